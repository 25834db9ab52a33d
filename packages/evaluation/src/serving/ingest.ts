import type { FrontEnd } from '@inferbench/serving/load';
import type { Stack } from '@inferbench/simulator/maturity';

/** What a public simulator of serving takes for a request before its scheduler: a prior, no evidence (docs/serving.md). */
const PRIOR_INGEST_SEC = 0.015;

/** Work of a stack's front end before a scheduler sees a request. */
export function ingestOf(_stack: Stack): FrontEnd {
  return { ingestSec: PRIOR_INGEST_SEC, ingestSecPerKiloToken: 0 };
}
