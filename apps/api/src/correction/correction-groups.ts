import { catalogue } from '@inferbench/catalogue/catalogue';
import { CORRECTIONS } from '@inferbench/catalogue/corrections';
import { costs } from '@inferbench/catalogue/costs';
import {
  correctionDeviation,
  type CorrectionEntry,
  type CorrectionList,
} from '@inferbench/domain/submissions/correction';

export interface CorrectionSource {
  name: string;
  chip: string | null;
  where: string | null;
}

export interface CheckedClaim extends Omit<CorrectionEntry, 'sources'> {
  deviation: number | null;
  sources: CorrectionSource[];
}

export interface CorrectionGroup extends Pick<CorrectionList, 'section' | 'title'> {
  corrections: CheckedClaim[];
}

/** What a source name stands for: a chip has its own page, the others say where they were read. */
function resolveSource(name: string, { sources }: CorrectionList): CorrectionSource {
  const [folder, ...rest] = name.split('/');
  const slug = rest.join('/');
  if (folder === 'chips') return { name, chip: slug, where: null };
  if (folder === 'models') return { name, chip: null, where: catalogue.models.get(slug)?.source ?? null };
  const described = folder === 'costs' ? costs.sources[costs.byId.get(slug)?.source ?? ''] : sources[name];
  return { name, chip: null, where: described?.where ?? null };
}

/** The audit in reading order, each claim with its deviation. */
export const CORRECTION_GROUPS: readonly CorrectionGroup[] = CORRECTIONS.map((list) => ({
  section: list.section,
  title: list.title,
  corrections: list.entries.map((entry) => ({
    ...entry,
    deviation: correctionDeviation(entry),
    sources: entry.sources.map((name) => resolveSource(name, list)),
  })),
}));
