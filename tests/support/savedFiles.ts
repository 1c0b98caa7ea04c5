/** The files that the page saves from now on. jsdom cannot save files. */
export const savedFiles = (): (() => Promise<readonly object[]>) => {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:${String(blobs.size)}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  };
  const textOf = (blob: Blob): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(reader))),
      );
      reader.readAsArrayBuffer(blob);
    });
  return () => Promise.all(files.map(async ({ name, blob }) => ({ name, type: blob.type, text: await textOf(blob) })));
};

const bytesOf = ({ result }: FileReader): Uint8Array =>
  result === null || typeof result === 'string' ? new Uint8Array() : new Uint8Array(result);
