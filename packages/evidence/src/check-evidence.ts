import { isUtf8 } from 'node:buffer';
import { EvidenceKind } from '@inferbench/domain/scores/evidence-kind';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type EvidenceLabel, MAX_EVIDENCE_BYTES } from './evidence-store.ts';

/** First bytes of what packs files. The few that are text by themselves are packed all the same. */
const PACKED: readonly (readonly [name: string, start: readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
];

/** Throws where bytes are no evidence: too large, of no kind, packed, or no text. Nothing is ever unpacked. */
export function checkEvidence(bytes: Buffer, { kind }: EvidenceLabel): void {
  if (bytes.length > MAX_EVIDENCE_BYTES)
    throw new InferbenchError(
      'PAYLOAD_TOO_LARGE',
      `A file of evidence has at most ${MAX_EVIDENCE_BYTES} bytes.`,
      {
        path: 'document',
        value: `${bytes.length} bytes`,
      },
    );
  // Callers outside TypeScript exist: the kind decides what is shown.
  if (!EvidenceKind.safeParse(kind).success) throw refused('a kind that is not known');
  const packed = PACKED.find(([, start]) => start.every((byte, i) => bytes[i] === byte));
  if (packed)
    throw new InferbenchError('IMPORT_COMPRESSED', `The file is compressed (${packed[0]}).`, {
      path: 'document',
      value: packed[0],
      expected: 'text',
    });
  if (bytes.length === 0) throw refused('an empty file');
  if (bytes.includes(0) || !isUtf8(bytes)) throw refused('bytes that are no text');
}

function refused(value: string): InferbenchError {
  return new InferbenchError('INVALID', 'This cannot be kept as evidence.', {
    path: 'document',
    value,
    expected: 'UTF-8 text without NUL, of kind RESULT, CONTEXT or POWER_LOG',
  });
}
