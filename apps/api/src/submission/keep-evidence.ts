import type { NewEvidence } from '@inferbench/db/submissions/evidence-record';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { EvidenceStore } from '@inferbench/evidence/evidence-store';
import type { Compute } from '../compute/compute.ts';
import { isPassing } from '../http/passing.ts';

/**
 * Puts the public copy of a submitted file into the store, before any transaction. A submission that is not stored after
 * all leaves a file that no row names: harmless, since only what a row names is served.
 */
export async function keepEvidence(
  { evidence: store, compute }: { evidence: EvidenceStore; compute: Compute },
  { document, tool }: { document: string; tool: string },
): Promise<Result<NewEvidence, InferbenchError>> {
  try {
    const { text, textsRemoved, isJson, sourceSha256 } = await compute('publicCopy', document);
    const name = `${tool}-result.${isJson ? 'json' : 'txt'}`;
    const stored = await store.put(Buffer.from(text, 'utf8'), { name, kind: 'RESULT' });
    return ok({ ...stored, textsRemoved, sourceSha256 });
  } catch (error) {
    // Too large, or bytes that are no text: theirs. A full disk is ours, and so is what passes.
    if (error instanceof InferbenchError && !isPassing(error.code)) return fail(error);
    throw error;
  }
}
