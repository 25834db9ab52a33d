import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import type { SubmittedPoint } from '@inferbench/graphql-documents/submission-figures';
import { formatContext, formatNumber, formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import { previewAddress } from '../address/pages.ts';
import { StackTable } from '../chart/table/stack-table.tsx';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';
import { known } from '../words/numbers.ts';

export const MOST_RESULTS = 20;

export interface SubmittedFigures {
  inAll: number;
  points: readonly SubmittedPoint[];
}

const COLUMNS = [
  { head: 'Result' },
  { head: 'Batch', numeric: true },
  { head: 'Context', unit: 'tokens', numeric: true },
  { head: 'Useful TOPS', unit: 'per chip', numeric: true },
  { head: 'Known within' },
  { head: 'Share of peak', numeric: true },
  { head: 'Speed', unit: 'tokens/s per user', numeric: true },
  { head: 'Cost', unit: '$ / M output tokens', numeric: true },
  { head: 'Energy', unit: 'J / output token', numeric: true },
  { head: 'Where it stands' },
] as const;

interface FiguresSectionProps extends SubmittedFigures {
  submission: Pick<SubmissionResult, 'id' | 'lifecycle'>;
}

export function FiguresSection({ submission, inAll, points }: FiguresSectionProps) {
  if (points.length === 0) return null;
  const isHeld = submission.lifecycle === 'FLAGGED';
  return (
    <Section
      id="results"
      title="Its results"
      note={isHeld ? 'While it is held back, nobody but its organisation and reviewers opens these.' : ''}
    >
      <StackTable
        caption="Results of this revision"
        columns={COLUMNS}
        rows={points.map((point, n) => ({
          key: point.id,
          cells: cellsOf(point, n, isHeld && submission.id),
        }))}
      />
      {inAll > points.length ? (
        <p className="note">
          The first {points.length} of {formatNumber(inAll)}.
        </p>
      ) : null}
    </Section>
  );
}

/** Cells of a result; `held` is the id of the submission that is held back, and false of any other. */
function cellsOf(
  { id, batch, contextTokens, links, scores }: SubmittedPoint,
  n: number,
  held: string | false,
) {
  return [
    linked(
      held === false ? links.result : previewAddress(held, id),
      `${held === false ? 'Result' : 'Preview of result'} ${n + 1}`,
    ),
    known(batch, formatNumber),
    known(contextTokens, formatContext),
    known(scores.usefulTops, formatValue),
    bandWords(scores.metrics),
    known(scores.utilisation, formatPercent),
    known(scores.tokensPerSecPerUser, formatValue),
    known(scores.usdPerMillionOutputTokens, formatUsd),
    known(scores.joulesPerOutputToken, formatValue),
    links.slice === null
      ? 'in no slice'
      : held === false
        ? linked(links.slice, 'its slice')
        : 'nowhere while it is held back',
  ];
}

function bandWords(metrics: SubmittedPoint['scores']['metrics']): string {
  const band = metrics.find(({ metric }) => metric === 'USEFUL_TOPS')?.interval ?? null;
  return band === null
    ? 'not known'
    : `${formatValue(band.low)} to ${formatValue(band.high)}${band.assumed ? ', assumed' : ''}`;
}
