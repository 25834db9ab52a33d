/** What one visitor may make the server hold and compute. */
export interface Allowance {
  /** Bytes of a request; a document inside it travels as a JSON text, whose escapes can double it. */
  bodyBytes: number;
  /** Characters of one document, at most as many values. */
  documentChars: number;
  /** How long one computation may run. */
  deadlineMs: number;
}

const MIB = 1024 * 1024;

/** Somebody without a working key. */
export const ANONYMOUS: Allowance = { bodyBytes: 2.25 * MIB, documentChars: MIB, deadlineMs: 5_000 };
/** A key, or this machine itself. */
export const KNOWN: Allowance = { bodyBytes: 32 * MIB, documentChars: 32 * MIB, deadlineMs: 20_000 };
