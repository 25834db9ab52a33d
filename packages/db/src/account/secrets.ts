import { createHash, randomBytes } from 'node:crypto';

/** What is handed out and never stored; the prefix lets logs and scanners recognise it. */
export interface Secret {
  secret: string;
  hash: Buffer;
}

const SECRET_BYTES = 32;

/** The value of a cookie. */
export const newCookie = (): Secret => newSecret('ib_cookie_');
/** What stands in the link of an invitation. */
export const newInvitation = (): Secret => newSecret('ib_invite_');

function newSecret(prefix: string): Secret {
  const secret = `${prefix}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, hash: hashSecret(secret) };
}

/** A random secret needs no slow hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Crockford's: without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 32 hold 130 bits. */
const CODE_LENGTH = 26;
const GROUP = /.{5}(?=.{5})|.+/g;

/** A code to write down, in groups. */
export function newRecoveryCode(): Secret {
  const code = Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return { secret: code.match(GROUP)?.join('-') ?? code, hash: hashSecret(code) };
}

/** Hash of a code as somebody types it: in any case, with or without its groups. */
export function hashRecoveryCode(typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return hashSecret(code);
}
