import { visitorNames } from '../address/names/visitor-names.ts';
import { loadRules } from '../about/rules/load-rules.ts';
import { searchIndex } from './build-index.ts';
import { packedIndex, type SearchIndex } from '../find/search-index.ts';
import { loadCorrections } from '../about/corrections/corrections-data.ts';

export interface LoadedIndex {
  index: SearchIndex;
  file: string;
  /** Whether everything was read, so that what is not found is not there. */
  whole: boolean;
}

const KEPT_MS = 60_000;
let kept: { at: number; loaded: LoadedIndex } | null = null;

/** Everything that can be found, read about once a minute; of what the API does not answer the rest. */
export async function loadIndex(): Promise<LoadedIndex> {
  const now = Date.now();
  if (kept !== null && now - kept.at < KEPT_MS) return kept.loaded;
  const [names, rules, corrections] = await Promise.all([visitorNames(), loadRules(), loadCorrections()]);
  const index = searchIndex({
    names,
    rules: rules.state === 'DATA' ? rules.value : [],
    corrections: corrections.state === 'DATA' ? corrections.value.flatMap((group) => group.corrections) : [],
  });
  const file = JSON.stringify(packedIndex(index));
  const whole = names.chips.length > 0 && rules.state === 'DATA' && corrections.state === 'DATA';
  const loaded = { index, file, whole };
  if (whole) kept = { at: now, loaded };
  return loaded;
}
