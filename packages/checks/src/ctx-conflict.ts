import { answersTo, type CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipsMeant } from '@inferbench/domain/catalogue/resolve-entry';
import type { Finding } from '@inferbench/domain/errors/finding';
import { modelNamed, type Named, namedAt, type NamedModel } from '@inferbench/domain/catalogue/named-in-file';
import type { ContextConflict, Run } from '@inferbench/domain/runs/run';
import { findings, type Rule, type Violation } from './rule.ts';

export const ctxConflict: Rule = {
  id: 'CTX-CONFLICT',
  title: 'What a file says is not overruled',
  severity: 'flag',
  since: '0.4.1',
  explanation:
    "A context fills what a file does not say. Where both speak and disagree the file's value counts and both are shown; a run with a conflict of model, chip, number of chips or weight format stays off the board, other conflicts warn.",
  formula: null,
};

/** What decides with which results a run is compared: a contradiction about it keeps the run off the board. */
const DECISIVE: ReadonlySet<string> = new Set([
  'model.slug',
  'system.chip',
  'system.chips',
  'precision.weights',
]);

/**
 * What the file says and its owner states otherwise, as the import recorded it; and what a run document that was merged
 * elsewhere has beside the names that it kept of its file.
 */
export function ctxConflicts(run: Run, catalogue: CatalogueView): Finding[] {
  const recorded = run.source.conflicts ?? [];
  const found = run.publication === null ? disagreeing(run, catalogue) : [];
  const fresh = found.filter(({ path }) => !recorded.some((conflict) => conflict.path === path));
  return findings(ctxConflict, [...recorded, ...fresh].map(violationOf));
}

function violationOf({ path, key, fileValue, statedValue, used }: ContextConflict): Violation {
  const counts =
    used === 'file'
      ? "The file's value counts."
      : used === 'stated'
        ? 'The catalogue has no entry for the word of the file, so the stated one is used.'
        : 'The word of the file names no one entry, so neither is used.';
  return {
    severity: DECISIVE.has(path) ? 'flag' : 'warn',
    path,
    message: `The file says ${fileValue} (${key}), the context states ${statedValue}. ${counts}`,
    value: fileValue,
    expected: `${statedValue}, as stated`,
    fix: 'Leave out of the context what the file says, or submit the file of the run that the context describes.',
  };
}

/** Names that a run kept of its file against the entries that it is submitted under. */
function disagreeing(run: Run, catalogue: CatalogueView): ContextConflict[] {
  const model = modelNamed(run, catalogue);
  return [otherModel(run, model, catalogue), otherWeights(run, model), otherChip(run, catalogue)].filter(
    (conflict) => conflict !== null,
  );
}

function merged(path: string, named: Named, fileValue: string, statedValue: string): ContextConflict {
  return { path, key: named.key, fileValue: fileValue.slice(0, 200), statedValue, used: 'stated' };
}

function otherModel(run: Run, named: NamedModel | null, catalogue: CatalogueView): ContextConflict | null {
  const { slug } = run.model;
  if (!named?.model || slug === null || named.model.slug === slug) return null;
  const own = catalogue.models.get(slug);
  return own && answersTo(own, named.name) ? null : merged('model.slug', named, named.name, slug);
}

function otherWeights(run: Run, named: NamedModel | null): ContextConflict | null {
  const { weights } = run.precision;
  if (!named?.format || weights === null || named.format.allowed.includes(weights)) return null;
  return merged('precision.weights', named, `${named.format.text} (in the name ${named.name})`, weights);
}

function otherChip(run: Run, catalogue: CatalogueView): ContextConflict | null {
  const named = namedAt(run, 'system.chip');
  const { chip } = run.system;
  if (named === null || chip === null) return null;
  const meant = chipsMeant(catalogue.chips, named.name);
  return meant.length === 0 || meant.some(({ slug }) => slug === chip)
    ? null
    : merged('system.chip', named, named.name, chip);
}
