/** Who leads a metric: several where they tie. */
export type Leaders = readonly string[];

/**
 * distinct leaders = the fewest systems of which one leads each metric. Of those who tie for a lead whoever makes the number
 * smallest counts, so that overlap never adds a leader: three means that no two systems lead everything.
 */
export function distinctLeaders(metrics: readonly Leaders[]): number {
  const contested = metrics.filter((leaders) => leaders.length > 0);
  const [first, ...others] = contested;
  if (first === undefined) return 0;
  const rests = new Map<string, Leaders[]>();
  for (const leader of first) {
    const rest = others.filter((leaders) => !leaders.includes(leader));
    // Leaders who lead the same metrics need to be followed once.
    rests.set(rest.map((leaders) => others.indexOf(leaders)).join(), rest);
  }
  return 1 + Math.min(...[...rests.values()].map((rest) => distinctLeaders(rest)));
}
