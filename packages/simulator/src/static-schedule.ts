/**
 * Chips whose compiler fixes every cycle before the step: nothing is launched and no host takes part in a step, so that
 * operators and collectives cost their hops and bytes alone (docs/model.md#families has no launch term). Defaults, not
 * fitted; host work between steps, which servers do add, is not in them.
 */
export const STATIC_SCHEDULE = {
  launchSec: 0,
  hostSec: 0,
  collectives: { allReduceSec: 0, allToAllSec: 0, sumLinkShare: 1, exchangeLinkShare: 1 },
} as const;
