import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import type { MissedEntry } from '@inferbench/graphql-documents/workload';
import { KindMark } from '../chart/kind-mark.tsx';
import { EvidenceBadge } from '../words/evidence-badge.tsx';
import { chipAddress, pointAddress } from '../address/pages.ts';
import { counted } from '@inferbench/units/english';
import { unbroken } from '../words/numbers.ts';
import { limitWords } from './workload-words.ts';

/** The system with the mark of its kind of number; what was computed says so in words as well. */
export function SystemCell({ entry }: { entry: MissedEntry }) {
  const { label, chip, kind, precision, phase, chips } = entry;
  const computed = kind === 'INTERPOLATED' || kind === 'SIMULATED';
  return (
    <>
      <span className="system">
        <KindMark kind={kind} />
        <a href={chipAddress(chip)}>{label}</a>
      </span>
      {computed ? (
        <span className={`tag kind-tag ${kind.toLowerCase()}`}>{KIND_WORDS[kind]}</span>
      ) : (
        <span className="hidden-word">, {KIND_WORDS[kind]}</span>
      )}
      <span className="sub">
        {precision} · {phase === 'GENERATE' ? 'static batch' : 'steady state'} · {counted(chips, 'chip')}
      </span>
    </>
  );
}

/** Grade and the points behind an entry: one, two of an interpolation, none of a simulation. */
export function EvidenceCell({ entry }: { entry: MissedEntry }) {
  const { evidenceGrade, kind, pointIds, label } = entry;
  return (
    <>
      <EvidenceBadge grade={evidenceGrade} kind={kind} />
      <span className="sub">
        {pointIds.length === 0 ? (
          <a href="/methodology#three-times">how it is simulated</a>
        ) : (
          pointIds.map((id, index) => (
            <span key={id}>
              {index > 0 ? ', ' : ''}
              <a href={pointAddress(id)}>
                point{pointIds.length > 1 ? ` ${index + 1}` : ''}
                <span className="hidden-word"> of {label}</span>
              </a>
            </span>
          ))
        )}
      </span>
    </>
  );
}

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
