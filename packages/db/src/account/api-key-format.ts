import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'ib_live';
const PUBLIC_LENGTH = 8;
/** 43 characters of 62 hold 256 bits. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^ib_live_([0-9A-Za-z]{8})_([0-9A-Za-z]{43})_([0-9A-Za-z]{6})$/;

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function base62(value: number, length: number): string {
  let text = '';
  for (let left = value; text.length < length; left = Math.floor(left / ALPHABET.length)) {
    text = `${ALPHABET[left % ALPHABET.length]}${text}`;
  }
  return text;
}

function checksum(body: string): string {
  return base62(crc32(body), CHECKSUM_LENGTH);
}

/** `ib_live_<8 public>_<43 secret>_<6 crc>`: scanners recognise it, a double click selects it whole. */
export function newApiKey(publicId = randomText(PUBLIC_LENGTH)): { key: string; publicId: string } {
  const body = `${PREFIX}_${publicId}_${randomText(SECRET_LENGTH)}`;
  return { key: `${body}_${checksum(body)}`, publicId };
}

/** The public part of a well-formed key with a right checksum, else null: a typo costs no database work. */
export function publicIdOf(key: string): string | null {
  const match = SHAPE.exec(key);
  if (match === null) return null;
  const [, publicId, , crc] = match;
  return publicId !== undefined && checksum(key.slice(0, -CHECKSUM_LENGTH - 1)) === crc ? publicId : null;
}

/** A 256-bit random secret needs no slow hash. */
export function hashApiKey(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(key).digest());
}
