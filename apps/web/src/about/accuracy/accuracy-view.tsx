import { formatDate } from '@inferbench/units/dates';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { ChartSection } from '../../chart/chart-section.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { unbroken } from '../../words/numbers.ts';
import type {
  AccuracyData,
  AccuracyQuantity,
  Exclusion,
  QuantityErrors,
  ValidatedRegime,
} from './accuracy-data.ts';
import { bandSentence, seenSentence } from './ledger/ledger-words.ts';
import { BreakdownsSection } from './breakdowns-section.tsx';
import { ConstantsSection } from './constants-section.tsx';
import { ledgerFigure } from './ledger/ledger-figure.ts';
import { EachInFull, LedgerFigures, SetAside, StillOpen } from './ledger/ledger-sections.tsx';
import { scatterFigure } from './scatter-figure.ts';
import { Folded } from '../../frame/folded.tsx';
import { Section } from '../../frame/section.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { QUANTITY_WORDS } from './accuracy-words.ts';

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

function LeftOut({ excluded }: { excluded: readonly Exclusion[] }) {
  const counted = excluded.filter(({ rows }) => rows > 0).toSorted((a, b) => b.rows - a.rows);
  const total = counted.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Section
      id="left-out"
      title="Left out"
      note={
        total === 0
          ? 'No published figure is left out.'
          : `${formatNumber(total)} published figures are not compared.`
      }
    >
      {total === 0 ? null : (
        <StackTable
          caption="Figures that are not compared"
          {...eachInRow(counted, ({ reason }) => ({ key: reason, id: reason }), [
            ['Reason', ({ meaning }) => meaning],
            ['Figures', ({ rows }) => formatNumber(rows), 'NUMBER'],
          ])}
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

/** "244 published figures … are compared … The predictions are off: times 15 % in the mean and 10 % in the median (146); watts …" */
export function accuracySentence(quantities: readonly QuantityErrors[]): string {
  const known = quantities.flatMap(({ quantity, headline }) =>
    headline === null ? [] : [{ words: QUANTITY_WORDS[quantity], ...headline }],
  );
  const total = known.reduce((sum, { rows }) => sum + rows, 0);
  if (total === 0)
    return 'No published figure has been compared yet: the simulator computes with default constants.';
  const errors = known.map(
    ({ words, rows, meanError, medianError }) =>
      `${words} ${formatPercent(meanError)} in the mean and ${formatPercent(medianError)} in the median (${formatNumber(rows)})`,
  );
  return `${formatNumber(total)} published figures of whole models and networks on chips of the families A100, H100, H200 and B200 are compared, each with what constants predict that never saw its model on that hardware. The predictions are off: ${errors.join('; ')}.`;
}

/**
 * "Times of 138 published figures left out of the fit are 11 % off in the mean, and 7,384 times per token under load 19 %.": empty before any was
 * compared.
 */
export function timesSentence(
  quantities: readonly QuantityErrors[],
  validations: readonly ValidatedRegime[],
): string {
  const times = quantities.find(({ quantity }) => quantity === 'LATENCY')?.headline ?? null;
  if (times === null) return '';
  const loaded = validations.find(isUnderLoad);
  const underLoad =
    loaded === undefined
      ? ''
      : `, and ${formatNumber(loaded.rows)} times per token under load ${formatPercent(loaded.meanError)}`;
  return `Times of ${formatNumber(times.rows)} published figures left out of the fit are ${formatPercent(times.meanError)} off in the mean${underLoad}.`;
}

/** Tells whether it is the regime of most figures: times per token of the tables, a model left out on a family. */
function isUnderLoad({ validation, population, regime }: ValidatedRegime): boolean {
  return validation === 'FAMILY_AND_MODEL' && population === 'tables' && regime === 'serving, tpot_ms';
}
