import type { KeyCount } from '../scores/comparability.ts';
import type { Model } from '../models/model.ts';
import type { Slice } from '../terms/slice.ts';

/** A slice as the board of an epoch shows it. */
export interface BoardSlice {
  epochId: number;
  /** Null where nothing was ever scored in this slice. */
  sliceId: number | null;
  /** Grows with every change of the slice in this epoch; 0 where nothing was scored. */
  version: number;
  slice: Slice;
  /** Systems that rank in it, by any metric. */
  systems: number;
  model: { id: string; model: Model };
  /** Systems by metric and key. */
  keyCounts: KeyCount[];
}

/** One in which something was scored. */
export type ScoredSlice = BoardSlice & { sliceId: number };
