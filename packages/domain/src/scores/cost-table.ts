import { WATTS_PER_KILOWATT } from '@inferbench/units/si';
import { z } from 'zod';
import { Slug } from '../names/slug.ts';
import { SOURCED, Sources } from '../terms/sourced.ts';

/** What a row is about. Rows of one kind are alternatives; nothing adds them up. */
export const CostKind = z.enum([
  'PUE',
  'ELECTRICITY',
  'DEPRECIATION',
  'AVAILABILITY',
  'SERVER_CAPITAL',
  'HOST_POWER',
  'WALL_POWER',
  'HOSTING',
  'PROVISIONED_POWER',
  'CONTRACT_PRICE',
  'ALL_IN_COST',
]);
export type CostKind = z.infer<typeof CostKind>;

const text = (max: number) => z.string().min(1).max(max);
const figure = z.number().nonnegative().max(1e9);

/** One published or chosen figure of what owning a chip costs. Money and power are those of one chip. */
export const CostRow = z.strictObject({
  /** What the scoring policy and a reader's assumptions name. */
  id: Slug,
  kind: CostKind,
  what: text(120),
  /** Slug of the chip whose contract price or provisioned power it is; left out of rows that hold for more than one. */
  chip: Slug.optional(),
  value: figure,
  unit: z.enum([
    'RATIO',
    'YEARS',
    'USD_PER_KWH',
    'EUR_PER_KWH',
    'USD_PER_CHIP',
    'USD_PER_CHIP_HOUR',
    'W_PER_CHIP',
  ]),
  low: figure.optional(),
  high: figure.optional(),
  /** Year, half-year or month that the figure is of. */
  period: text(20).optional(),
  note: text(300).optional(),
  ...SOURCED,
});
export type CostRow = z.infer<typeof CostRow>;

/** Inputs to choose from; which of them the scoring policy uses is the policy's matter. */
export const CostTable = z
  .strictObject({ schema: z.literal('inferbench.costs/1'), sources: Sources, rows: z.array(CostRow).min(1) })
  .superRefine(({ sources, rows }, context) => {
    const seen = new Set<string>();
    rows.forEach(({ id, source }, index) => {
      if (seen.has(id)) {
        context.addIssue({ code: 'custom', path: ['rows', index, 'id'], message: `${id} stands twice` });
      }
      seen.add(id);
      if (Object.hasOwn(sources, source)) return;
      const message = `source "${source}" is not described under sources`;
      context.addIssue({ code: 'custom', path: ['rows', index, 'source'], message });
    });
  });
export type CostTable = z.infer<typeof CostTable>;

/** What the cost table knows of one chip. */
export interface ChipCosts {
  /** Price of a contract of three years, power and cooling included. */
  contract: { usdPerChipHour: number; period: string; source: string; note: string | null } | null;
  /** Power that has to be there for one chip: host, network and its share of the cooling. */
  provisioned: { kw: number; period: string; source: string } | null;
}

/** The rows that are of one chip, by its slug. */
export function chipCosts({ rows, sources }: CostTable): Record<string, ChipCosts> {
  const found: Record<string, ChipCosts> = {};
  for (const { chip, kind, value, source, period = '', note = null } of rows) {
    if (chip === undefined) continue;
    const known = (found[chip] ??= { contract: null, provisioned: null });
    const where = sources[source]?.where ?? source;
    if (kind === 'CONTRACT_PRICE') known.contract = { usdPerChipHour: value, period, source: where, note };
    if (kind === 'PROVISIONED_POWER')
      known.provisioned = { kw: value / WATTS_PER_KILOWATT, period, source: where };
  }
  return found;
}
