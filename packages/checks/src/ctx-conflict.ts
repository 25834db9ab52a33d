import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { resolveChipName } from '@inferbench/domain/chip-name';
import type { Finding } from '@inferbench/domain/finding';
import { modelNamed, namedAt } from '@inferbench/domain/named-in-file';
import type { ContextConflict, Run } from '@inferbench/domain/run';
import { finding } from './check-subject.ts';

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
  return [...recorded, ...fresh].map(toFinding);
}

function toFinding({ path, key, fileValue, statedValue, used }: ContextConflict): Finding {
  const counts =
    used === 'file'
      ? "The file's value counts."
      : used === 'stated'
        ? 'The catalogue has no entry for the word of the file, so the stated one is used.'
        : 'The word of the file names no one entry, so neither is used.';
  return finding('CTX-CONFLICT', {
    severity: DECISIVE.has(path) ? 'flag' : 'warn',
    path,
    message: `The file says ${fileValue} (${key}), the context states ${statedValue}. ${counts}`,
    value: fileValue,
    expected: `${statedValue}, as stated`,
    fix: 'Leave out of the context what the file says, or submit the file of the run that the context describes.',
  });
}

/** Names that a run kept of its file against the entries that it is submitted under. */
function disagreeing(run: Run, catalogue: CatalogueView): ContextConflict[] {
  const conflicts: ContextConflict[] = [];
  const add = (conflict: ContextConflict) =>
    conflicts.push({
      ...conflict,
      fileValue: conflict.fileValue.slice(0, 200),
      statedValue: conflict.statedValue.slice(0, 200),
    });
  const model = modelNamed(run, catalogue);
  const { slug } = run.model;
  if (model?.model && slug !== null && model.model.slug !== slug)
    add({ path: 'model.slug', key: model.key, fileValue: model.name, statedValue: slug, used: 'stated' });
  const { weights } = run.precision;
  if (model?.format && weights !== null && !model.format.allowed.includes(weights)) {
    const fileValue = `${model.format.text} (in the name ${model.name})`;
    add({ path: 'precision.weights', key: model.key, fileValue, statedValue: weights, used: 'stated' });
  }
  const named = namedAt(run, 'system.chip');
  const { chip } = run.system;
  const meant = named === null ? null : resolveChipName(catalogue.chips, named.name);
  if (named === null || meant === null || chip === null) return conflicts;
  const isMeant =
    meant.kind === 'none' ||
    (meant.kind === 'one' ? meant.chip.slug === chip : meant.chips.some((each) => each.slug === chip));
  if (!isMeant)
    add({ path: 'system.chip', key: named.key, fileValue: named.name, statedValue: chip, used: 'stated' });
  return conflicts;
}
