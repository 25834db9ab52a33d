import type { ReactNode } from 'react';
import { compareViewAddress, compareViewQuery, type SettledView } from '../address/compare-view.ts';
import { pageAddress, compareAddress } from '../address/pages.ts';
import { OnPage } from '../frame/on-page.tsx';
import { ChartSection } from '../chart/chart-section.tsx';
import { Folded } from '../frame/folded.tsx';
import { TradeoffFrame } from '../figures/tradeoff/tradeoff-frame.tsx';
import type { Figure } from '@inferbench/chart/figure';
import { ChipPills } from './chip-pills.tsx';
import { comparisonCharts } from './comparison-charts.ts';
import { DuelSection } from './duel-section.tsx';
import type { ComparisonPage } from './load-comparison.ts';
import { SideBySideTable } from './side-by-side.tsx';
import { QuerySection } from './query-section.tsx';
import { BasisTable, NeedsSection, SpecsTable } from './side-tables.tsx';
import { WorkForm } from './work-form.tsx';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { SoftForm } from '../frame/soft-form.tsx';
import { SpeedField } from '../workload/question/speed-field.tsx';

const PARTS = [
  { words: 'Over context', section: 'context' },
  { words: 'Where the peak goes', section: 'peak' },
  { words: 'Four metrics', section: 'metrics' },
  { words: 'Specs', section: 'specs' },
  { words: 'For programs', section: 'query' },
];

const NEEDS = { words: 'Chips needed', section: 'needs' };
const SIDES = { words: 'Side by side', section: 'sides' };

/** Two to four chips: the verdict as title, then the charts, the specifications, and what they rest on. */
export function ComparisonView({ page }: { page: ComparisonPage }) {
  const { comparison, settled, names } = page;
  const charts = comparisonCharts(page);
  const { chips, title, lede, changed } = comparison;
  const sides = comparison.sideBySide;
  const manyFirst = sides !== null;
  return (
    <>
      <p className="crumb">
        <a href={pageAddress('compare')}>Compare</a> / {chips.map(({ label }) => label).join(' v. ')}
      </p>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <ChipPills chips={chips} settled={settled} />
      <WorkForm comparison={comparison} settled={settled} names={names} />
      {changed.length === 0 ? null : (
        <p className="changed" role="status">
          {changed.join(' ')}
        </p>
      )}
      <OnPage parts={manyFirst ? [SIDES, ...PARTS] : [...PARTS, NEEDS]} />
      {sides === null ? null : <SideBySideTable chips={chips} sides={sides} settled={settled} lede={lede} />}
      {charts.roofs === null ? null : <ChartSection id="roofs" chart={charts.roofs} />}
      {manyFirst ? <LoadSection page={page} /> : null}
      <FoldedIf isFolded={manyFirst} title="Over context" id="context-fold">
        <DuelSection page={page} chart={charts.duel} />
      </FoldedIf>
      {manyFirst ? null : <LoadSection page={page} />}
      <FoldedIf isFolded={manyFirst} title="Where the peak goes" id="peak-fold">
        <PeakSection peak={page.peak} chart={charts.peak} />
      </FoldedIf>
      <ChartSection id="metrics" chart={charts.metrics} />
      {manyFirst ? null : <NeedsSection chips={chips} slice={comparison.slice} />}
      <SpecsTable chips={chips} specs={comparison.specs} />
      <Folded title="What each figure rests on" id="basis-fold">
        <BasisTable chips={chips} basis={comparison.basis} />
      </Folded>
      <QuerySection page={page} />
    </>
  );
}

interface FoldedIfProps {
  isFolded: boolean;
  title: string;
  id: string;
  children: ReactNode;
}

/** A part that stands open of two chips, and is folded of more: their table is read first. */
function FoldedIf({ isFolded, children, ...named }: FoldedIfProps) {
  return isFolded ? <Folded {...named}>{children}</Folded> : children;
}

function LoadSection({ page: { tradeoff, comparison, settled } }: { page: ComparisonPage }) {
  if (!tradeoff.ok) return <p className="note">{tradeoff.refused.message}</p>;
  return (
    <section aria-labelledby="load-title">
      <TradeoffFrame
        chart={tradeoff.value}
        asked={comparison.chips.map(({ shortSlug }) => shortSlug)}
        lineField={<WithinForm chart={tradeoff.value} settled={settled} />}
        addressOf={(chips, base = settled.base) =>
          chips.length < 2
            ? compareViewAddress({ ...settled, base }, 'load')
            : compareViewAddress({ ...settled, base, chips, first: null }, 'load')
        }
      />
    </section>
  );
}

function PeakSection({ peak, chart }: { peak: ComparisonPage['peak']; chart: Figure | null }) {
  if (chart === null || (peak.ok && peak.value.rows.length === 0))
    return (
      <section aria-labelledby="peak">
        <h2 id="peak">Where the peak goes</h2>
        <p className="note">{peak.ok ? peak.value.head.notes.join(' ') : peak.refused.message}</p>
      </section>
    );
  return <ChartSection id="peak" chart={chart} />;
}

/** The longest wait that a reader allows, where the chart stands over a time; a speed is a field of the page. */
function WithinForm({ chart: { slice, choices }, settled }: { chart: TradeoffChart; settled: SettledView }) {
  if (slice.x === 'SPEED') return null;
  const kept = Object.entries(compareViewQuery(settled)).filter(([key]) => key !== 'x' && key !== 'within');
  return (
    <SoftForm
      key={`${slice.x} ${slice.at}`}
      className="within"
      action={compareAddress(settled.chips)}
      label="How long a user waits at most"
    >
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SpeedField speeds={choices.speeds} slice={slice} />
    </SoftForm>
  );
}
