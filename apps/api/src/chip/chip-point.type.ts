import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { Relation, relationOf } from '@inferbench/domain/terms/relation';
import { phaseWords } from '@inferbench/domain/terms/phase-words';
import { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { EvidenceGrade } from '@inferbench/domain/scores/score';
import { Phase } from '@inferbench/domain/terms/slice';
import { Kind } from '@inferbench/domain/terms/kind';
import { z } from 'zod';
import { Id, globalId } from '../graphql/global-id.ts';
import '../graphql/publication-types.ts';
import { objectType } from '../graphql/derived-type.ts';
import type { ChipPointRow } from '@inferbench/db/points/chip-points';
import type { Chip } from '@inferbench/domain/chips/chip';
import { roofIntensity } from '@inferbench/evaluation/roof-intensity';
import { connectionOf } from '../graphql/connection.type.ts';
import { figure, word } from '@inferbench/domain/terms/figure';

export const ChipPointType = objectType(
  'ChipPoint',
  'A point of a chip as its page lists it; `point(id)` gives all of it.',
  {
    id: Id.describe('Global id of the point.'),
    label: z.string().describe('Model, phase and batch in words.'),
    kind: Kind.describe('Kind of number.'),
    phase: Phase.describe('Part of inference that it measures.'),
    evidenceGrade: EvidenceGrade.describe('How strongly it is backed.'),
    configuration: ConfigurationBasis.describe('Whether its source names what it measured.'),
    example: z.boolean().describe('Made to show the way, not measured on hardware.'),
    lifecycle: Lifecycle.describe('State of its submission.'),
    submitter: z.string().describe('Organisation that submitted it.'),
    testedBy: word('Who measured it; null of a published figure, whose source says it.'),
    relation: Relation.describe('How the submitter stands to the chip.'),
    source: word('Publication that it stands in; null of a run submitted here.'),
    measuredOn: word('When it was measured, ISO; null where nobody said.'),
    framework: word('Serving framework; null where nobody stated it.'),
    chips: z.int().describe('Number of chips.'),
    usefulTops: figure('Useful TOPS per chip; null where it cannot be computed.'),
    utilisation: figure('Useful rate ÷ dense peak of all chips.'),
    computePrecision: z.string().describe('Precision that computes.'),
    intensityFlopPerByte: figure(
      'Where it stands under the roofline: FLOPs ÷ bytes where memory limits, the ridge where arithmetic does; null without an ideal time.',
    ),
    averageWatts: figure('Mean power of all chips at the boundary, watts.'),
    powerBoundary: PowerBoundary.nullable().describe('Where power was taken; null without power.'),
  },
);
export type ChipPointType = InstanceType<typeof ChipPointType>;

export const ChipPointConnectionType = connectionOf(
  'ChipPoint',
  () => ChipPointType,
  'A page of the points of a chip, by id.',
);

export function toChipPointType(row: ChipPointRow, chip: Chip): ChipPointType {
  const { model, batch, peakPrecision, algorithm, energy, ...shown } = row;
  return {
    ...shown,
    id: globalId('Point', row.id),
    label: [
      model,
      phaseWords(row.phase),
      ...(batch === null ? [] : [`batch ${Number(batch.toPrecision(3))}`]),
    ].join(', '),
    relation: relationOf({ ...row, chipVendor: chip.vendor }),
    computePrecision: peakPrecision,
    intensityFlopPerByte: roofIntensity(chip, { peakPrecision, algorithm }),
    averageWatts: energy?.averageWatts ?? null,
    powerBoundary: energy?.boundary ?? null,
  };
}
