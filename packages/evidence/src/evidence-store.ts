import type { EvidenceKind } from '@inferbench/domain/scores/evidence-kind';

/** Bytes of a request at most: what cannot be submitted need not be kept. */
export const MAX_EVIDENCE_BYTES = 32 * 1024 * 1024;

export interface EvidenceLabel {
  /** Name as somebody gave it; only shown. */
  name: string;
  kind: EvidenceKind;
}

export interface StoredEvidence extends EvidenceLabel {
  /** Hash of the bytes, 64 hexadecimal digits: the name under which they are found. */
  sha256: string;
  bytes: number;
}

/** Files by the hash of their content. What was put once is never changed; there is no removal. */
export interface EvidenceStore {
  /** Throws PAYLOAD_TOO_LARGE, IMPORT_COMPRESSED or INVALID for what is no evidence. */
  put(bytes: Buffer, label: EvidenceLabel): Promise<StoredEvidence>;
  /** The very bytes that were put; null for an unknown hash. Throws EVIDENCE_DAMAGED where the disk holds others. */
  get(sha256: string): Promise<Buffer | null>;
}
