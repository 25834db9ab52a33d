import {
  type CatalogueView,
  everyEntry,
  type FoundEntries,
  withEntries,
} from '@inferbench/domain/catalogue/catalogue-view';
import { chipsMeant, modelMeant } from '@inferbench/domain/catalogue/resolve-entry';
import { Chip } from '@inferbench/domain/chips/chip';
import { Model } from '@inferbench/domain/models/model';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { importFindings } from '@inferbench/importers/import-findings';
import { importRun } from '@inferbench/importers/import-run';
import { parseContext } from '@inferbench/importers/context/parse-context';
import type { z } from 'zod';
import {
  type Named,
  NO_RUN,
  type RunPreview,
  type RunPreviewTask,
  type SiteEntries,
} from '../submit/run-form/run-preview.ts';
import { readJson } from '../submit/value-at.ts';
import type { Distribution, PercentileKey } from '@inferbench/domain/terms/distribution';
import type { LoadStep } from '@inferbench/domain/simulation/load-curve';
import type { Point, RequestsPoint } from '@inferbench/domain/runs/point';
import { samplesNeeded } from '@inferbench/domain/terms/sample-statistics';
import { MS_PER_SEC } from '@inferbench/units/si';

/** First what the file says, then what the rules say of it. */
export function* runPreviewParts(
  { document, context: text, run: select, entries }: RunPreviewTask['question'],
  shown: CatalogueView,
): Generator<Partial<RunPreview>> {
  const catalogue = withEntries(everyEntry(shown), foundIn(entries));
  const context = parseContext(text);
  if (!context.ok) return void (yield { ...NO_RUN, findings: context.error });
  yield { lacking: lackingOf(catalogue, context.value) };
  const read = importRun({
    text: document,
    context: context.value,
    catalogue,
    ...(select === null ? {} : { select }),
  });
  if (!read.ok) return void (yield { imported: null, steps: [], findings: importFindings(read.error) });
  const { run, missing } = read.value;
  const fields = run.source.fields.map((field) => ({
    ...field,
    originalValue: field.originalValue === null ? null : String(field.originalValue),
  }));
  const { warnings } = run.source;
  yield {
    imported: { run: JSON.stringify(run), missing, fields, warnings },
    steps: runSteps(run.points),
  };
  yield { findings: evaluateRun(run, catalogue).findings };
}

function lackingOf({ chips, models }: CatalogueView, { system, model }: RunContext): Named {
  const [chip, slug] = [system?.chip, model?.slug];
  return {
    chips: chip === undefined || chipsMeant(chips, chip).length > 0 ? [] : [chip],
    models: slug === undefined || modelMeant(models, slug) !== null ? [] : [slug],
  };
}

/** Entries of the site; one of a newer site may be of a shape that this page cannot read, and is lacking then. */
function foundIn({ chips, models, unreviewed }: SiteEntries): FoundEntries {
  const read = <T extends { slug: string }>(schema: z.ZodType<T>, texts: readonly string[]) =>
    new Map(
      texts.flatMap((text): [string, T][] => {
        const entry = schema.safeParse(readJson(text)).data;
        return entry === undefined ? [] : [[entry.slug, entry]];
      }),
    );
  return { chips: read(Chip, chips), models: read(Model, models), unreviewed: new Set(unreviewed) };
}

/** Loads of a run before anybody knows what it ran on: what the file itself says, behind the same gates of samples. */
function runSteps(points: readonly Point[]): LoadStep[] {
  return points.flatMap((point, index) => (point.measurement === 'requests' ? stepOf(point, index) : []));
}

function stepOf({ load, counts, durationSec, latency }: RequestsPoint, index: number): LoadStep[] {
  const concurrency = load.concurrencyLimit ?? inFlight(counts.completed, durationSec, latency.e2e);
  if (concurrency === null) return [];
  return [
    {
      pointId: String(index),
      concurrency,
      clients: load.mode === 'closed' ? load.concurrencyLimit : null,
      outputTokensPerSec: counts.outputTokens === 0 ? null : counts.outputTokens / durationSec,
      ttftMsP50: percentile(latency.ttft, 'p50Sec'),
      ttftMsP95: percentile(latency.ttft, 'p95Sec'),
      tpotMsP50: percentile(latency.tpot, 'p50Sec'),
      tpotMsP95: percentile(latency.tpot, 'p95Sec'),
      e2eMsP50: percentile(latency.e2e, 'p50Sec'),
      e2eMsP95: percentile(latency.e2e, 'p95Sec'),
    },
  ];
}

/** Little's law, where the tool was given no limit. */
function inFlight(completed: number, durationSec: number, e2e: Distribution | null): number | null {
  const mean = e2e?.meanSec ?? null;
  return mean === null || completed === 0 ? null : (completed / durationSec) * mean;
}

function percentile(distribution: Distribution | null, key: PercentileKey): number | null {
  const value = distribution?.[key] ?? null;
  return value === null || (distribution?.n ?? 0) < samplesNeeded(key) ? null : value * MS_PER_SEC;
}
