import { formatDate } from '@inferbench/units/dates';
import { formatNumber } from '@inferbench/units/format';
import { ChartSection } from '../../chart/chart-section.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { unbroken } from '../../words/numbers.ts';
import type { AccuracyData, AccuracyQuantity, Exclusion } from './accuracy-data.ts';
import { accuracySentence, timesSentence } from './accuracy-sentence.ts';
import { bandSentence, seenSentence } from './ledger/ledger-words.ts';
import { BreakdownsSection } from './breakdowns-section.tsx';
import { ConstantsSection } from './constants-section.tsx';
import { ledgerFigure } from './ledger/ledger-figure.ts';
import { EachInFull, LedgerFigures, SetAside, StillOpen } from './ledger/ledger-sections.tsx';
import { scatterFigure } from './scatter-figure.ts';
import { Folded } from '../../frame/folded.tsx';
import { Section } from '../../frame/section.tsx';
import { PageHead } from '../../frame/page-head.tsx';

/** Predictions that were kept, the misses first; then how far the simulator is from everything that others published. */
export function AccuracyView({ data }: { data: AccuracyData }) {
  const { accuracy, ledger } = data;
  return (
    <>
      <PageHead
        title={`${ledger.finding}${ledger.headline.missed === 0 ? '' : ' Here they are, the misses first.'}`}
      >
        <strong>{unbroken(`${bandSentence(ledger)} ${seenSentence(ledger)}`.trimEnd())}</strong>{' '}
        {unbroken(timesSentence(accuracy.quantities, accuracy.validations))}
      </PageHead>
      <LedgerFigures ledger={ledger} />
      <ChartSection id="ledger" chart={ledgerFigure(data)}>
        <p>Nobody has published a figure that was predicted yet.</p>
      </ChartSection>
      <EachInFull ledger={ledger} names={data.names} />
      <StillOpen ledger={ledger} names={data.names} />
      <SetAside ledger={ledger} names={data.names} />
      <Section id="held-out" title="Over everything held out">
        <p>{unbroken(accuracySentence(accuracy.quantities))}</p>
        <p className="note">Calibrated {formatDate(accuracy.date)}.</p>
      </Section>
      <Folded id="figures" title="Every figure beside the simulator">
        <Scatter id="times" quantity="LATENCY" data={data} />
        <Scatter id="watts" quantity="POWER" data={data} />
        <Scatter id="joules" quantity="ENERGY" data={data} />
      </Folded>
      <Folded id="breakdown" title="Errors by phase, hardware, software and model">
        <BreakdownsSection data={data} />
      </Folded>
      <Folded id="fitted" title="Constants and their error bars">
        <ConstantsSection calibration={accuracy.calibration} names={data.names} />
      </Folded>
      <Folded id="not-compared" title="Left out">
        <LeftOut excluded={accuracy.excluded} />
      </Folded>
      <Reproduce />
    </>
  );
}

interface ScatterProps {
  id: string;
  quantity: AccuracyQuantity;
  data: AccuracyData;
}

function Scatter({ id, quantity, data: { rows, names } }: ScatterProps) {
  const figure = scatterFigure({ quantity, rows, names });
  return (
    <ChartSection id={id} chart={figure}>
      <p>No published figure of this kind is compared, so there is nothing to draw.</p>
    </ChartSection>
  );
}

const EXCLUSION_COLUMNS = [{ head: 'Reason' }, { head: 'Figures', numeric: true }] as const;

function LeftOut({ excluded }: { excluded: readonly Exclusion[] }) {
  const counted = excluded.filter(({ rows }) => rows > 0).toSorted((a, b) => b.rows - a.rows);
  const total = counted.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Section
      id="left-out"
      title="Left out"
      note={
        <>
          {total === 0
            ? 'No published figure is left out.'
            : `${formatNumber(total)} published figures are not compared.`}
        </>
      }
    >
      {total === 0 ? null : (
        <StackTable
          caption="Figures that are not compared"
          columns={EXCLUSION_COLUMNS}
          rows={counted.map(({ reason, meaning, rows }) => ({
            key: reason,
            id: reason,
            cells: [meaning, formatNumber(rows)],
          }))}
        />
      )}
    </Section>
  );
}

const COMMANDS = `inferbench calibrate --check
inferbench accuracy --by chip --all-hardware
inferbench ledger --misses`;

function Reproduce() {
  return (
    <Section id="reproduce" title="Reproduce">
      <p>
        In a checkout the first command fits everything anew, in minutes, and fails where the result differs
        from what is committed. The others read what is committed.
      </p>
      <pre tabIndex={0} role="region" aria-label="Commands">
        {COMMANDS}
      </pre>
      <p className="links">
        <a href="/methodology#accuracy">How it is computed</a>
        <a href="/developers#accuracy">The same over GraphQL</a>
      </p>
    </Section>
  );
}
