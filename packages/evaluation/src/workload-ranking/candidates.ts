import type { NoWorkloadData, WorkloadDistance } from '@inferbench/domain/workload-ranking';
import { interpolatedOption, type Offered } from './interpolated-option.ts';
import { type Option, optionKey, type WorkloadPoint } from './option.ts';
import { pointOption } from './point-option.ts';
import type { GroupsInput } from './ranking-input.ts';
import { simulatedOptions } from './simulated-option.ts';
import { simulatedSystems } from './simulated-systems.ts';
import { NEAR } from './workload.ts';

export interface Candidates {
  options: Option[];
  tooFar: NoWorkloadData[];
}

/** What each system of the model offers: near points, else what lies between two, else a simulation, where those are wanted. */
export function candidatesOf(input: GroupsInput): Candidates {
  const { request, points, workload, assumptions } = input;
  const { metric, precision } = request;
  const offered = points
    .filter((point) => precision === null || point.precision === precision)
    .flatMap((point): Offered[] => {
      const option = pointOption(point, { workload, metric, assumptions });
      return option === null ? [] : [{ point, option }];
    });
  const candidates: Candidates = { options: [], tooFar: [] };
  const systems = new Map<string, Offered[]>();
  for (const each of offered) {
    const key = optionKey(each.option);
    systems.set(key, [...(systems.get(key) ?? []), each]);
  }
  for (const group of systems.values()) addSystem(candidates, group, input);
  if (request.include.simulated) addSimulations(candidates, input);
  return candidates;
}

function addSystem(
  { options, tooFar }: Candidates,
  group: readonly Offered[],
  { request, workload }: GroupsInput,
): void {
  const ranking = group.filter(({ point }) => point.unranked === null);
  const near = ranking.filter(({ option }) => option.distance.largest <= NEAR);
  if (near.length > 0) {
    options.push(...near.map(({ option }) => option));
    return;
  }
  const between = interpolatedOption(ranking, workload);
  if (between !== null && request.include.interpolated) {
    options.push(between);
    return;
  }
  const [nearest] = group.toSorted((a, b) => a.option.distance.largest - b.option.distance.largest);
  if (nearest) tooFar.push(farAway(nearest, between !== null));
}

function farAway({ point, option: { distance } }: Offered, hasBetween: boolean): NoWorkloadData {
  const { system, unranked, pointId } = point;
  const { slug, label, chip } = system;
  const isNear = unranked !== null && distance.largest <= NEAR;
  const more = hasBetween ? '; two points lie on both sides, to interpolate between' : '';
  return {
    system: slug,
    label,
    chip,
    reason: isNear ? 'UNRANKED' : 'TOO_FAR',
    detail: isNear ? unranked : `${wordsOf(point, distance)}${more}`,
    nearestPointId: pointId,
    distance,
  };
}

/** The nearest point in words, by the axis on which it is farthest. */
function wordsOf({ batch, inputTokens, outputTokens }: WorkloadPoint, distance: WorkloadDistance): string {
  const at = (value: number) => String(Math.round(value));
  if (distance.concurrency === distance.largest) return `nearest point at ${at(batch)} in flight`;
  return distance.inputTokens === distance.largest
    ? `nearest point with ${at(inputTokens)} prompt tokens`
    : `nearest point with ${at(outputTokens)} answer tokens`;
}

/** Simulations of systems that have nothing measured near: their place among the others says SIMULATED. */
function addSimulations(candidates: Candidates, input: GroupsInput): void {
  const { request, workload, assumptions, catalogue } = input;
  const known = new Set(candidates.options.map(optionKey));
  for (const { system, precision } of simulatedSystems(input)) {
    const options = simulatedOptions(system, precision, {
      model: request.model,
      workload,
      metric: request.metric,
      assumptions,
      catalogue,
    });
    candidates.options.push(...options.filter((option) => !known.has(optionKey(option))));
  }
  const simulated = new Set(candidates.options.map(({ system }) => system.slug));
  candidates.tooFar = candidates.tooFar.filter(({ system }) => !simulated.has(system));
}
