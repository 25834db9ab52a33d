import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import type { MissedEntry } from '@inferbench/graphql-documents/workload';
import { formatValue } from '@inferbench/units/format';
import { BASIS_WORDS } from '../words/words.ts';
import { usdWords } from './workload-words.ts';
import { pointAddress } from '../address/pages.ts';

interface CostCellProps {
  entry: MissedEntry;
  request: WorkloadRequest;
  /** Mean answer, tokens. */
  outputTokens: number;
  /** The sum stands in a column of its own. */
  onlyBuildUp?: boolean;
}

/** USD per million answer tokens and the division that gives it. */
export function CostCell({ entry, request, outputTokens, onlyBuildUp = false }: CostCellProps) {
  const { usdPerMillionOutputTokens: perMillion, usdPerHour, costBasis, pointIds } = entry;
  if (perMillion === null || usdPerHour === null || costBasis === null)
    return <span className="missing">no price</span>;
  const [point] = pointIds;
  return (
    <>
      {onlyBuildUp ? null : (
        <span className="figure-value">
          {point === undefined ? (
            usdWords(perMillion)
          ) : (
            <a href={`${pointAddress(point)}#cost`}>{usdWords(perMillion)}</a>
          )}
        </span>
      )}
      <span className="sub">
        {BASIS_WORDS[costBasis]}:{' '}
        {point === undefined ? (
          `${usdWords(usdPerHour)}/h`
        ) : (
          <a href={`${pointAddress(point)}#cost`}>{usdWords(usdPerHour)}/h</a>
        )}{' '}
        ÷ {tokensPerSec(entry, request, outputTokens)} tokens/s
      </span>
      <span className="sub">{systemWords(entry)}</span>
    </>
  );
}

/**
 * Tokens a second of one system where a load is held; of a rate what arrives, for idle systems are paid for as well.
 */
function tokensPerSec(
  { outputTokensPerSec }: MissedEntry,
  { requestsPerSec }: WorkloadRequest,
  outputTokens: number,
): string {
  return formatValue(requestsPerSec === null ? outputTokensPerSec : requestsPerSec * outputTokens);
}

export function systemWords({ systems, chips }: Pick<MissedEntry, 'systems' | 'chips'>): string {
  const size = `${chips} ${chips === 1 ? 'chip' : 'chips'}`;
  return systems === 1 ? `1 system of ${size}` : `${systems} systems of ${size} needed`;
}
