import type { MissedEntry } from '@inferbench/graphql-documents/workload';
import { unbroken } from '../words/numbers.ts';
import { limitWords } from './workload-words.ts';

/** Shows each limit that was asked for, what is known of it and by which statistic: no average hides a miss. */
export function LimitsCell({ limits }: Pick<MissedEntry, 'limits'>) {
  if (limits.length === 0) return <span className="missing">no limit asked for</span>;
  return limits.map((check) => {
    const { figure, verdict, known } = limitWords(check);
    return (
      <span key={check.limit} className={`limit-check ${check.verdict.toLowerCase()}`}>
        <span>
          {figure} <strong>{unbroken(verdict)}</strong>
        </span>
        {known === '' ? null : <span className="sub">{known}</span>}
      </span>
    );
  });
}
