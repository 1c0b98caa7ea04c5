/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { pdfAddress } from './pdfAddress';

describe('pdfAddress', () => {
  it('shows the document as a PDF, until it is revoked @DOC-10 @DOC-15', () => {
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      blobs.set('blob:1', blob as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = (url) => void blobs.delete(url);

    const { url, revoke } = pdfAddress(new TextEncoder().encode('%PDF-1.4').buffer);
    expect(blobs.get(url)).toMatchObject({ type: 'application/pdf', size: 8 });
    revoke();
    expect(blobs.size).toBe(0);
  });
});
