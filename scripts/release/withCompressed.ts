import zlib from 'node:zlib';

/** A file with its compressed copies. */
export const withCompressed = (name: string, content: string): readonly (readonly [string, string | Buffer])[] => [
  [name, content],
  [`${name}.br`, zlib.brotliCompressSync(content)],
  [`${name}.gz`, zlib.gzipSync(content, { level: 9 })],
];
