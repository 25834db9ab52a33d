import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';

const bytesOf = (value: unknown) => utf8ToBytes(canonicalJson(value));

/** SHA-256 of a value's canonical JSON, lower-case hex. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(bytesOf(value)));
}

/** Hashes values whose first key in order is the same with one large value: read once, however many follow. */
export class SharedBeginning {
  readonly #begun;

  /** @param first one key and its value. */
  constructor(first: object) {
    this.#begun = sha256.create().update(bytesOf(first).slice(0, -1));
  }

  /** Equals `hashOf({ ...first, ...rest })` for keys that all come later in order, of which there is at least one. */
  hashWith(rest: object): string {
    const following = bytesOf(rest);
    following[0] = COMMA;
    return bytesToHex(this.#begun.clone().update(following).digest());
  }
}

const COMMA = 0x2c;
