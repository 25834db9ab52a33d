import { crc32, deflateSync } from 'node:zlib';

export interface ImageSize {
  widthPixels: number;
  heightPixels: number;
}

/** Side of the squares that an image is of: small enough that no two images are alike, large enough to be short. */
const SQUARE_PIXELS = 16;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS_OF_A_PIXEL = 1;

/** An image of black and white squares as drawn, in PNG, as an address that holds it. */
export function imageUrl({ widthPixels, heightPixels }: ImageSize, draw: () => number): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPixels, 0);
  header.writeUInt32BE(heightPixels, 4);
  header[8] = BITS_OF_A_PIXEL;
  const rowBytes = Math.ceil(widthPixels / 8);
  const rows: Buffer[] = [];
  for (let y = 0; y < heightPixels; y += 1) {
    const above = rows.at(-1);
    rows.push(above !== undefined && y % SQUARE_PIXELS > 0 ? above : drawnRow(rowBytes, draw));
  }
  const parts = [
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

/** A row of pixels after the byte that says they stand as they are. */
function drawnRow(rowBytes: number, draw: () => number): Buffer {
  const row = Buffer.alloc(1 + rowBytes);
  const bytesOfASquare = SQUARE_PIXELS / 8;
  for (let at = 0; at < rowBytes; at += bytesOfASquare)
    row.fill(draw() < 0.5 ? 0 : 0xff, 1 + at, Math.min(1 + at + bytesOfASquare, row.length));
  return row;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), 4 + named.length);
  return whole;
}
