/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { savedFiles } from '../../../tests/support/savedFiles';
import { DownloadButton } from './DownloadButton';

describe('DownloadButton', () => {
  it('makes and saves its file only when it is pressed', async () => {
    const saved = savedFiles();
    let made = 0;
    const make = () => {
      made += 1;
      return { name: 'payments.csv', type: 'text/csv', text: 'Año' };
    };
    render(<DownloadButton make={make}>Download</DownloadButton>);
    expect(made).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(await saved()).toEqual([{ name: 'payments.csv', type: 'text/csv', text: 'Año' }]);
  });
});
