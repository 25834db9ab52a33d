import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { NoWorkloadData } from '@inferbench/domain/workload/workload-ranking';
import { addressOfValues, filled } from './form-values.ts';
import type { FormValues } from '../frame/form-values.ts';
import { LiveLink } from './live-link.tsx';
import type { Ranked } from './workload-state.ts';
import { distanceWords } from './workload-words.ts';
import { pointAddress } from '../address/pages.ts';

interface Suggestion {
  words: string;
  fills: FormValues;
}

const LIMIT_FIELDS = { TTFT: 'ttft', TPOT: 'tpot', E2E: 'e2e' } as const;

/** What would let something rank. A limit of which nothing is known hides every system, so leaving it out comes first. */
export function suggestionsFor({ result, request }: Ranked): Suggestion[] {
  const { noData } = result;
  const withoutLimit = (['TTFT', 'TPOT', 'E2E'] as const).flatMap((limit): Suggestion[] => {
    const count = systemsLacking(noData, limit);
    if (count === 0) return [];
    const of = count === 1 ? 'one system near your workload' : `${count} systems near your workload`;
    return [
      {
        words: `Leave out the limit on ${limit}: its p95 is not known of ${of}`,
        fills: { [LIMIT_FIELDS[limit]]: '' },
      },
    ];
  });
  const between = noData.filter(({ detail }) => detail.includes('interpolate')).length;
  return [
    ...withoutLimit,
    ...(between === 0 || request.include.interpolated
      ? []
      : [
          {
            words: `Include interpolated entries: ${between === 1 ? 'one system has' : `${between} systems have`} points on both sides`,
            fills: { interpolated: 'on' },
          },
        ]),
  ];
}

function systemsLacking(
  noData: readonly Pick<NoWorkloadData, 'reason' | 'detail'>[],
  limit: keyof typeof LIMIT_FIELDS,
): number {
  return noData.filter(
    ({ reason, detail }) => reason === 'LIMIT_UNKNOWN' && detail.includes(`${limit} p95 is not known`),
  ).length;
}

export function EmptyRanking({ ranked, values }: { ranked: Ranked; values: FormValues }) {
  const { noData, missesLimits } = ranked.result;
  const { precision } = ranked.request;
  const isNoneKnown = noData.length + missesLimits.length === 0;
  const [nearest] = noData;
  return (
    <div className="message plain-message">
      <p>
        <strong>Nothing can be ranked for this workload.</strong>{' '}
        {missesLimits.length === 0 ? '' : 'Below are the systems that miss a limit.'}
      </p>
      {isNoneKnown ? (
        <p>
          No timed run of this model{precision === null ? '' : ` in ${precisionNames(precision).short}`} is
          known.
        </p>
      ) : null}
      {nearest === undefined ? null : (
        <p>
          {missesLimits.length === 0 ? 'Nearest' : 'Nearest of the others'}: {nearest.label}, {nearest.detail}
          {nearest.nearestPointId === null || nearest.distance === null ? null : (
            <>
              {' '}
              (
              <a href={pointAddress(nearest.nearestPointId)}>
                its point; apart: {distanceWords(nearest.distance)}
              </a>
              )
            </>
          )}
          .
        </p>
      )}
      <ul>
        {suggestionsFor(ranked).map(({ words, fills }) => (
          <li key={words}>
            <LiveLink href={addressOfValues(filled(values, fills))} fills={fills}>
              {words}
            </LiveLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
