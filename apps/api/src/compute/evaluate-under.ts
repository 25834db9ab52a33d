import { type CatalogueView, everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Model } from '@inferbench/domain/models/model';
import type { Run } from '@inferbench/domain/runs/run';
import type { Evaluation } from '@inferbench/domain/scores/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';

interface Question {
  entry: { subject: 'CHIP'; document: Chip } | { subject: 'MODEL'; document: Model };
  runs: readonly Run[];
}

/** What runs are worth as the catalogue stands, and with another version of one of its entries. */
export function evaluateUnder(
  { entry, runs }: Question,
  shown: CatalogueView,
): { before: Evaluation; after: Evaluation }[] {
  const before = everyEntry(shown);
  const { slug } = entry.document;
  const after: CatalogueView =
    entry.subject === 'CHIP'
      ? { ...before, chips: new Map(before.chips).set(slug, entry.document) }
      : { ...before, models: new Map(before.models).set(slug, entry.document) };
  return runs.map((run) => ({ before: evaluateRun(run, before), after: evaluateRun(run, after) }));
}
