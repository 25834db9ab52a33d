import { z } from 'zod';
import { Id, globalId } from '../graphql/global-id.ts';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import type { StoredSystem } from '@inferbench/db/points/node-reader';
import { ChipType } from './chip.type.ts';
import { toChipType } from './to-chip-type.ts';
import { systemLongName, systemShortName } from '@inferbench/domain/catalogue/names';
import { viewOf } from '../graphql/view-of.ts';
import { NodeType } from '../graphql/node.type.ts';
import { word } from '@inferbench/domain/terms/figure';

export const SystemType = objectType(
  'System',
  'Chip × number of chips × framework: what a board row stands for.',
  {
    id: Id.describe('Global id.'),
    slug: z.string().describe('Stable public name.'),
    shortName: z.string().describe('What it is called in lists, for example B200 ×8, vLLM.'),
    longName: z.string().describe('What it is called in full.'),
    chips: z.int().describe('Number of chips.'),
    framework: word('Serving framework; null where the submitter did not state it.'),
    chip: instanceOf(ChipType).describe('The accelerator.'),
  },
  { implements: NodeType },
);
export type SystemType = InstanceType<typeof SystemType>;

export const toSystemType = viewOf<StoredSystem, SystemType>(SystemType, {
  id: ({ id }) => globalId('System', id),
  slug: ({ slug }) => slug,
  shortName: ({ chip, ...system }) => systemShortName({ ...system, chip: chip.chip }),
  longName: ({ chip, ...system }) => systemLongName({ ...system, chip: chip.chip }),
  chips: ({ chips }) => chips,
  framework: ({ framework }) => framework,
  chip: ({ chip }) => toChipType(chip),
});
