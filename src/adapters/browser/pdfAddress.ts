/** An object URL of a document, which is always a PDF, so that no file can run a script in the portal's origin. */
export const pdfAddress = (pdf: ArrayBuffer) => {
  const url = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
  return { url, revoke: (): void => URL.revokeObjectURL(url) };
};
