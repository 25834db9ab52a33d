// What the tables do not say line by line: how each source measured, what to know, and which series of runs it shows.
import { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { POINT_MODES, pointModesOf } from '@inferbench/domain/runs/point-mode';
import { parse } from 'yaml';
import { z } from 'zod';

const Described = z.strictObject({
  document: z.string(),
  licence: z.string(),
  method: z.string(),
  caution: z.string(),
  campaign: z.string().optional(),
  power: z.string().optional(),
  /** Set where a mean of running requests was measured instead of a limit. */
  batch: z.literal('ACHIEVED').optional(),
});

export type Source = MeasurementList['source'];

/** Sources by document, of the text of `packages/published/sources.yaml`. */
export function describedSources(yaml: string): ReadonlyMap<string, Source> {
  const described = z.array(Described).parse(parse(yaml));
  return new Map(described.map((one) => [one.document, sourceOf(one)]));
}

function sourceOf({ campaign, power, batch, ...said }: z.infer<typeof Described>): Source {
  return MeasurementList.shape.source.parse({
    ...said,
    ...(campaign === undefined ? {} : { campaign }),
    powerBoundary: power ?? null,
    ...POINT_MODES['static batch'],
    regimes: pointModesOf(batch),
  });
}
