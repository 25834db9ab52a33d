// What the tables do not say line by line: how each source measured, what to know, and which series of runs it shows.
import { MeasurementList } from '@inferbench/domain/measurement-list';
import { POINT_MODES, pointModesOf } from '@inferbench/domain/point-mode';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Described = z.strictObject({
  document: z.string(),
  licence: z.string(),
  method: z.string(),
  caution: z.string(),
  campaign: z.string().optional(),
  power: z.string().optional(),
  /** Where a mean of running requests was measured instead of a limit. */
  batch: z.literal('ACHIEVED').optional(),
});

const SOURCES_FILE = path.join(path.dirname(import.meta.dirname), 'sources.yaml');

const DESCRIBED = new Map(
  z
    .array(Described)
    .parse(parse(readFileSync(SOURCES_FILE, 'utf8')))
    .map((source) => [source.document, source]),
);

export function describedSources(): string[] {
  return [...DESCRIBED.keys()];
}

/** Throws on a source that nobody described: what it measured is no guess of a machine. */
export function sourceOf(document: string): MeasurementList['source'] {
  const described = DESCRIBED.get(document);
  if (described === undefined) {
    throw new RangeError(
      `packages/published/sources.yaml does not describe "${document}": add its licence, how it measured and what to know`,
    );
  }
  const { licence, method, caution, campaign, power, batch } = described;
  return MeasurementList.shape.source.parse({
    document,
    licence,
    method,
    caution,
    ...(campaign === undefined ? {} : { campaign }),
    powerBoundary: power ?? null,
    ...POINT_MODES['static batch'],
    regimes: pointModesOf(batch),
  });
}
