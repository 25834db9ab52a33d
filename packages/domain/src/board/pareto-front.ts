import { z } from 'zod';
import { BoardKeys } from './board-keys.ts';
import { Kind } from '../terms/kind.ts';
import { Interval, Metric, MissingReason } from '../terms/metric.ts';
import { Profile } from '../scores/profile.ts';

/** Most systems of a slice that are compared with one another; each pair is. */
export const MAX_FRONT_SYSTEMS = 1_000;

/** A value of a system on one axis, in the unit of the metric. */
export const AxisValue = z
  .strictObject({
    metric: Metric.describe('The axis.'),
    unit: z.string().describe('Unit of the value.'),
    value: z.number().describe('The value.'),
    interval: Interval.describe('Its interval.'),
    /** The point that has the value, and what kind of figure it is. */
    pointId: z.string(),
    kind: Kind.describe('Kind of the figure.'),
  })
  .describe('Value of a system on one axis.');
export type AxisValue = z.infer<typeof AxisValue>;

export const MissingValue = z
  .strictObject({
    metric: Metric.describe('The axis.'),
    reason: MissingReason.describe('Why.'),
    detail: z.string().describe('The reason in words.'),
  })
  .describe('An axis on which a system has no value, and why.');
export type MissingValue = z.infer<typeof MissingValue>;

export const FrontSystem = z
  .strictObject({
    system: z.string().describe('Slug of the system.'),
    label: z.string().describe('Chip, number and framework.'),
    chip: z.string().describe('Slug of its chip.'),
    chips: z.int().describe('Chips of the system.'),
    values: z.array(AxisValue).describe('Its values, in the order of the axes.'),
    onFront: z.boolean().describe('No other system dominates it.'),
    dominatedBy: z
      .array(z.string())
      .describe('Slugs of systems that are wholly worse on no axis and wholly better on one.'),
    profile: Profile.describe('Its ranks over the four metrics, whatever the axes.'),
  })
  .describe('A system with a value on every axis.');
export type FrontSystem = z.infer<typeof FrontSystem>;

export const IncompleteSystem = FrontSystem.omit({ onFront: true, dominatedBy: true })
  .extend({
    missing: z.array(MissingValue).describe('The axes that it lacks.'),
  })
  .describe('A system that lacks an axis: neither on the front nor off it.');
export type IncompleteSystem = z.infer<typeof IncompleteSystem>;

/** Who is best at something, and who is beaten everywhere by one other (docs/metrics.md#why-four-dominance-pareto-set-specialist). */
export const ParetoFront = z
  .strictObject({
    axes: z.array(Metric).describe('Metrics by which systems are compared.'),
    keys: BoardKeys.describe('Techniques, cost basis and power boundary of the values.'),
    systems: z.array(FrontSystem).describe('Systems with a value on every axis, by useful TOPS.'),
    incomplete: z.array(IncompleteSystem).describe('Systems that lack an axis, by useful TOPS.'),
    omitted: z.int().describe('Systems past the first 1,000 of the slice, which are not compared.'),
    summary: z.string().describe('The finding in one sentence.'),
  })
  .describe('Systems of a slice that no other beats on every axis, and those that one does.');
export type ParetoFront = z.infer<typeof ParetoFront>;
