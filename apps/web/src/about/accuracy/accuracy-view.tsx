import { formatNumber } from '@inferbench/units/format';
import { ChartSection } from '../../chart/chart-section.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { unbroken } from '../../words/numbers.ts';
import type { AccuracyData, AccuracyQuantity, Exclusion } from './accuracy-data.ts';
import { accuracySentence } from './accuracy-sentence.ts';
import { BreakdownsSection } from './breakdowns-section.tsx';
import { ConstantsSection } from './constants-section.tsx';
import { scatterFigure } from './scatter-figure.ts';
import { Section } from '../../frame/section.tsx';

/** How far the simulator is from what others published. */
export function AccuracyView({ data }: { data: AccuracyData }) {
  const { accuracy } = data;
  return (
    <>
      <div className="head">
        <h1>Accuracy</h1>
        <p className="lede">{unbroken(accuracySentence(accuracy.quantities))}</p>
        <p className="note">
          Error = |simulated ÷ published − 1|. A model on a hardware family is left out of the fit, then
          predicted: no figure is predicted from itself or from its twin. What a source does not state is not
          imputed; such figures are left out and counted. Calibrated {accuracy.date}.
        </p>
      </div>
      <Scatter id="times" quantity="LATENCY" data={data} />
      <Scatter id="watts" quantity="POWER" data={data} />
      <Scatter id="joules" quantity="ENERGY" data={data} />
      <BreakdownsSection data={data} />
      <ConstantsSection calibration={accuracy.calibration} names={data.names} />
      <LeftOut excluded={accuracy.excluded} />
      <Reproduce />
    </>
  );
}

interface ScatterProps {
  id: string;
  quantity: AccuracyQuantity;
  data: AccuracyData;
}

function Scatter({ id, quantity, data: { rows } }: ScatterProps) {
  const figure = scatterFigure({ quantity, rows });
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

const COMMANDS = `npx inferbench calibrate --check
npx inferbench accuracy --by chip --all-hardware
npx inferbench accuracy --json`;

function Reproduce() {
  return (
    <Section id="reproduce" title="Reproduce">
      <p>
        In a checkout the first command fits everything anew, holds every model out once, and fails where the
        result differs from what is committed; it takes minutes. The others read the committed report.
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
