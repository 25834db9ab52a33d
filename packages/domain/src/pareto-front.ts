import { z } from 'zod';
import { BoardKeys } from './board-keys.ts';
import { Kind } from './kind.ts';
import { Interval, Metric, MissingReason } from './metric.ts';
import { Profile } from './profile.ts';

/** Most systems of a slice that are compared with one another; each pair is. */
export const MAX_FRONT_SYSTEMS = 1_000;

/** A value of a system on one axis, in the unit of the metric. */
export const AxisValue = z.strictObject({
  metric: Metric,
  unit: z.string(),
  value: z.number(),
  interval: Interval,
  /** The point that has the value, and what kind of figure it is. */
  pointId: z.string(),
  kind: Kind,
});
export type AxisValue = z.infer<typeof AxisValue>;

export const MissingValue = z.strictObject({ metric: Metric, reason: MissingReason, detail: z.string() });
export type MissingValue = z.infer<typeof MissingValue>;

/** A system with a value on every axis. */
export const FrontSystem = z.strictObject({
  /** Slug. */
  system: z.string(),
  label: z.string(),
  /** Slug. */
  chip: z.string(),
  values: z.array(AxisValue),
  /** No other system dominates it. */
  onFront: z.boolean(),
  /** Slugs. */
  dominatedBy: z.array(z.string()),
  /** Over the four metrics, whatever the axes. */
  profile: Profile,
});
export type FrontSystem = z.infer<typeof FrontSystem>;

/** A system that lacks an axis: neither on the front nor off it. */
export const IncompleteSystem = FrontSystem.omit({ onFront: true, dominatedBy: true }).extend({
  missing: z.array(MissingValue),
});
export type IncompleteSystem = z.infer<typeof IncompleteSystem>;

/** Who is best at something, and who is beaten everywhere by one other (docs/metrics.md#why-four-dominance-pareto-set-specialist). */
export const ParetoFront = z.strictObject({
  axes: z.array(Metric),
  keys: BoardKeys,
  systems: z.array(FrontSystem),
  incomplete: z.array(IncompleteSystem),
  /** Systems past the first thousand of the slice, which are not compared. */
  omitted: z.int(),
  summary: z.string(),
});
export type ParetoFront = z.infer<typeof ParetoFront>;
