import { viewCitation } from '../frame/citation.ts';
import { addressOfValues } from './form-values.ts';
import type { WorkloadNames } from './names.ts';
import { workloadWords } from './workload-sentence.ts';
import type { Ranked } from './workload-state.ts';
import { valuesOfWorkload } from './write-workload.ts';

export function citationOf(ranked: Ranked, { names, origin }: { names: WorkloadNames; origin: string }) {
  const { engineVersion, policyVersion } = ranked.result;
  const address = `${origin}${addressOfValues(valuesOfWorkload(ranked.request))}`;
  const cite = viewCitation({
    what: workloadWords(ranked, names),
    versions: [`engine ${engineVersion}`, `policy ${policyVersion}`],
    address,
  });
  return { address, cite };
}
