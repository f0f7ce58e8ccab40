const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

interface Image {
  /** Edge in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

/** Encodes a Windows icon file with PNG images, which every browser since Internet Explorer 11 supports. */
export function ico(images: readonly Image[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4); // color planes
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
