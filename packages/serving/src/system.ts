import type { FrontEnd, ServingLoad, Speculation } from './load.ts';
import type { Pool, SplitPools } from './scheduler.ts';

/** What serves a load: engines that do everything, or pools for prompts and for answers. */
export type ServingSystem = (Pool | SplitPools) & { stack: FrontEnd; speculation?: Speculation | null };
export type ServeInput = ServingSystem & { load: ServingLoad };
