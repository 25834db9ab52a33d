import { groupBy } from '@inferbench/importers/shared/group-by';
import { listedUpTo } from '@inferbench/units/english';
import { formatDate } from '@inferbench/units/dates';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { stackNames } from '@inferbench/domain/catalogue/names';
import { chartFiles } from '../../../address/pages.ts';
import { FoldedTable } from '../../../chart/table/folded-table.tsx';
import { withBelow } from '../../../chart/table/linked.tsx';
import type { Row } from '../../../chart/table/table-parts.ts';
import { Facts } from '../../../frame/facts.tsx';
import { FileLinks } from '../../../frame/file-links.tsx';
import { Folded } from '../../../frame/folded.tsx';
import { Section } from '../../../frame/section.tsx';
import { known, unbroken } from '../../../words/numbers.ts';
import { rowOf } from './ledger-figure.ts';
import {
  figureWords,
  isMiss,
  LEDGER_METRICS,
  type LedgerGroup,
  offWords,
  rangeWords,
  seenGroups,
  seenSentence,
  shareWords,
  unseenGroups,
} from './ledger-words.ts';
import type { LedgerData } from './load-ledger.ts';

export function LedgerFigures({
  ledger: { headline, meantInside, open: openLoads },
}: Pick<LedgerData, 'ledger'>) {
  const { held, missed, inside, typicalMiss, open, setAside } = headline;
  return (
    <Facts
      of={[
        [
          'Held',
          `${formatNumber(held)} of ${formatNumber(held + missed)}`,
          known(
            inside,
            (share) => unbroken(`${formatPercent(share)}; meant: ${formatPercent(meantInside)}`),
            'nothing is scored yet',
          ),
        ],
        [
          'Typical distance',
          known(typicalMiss, (ratio) => `${ratio.toPrecision(2)} ×`, 'none'),
          'half of what was published lies nearer to what we said',
        ],
        [
          'Still open',
          formatNumber(open),
          `figures of ${formatNumber(sumOf(openLoads, ({ loads }) => loads))} loads; nobody has published them yet`,
        ],
        ['Set aside', formatNumber(setAside), 'the published figure tests nothing'],
      ]}
    />
  );
}

const SHOWN = 4;

const FULL_COLUMNS = [
  { head: 'Result' },
  { head: 'What', full: true },
  { head: 'We said', numeric: true },
  { head: 'On' },
  { head: 'Published', numeric: true },
  { head: 'Off by' },
] as const;

function fullRows(groups: readonly LedgerGroup[], names: LedgerData['names']): Row[] {
  return groups.map((group) => {
    const { chip, model } = rowOf(group, names);
    const { metric, farthest, said } = group;
    const { words } = LEDGER_METRICS[metric];
    const [figure] = farthest.figures;
    const load = `${formatNumber(farthest.inputTokens)} in, ${formatNumber(farthest.outputTokens)} out, ${formatNumber(farthest.inFlight)} in flight, ${stackNames(farthest.framework).short}`;
    return {
      key: [chip, model, group.metric, group.engine].join(' '),
      cells: [
        withBelow(isMiss(group) ? 'Miss' : 'Held', shareWords(group)),
        withBelow(`${chip}, ${model}: ${words}`, load),
        figure === undefined
          ? 'none'
          : withBelow(figureWords(metric, figure.value), rangeWords(metric, figure.low, figure.high)),
        formatDate(said),
        figure?.published == null ? 'none' : figureWords(metric, figure.published),
        figure?.ratio == null ? 'none' : offWords(figure.ratio),
      ],
    };
  });
}

/** Every row of the chart, then those of runs that the engine had seen by another figure. */
export function EachInFull({ ledger, names }: LedgerData) {
  const seen = fullRows(seenGroups(ledger), names);
  return (
    <Section
      id="each"
      title="Each in full"
      note="Misses first; of each row the farthest off."
      head={
        <p className="links">
          <FileLinks files={chartFiles('ledger', undefined, ['csv'])} />
        </p>
      }
    >
      <FoldedTable
        caption="Predictions in full"
        columns={FULL_COLUMNS}
        rows={fullRows(unseenGroups(ledger), names)}
        shown={SHOWN}
      />
      {seen.length === 0 ? null : (
        <Folded title={seenSentence(ledger)} id="seen-fold">
          <FoldedTable caption="Counted apart" columns={FULL_COLUMNS} rows={seen} shown={SHOWN} />
        </Folded>
      )}
    </Section>
  );
}

const OPEN_COLUMNS = [
  { head: 'System' },
  { head: 'Models', full: true },
  { head: 'Loads', numeric: true },
  { head: 'Said on' },
] as const;

export function StillOpen({ ledger: { open }, names }: LedgerData) {
  const nameOf = ({ chip, chips }: (typeof open)[number]) => `${names[chip] ?? chip} ×${chips}`;
  const rows = groupBy(open, nameOf).map((of) => ({
    key: of.map(nameOf)[0] ?? '',
    cells: [
      of.map(nameOf)[0],
      listedUpTo(
        3,
        of.map(({ model }) => names[model] ?? model),
      ),
      formatNumber(sumOf(of, ({ loads }) => loads)),
      of.map(({ said }) => formatDate(said))[0],
    ],
  }));
  return (
    <Section
      id="open"
      title="Still open"
      note="Predicted with their bands before anybody published them; the oldest prediction of a figure counts."
    >
      {rows.length === 0 ? (
        <p>None.</p>
      ) : (
        <FoldedTable caption="Still open" columns={OPEN_COLUMNS} rows={rows} shown={SHOWN} />
      )}
    </Section>
  );
}

export function SetAside({ ledger: { setAside, unasked }, names }: LedgerData) {
  const refused = sumOf(unasked, ({ figures }) => figures);
  return (
    <Section
      id="set-aside"
      title="Set aside"
      note="Only by the arithmetic shown, never because we missed it."
    >
      <ul>
        {groupBy(setAside, ({ why }) => why).map((of) => (
          <li key={of[0]?.why}>
            {formatNumber(sumOf(of, ({ figures }) => figures))} on{' '}
            {listedUpTo(3, [...new Set(of.map(({ chip }) => names[chip] ?? chip))])}: {of[0]?.why} (
            {formatNumber(sumOf(of, ({ outside }) => outside))} lie outside our band).
          </li>
        ))}
        {refused === 0 ? null : (
          <li>
            {formatNumber(refused)} further figures of that table could not be asked for: no lengths stated,
            an unknown chip, or another quantity. <code>inferbench ledger --json</code> counts the reasons.
          </li>
        )}
      </ul>
    </Section>
  );
}

function sumOf<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
