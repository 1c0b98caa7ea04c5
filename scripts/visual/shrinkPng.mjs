// Makes the PNG of a screenshot smaller without changing a pixel: browsers write them for speed. What has no more than 256 colours
// gets a palette; the rest is packed harder.
import zlib from 'node:zlib';

const SIGNATURE_LENGTH = 8;
const RGB = 2;
const PALETTE = 3;

const chunksOf = (png) => {
  const chunks = [];
  for (let at = SIGNATURE_LENGTH; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
};

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

const crc32 = (bytes) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const paeth = (left, up, corner) => {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

const predictors = [() => 0, (left) => left, (_left, up) => up, (left, up) => (left + up) >> 1, paeth];

/** The bytes of all pixels, row by row, without the filters of the PNG. */
const pixelsOf = (packed, stride, height) => {
  const pixels = Buffer.alloc(height * stride);
  for (let row = 0; row < height; row += 1) {
    const predict = predictors[packed[row * (stride + 1)]];
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const left = column < 3 ? 0 : pixels[at - 3];
      const up = row === 0 ? 0 : pixels[at - stride];
      const corner = column < 3 || row === 0 ? 0 : pixels[at - stride - 3];
      pixels[at] = packed[row * (stride + 1) + 1 + column] + predict(left, up, corner);
    }
  }
  return pixels;
};

/** A byte before each row says that it has no filter. */
const unfiltered = (bytes, stride) => {
  const rows = [];
  for (let at = 0; at < bytes.length; at += stride) rows.push(Buffer.of(0), bytes.subarray(at, at + stride));
  return Buffer.concat(rows);
};

/** The same picture with fewer bytes; what is not as a browser writes its screenshots stays as it is. */
export const shrinkPng = (png) => {
  const chunks = chunksOf(png);
  const header = Buffer.from(chunks[0].data);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, kind, interlaced] = [header[8], header[9], header[12]];
  if (depth !== 8 || kind !== RGB || interlaced !== 0) return png;

  const packed = zlib.inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const pixels = pixelsOf(packed, width * 3, height);
  const places = new Map();
  const indexed = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < indexed.length; pixel += 1) {
    const colour = pixels.readUIntBE(pixel * 3, 3);
    if (!places.has(colour)) places.set(colour, places.size);
    indexed[pixel] = places.get(colour);
  }
  const hasPalette = places.size <= 256;
  if (hasPalette) header[9] = PALETTE;
  const palette = Buffer.alloc(places.size * 3);
  for (const [colour, place] of places) palette.writeUIntBE(colour, place * 3, 3);
  const rows = hasPalette ? unfiltered(indexed, width) : unfiltered(pixels, width * 3);
  const small = Buffer.concat([
    png.subarray(0, SIGNATURE_LENGTH),
    chunk('IHDR', header),
    ...(hasPalette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return small.length < png.length ? small : png;
};
