import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import type { SubmittedPoint } from '@inferbench/graphql-documents/submission-figures';
import { formatContext, formatNumber, formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import { previewAddress } from '../address/pages.ts';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';
import { known } from '../words/numbers.ts';

export const MOST_RESULTS = 20;

export interface SubmittedFigures {
  inAll: number;
  points: readonly SubmittedPoint[];
}

interface FiguresSectionProps extends SubmittedFigures {
  submission: Pick<SubmissionResult, 'id' | 'lifecycle'>;
}

export function FiguresSection({ submission, inAll, points }: FiguresSectionProps) {
  if (points.length === 0) return null;
  const isHeld = submission.lifecycle === 'FLAGGED';
  const sliceOf = ({ slice }: SubmittedPoint['links']) =>
    slice === null ? 'in no slice' : isHeld ? 'nowhere while it is held back' : linked(slice, 'its slice');
  return (
    <Section
      id="results"
      title="Its results"
      note={isHeld ? 'While it is held back, nobody but its organisation and reviewers opens these.' : ''}
    >
      <StackTable
        caption="Results of this revision"
        {...eachInRow(points, ({ id }) => id, [
          [
            'Result',
            ({ id, links }, n) =>
              isHeld
                ? linked(previewAddress(submission.id, id), `Preview of result ${n + 1}`)
                : linked(links.result, `Result ${n + 1}`),
          ],
          ['Batch', ({ batch }) => known(batch, formatNumber), 'NUMBER'],
          ['Context', ({ contextTokens }) => known(contextTokens, formatContext), 'NUMBER', 'tokens'],
          ['Useful TOPS', ({ scores }) => known(scores.usefulTops, formatValue), 'NUMBER', 'per chip'],
          ['Known within', ({ scores }) => bandWords(scores.metrics)],
          ['Share of peak', ({ scores }) => known(scores.utilisation, formatPercent), 'NUMBER'],
          [
            'Speed',
            ({ scores }) => known(scores.tokensPerSecPerUser, formatValue),
            'NUMBER',
            'tokens/s per user',
          ],
          [
            'Cost',
            ({ scores }) => known(scores.usdPerMillionOutputTokens, formatUsd),
            'NUMBER',
            '$ / M output tokens',
          ],
          [
            'Energy',
            ({ scores }) => known(scores.joulesPerOutputToken, formatValue),
            'NUMBER',
            'J / output token',
          ],
          ['Where it stands', ({ links }) => sliceOf(links)],
        ])}
      />
      {inAll > points.length ? (
        <p className="note">
          The first {points.length} of {formatNumber(inAll)}.
        </p>
      ) : null}
    </Section>
  );
}

function bandWords(metrics: SubmittedPoint['scores']['metrics']): string {
  const band = metrics.find(({ metric }) => metric === 'USEFUL_TOPS')?.interval ?? null;
  return band === null
    ? 'not known'
    : `${formatValue(band.low)} to ${formatValue(band.high)}${band.assumed ? ', assumed' : ''}`;
}
