import type { NoWorkloadData, WorkloadDistance } from '@inferbench/domain/workload/workload-ranking';
import { formatNumber } from '@inferbench/units/format';
import { interpolatedOption, type Offered } from './interpolated-option.ts';
import { type Option, optionKey, type WorkloadPoint } from './option.ts';
import { pointOption } from './point-option.ts';
import type { GroupsInput } from './groups-input.ts';
import { distanceTo, NEAR } from './workload.ts';

export interface Candidates {
  options: Option[];
  tooFar: NoWorkloadData[];
}

/** What each system of the model offers: near points, else what lies between two, where that is wanted. */
export function candidatesOf(input: GroupsInput): Candidates {
  const { request, points, workload, assumptions } = input;
  const { metric, precision } = request;
  const systems = new Map<string, Placed[]>();
  for (const point of points) {
    if (!point.isTimed || (precision !== null && point.precision !== precision)) continue;
    const option = pointOption(point, { workload, metric, assumptions });
    const key = optionKey(point);
    systems.set(key, [...(systems.get(key) ?? []), { point, option, distance: distanceTo(workload, point) }]);
  }
  const found = [...systems.values()].map((group) => offerOf(group, input));
  return {
    options: found.flatMap(({ options }) => options),
    tooFar: found.flatMap(({ far }) => far ?? []),
  };
}

/** A point, how far it is, and what it offers; null where that is too far to matter. */
interface Placed extends Pick<Offered, 'point'>, Pick<Option, 'distance'> {
  option: Option | null;
}

interface FoundOffer {
  options: Option[];
  /** Reason of a system of which nothing is near. */
  far: NoWorkloadData | null;
}

function offerOf(group: readonly Placed[], { request, workload }: GroupsInput): FoundOffer {
  const ranking = group.flatMap(({ point, option }) =>
    option === null || point.unranked !== null ? [] : [{ point, option }],
  );
  const near = ranking.filter(({ option }) => option.distance.largest <= NEAR);
  if (near.length > 0) return { options: near.map(({ option }) => option), far: null };
  const between = interpolatedOption(ranking, workload);
  if (between !== null && request.include.interpolated) return { options: [between], far: null };
  const [nearest] = group.toSorted((a, b) => a.distance.largest - b.distance.largest);
  if (nearest === undefined) return { options: [], far: null };
  return { options: [], far: farAway(nearest, between !== null) };
}

function farAway({ point, distance }: Placed, hasBetween: boolean): NoWorkloadData {
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
  const at = (value: number) => formatNumber(Math.round(value));
  if (distance.concurrency === distance.largest) return `nearest point at ${at(batch)} in flight`;
  return distance.inputTokens === distance.largest
    ? `nearest point with ${at(inputTokens)} prompt tokens`
    : `nearest point with ${at(outputTokens)} answer tokens`;
}
