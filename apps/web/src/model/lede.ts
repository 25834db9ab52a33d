import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { endsWords } from '@inferbench/answers/load/ends-words';
import { PAY_WORDS } from '@inferbench/answers/load/pay-words';
import type { ChartLeader, TradeoffChart } from '@inferbench/answers/load/shape';
import type { ModelFactsAnswer } from '@inferbench/graphql-documents/model-page';
import { capitalised, counted, listed, listedUpTo, numberWord } from '@inferbench/units/english';
import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';

/** The first lines of a model's page, in parts: what is bold is the answer. */
export interface Lede {
  size: string;
  answer: string | null;
  rest: string[];
}

interface LedeChart extends Pick<
  TradeoffChart,
  'axis' | 'leaders' | 'atLine' | 'curves' | 'fronts' | 'points'
> {
  slice: Pick<TradeoffChart['slice'], 'pay'>;
}

const BILLION = 1e9;
const MOST_NAMED = 2;

/** "671 billion": parameters as people say them. */
export function parametersWords(parameters: number): string {
  if (parameters >= 1000 * BILLION) return `${formatValue(parameters / (1000 * BILLION))} trillion`;
  return parameters < 0.1 * BILLION
    ? `${formatValue((1000 * parameters) / BILLION)} million`
    : `${formatValue(parameters / BILLION)} billion`;
}

/** Size, who makes most, who is cheapest, and how many curves a published run can check. */
export function ledeOf(model: ModelFactsAnswer, chart: LedeChart | null): Lede {
  const { parameters, activeParameters } = model;
  const active =
    activeParameters === null || activeParameters > 0.9 * parameters
      ? ''
      : `, ${parametersWords(activeParameters)} used per token`;
  const size = `${parametersWords(parameters)} parameters${active}.`;
  if (chart === null) return { size, answer: null, rest: [] };
  const { leaders, slice } = chart;
  const [most, cheapest] = [leaderOf(leaders, 'MOST_OUTPUT'), leaderOf(leaders, 'CHEAPEST')];
  return {
    size,
    answer:
      most === null
        ? null
        : `${amongWords(most)}${listed(most.labels)} ${most.labels.length === 1 ? 'makes' : 'make'} most per chip${most.overlaps.length > 0 ? ' by value' : ''}`,
    rest: [
      most === null
        ? unansweredWords(chart)
        : `${chart.axis.line}${rangeWords(
            most,
            formatValue,
            most.rivals > 0 ? 'clearly more than the next' : '',
          )}.`,
      ...(cheapest === null || cheapest.figure.value === null
        ? []
        : [
            `${amongWords(cheapest)}${cheapestWords(cheapest, slice)} at ${formatUsd(cheapest.figure.value)} per million tokens${rangeWords(
              cheapest,
              formatUsd,
              cheapest.rivals > 0 ? 'clearly cheaper than the next' : '',
            )}.`,
            ...(cheapest.beyond === null ? [] : [`Not compared: ${cheapest.beyond}.`]),
          ]),
      checkedWords(chart),
      ...comparedWords(chart),
    ],
  };
}

/** Words before a leader: "In one server, ", the class within which it leads. */
function amongWords({ among }: ChartLeader): string {
  return among === null ? '' : `In ${among}, `;
}

/** "B200 is by value the cheapest of three chips to rent"; "B200 is the only one with a price to rent". */
function cheapestWords(
  { labels, chips, rivals, overlaps }: ChartLeader,
  { pay }: Pick<TradeoffChart['slice'], 'pay'>,
): string {
  const priced = chips.length + rivals;
  const paid = spaced(PAY_WORDS[pay].cheapest);
  if (priced === 1) return `${listed(labels)} is the only one with a price${paid}`;
  const verb = `${labels.length === 1 ? 'is' : 'are'}${overlaps.length > 0 ? ' by value' : ''}`;
  return `${listed(labels)} ${verb} the cheapest of ${numberWord(priced)} chips${paid}`;
}

/** Reason why nobody is said to make most: no system stands at the line, and why; or systems of several sizes and layouts do. */
function unansweredWords({ atLine: { published, simulated }, axis: { line }, leaders }: LedeChart): string {
  const most = leaders.find(({ question }) => question === 'MOST_OUTPUT');
  const told =
    published.length + simulated.length > 0
      ? `${counted(published.length, 'published system')}, ${formatNumber(simulated.length)} simulated`
      : (most?.figure.words ?? 'nobody published a run');
  return `${capitalised(line)}: ${told}.`;
}

function leaderOf(leaders: readonly ChartLeader[], question: ChartLeader['question']): ChartLeader | null {
  const found = leaders.find((leader) => leader.question === question);
  return found === undefined || found.labels.length === 0 ? null : found;
}

/** " (published, $1.62 to $1.80; cannot be told apart from B200)": kind, interval and who overlaps. */
function rangeWords({ figure, overlaps }: ChartLeader, words: (value: number) => string, clear: string) {
  const { kind } = figure;
  const parts = [
    kind === null
      ? ''
      : [KIND_WORDS[kind], endsWords(figure, words)].filter((part) => part !== null).join(', '),
    overlaps.length > 0 ? `cannot be told apart from ${listedUpTo(MOST_NAMED, overlaps)}` : clear,
  ];
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
}

/** The best placed system of which both are known: published and simulated at the same load. */
function comparedWords({ atLine }: LedeChart): string[] {
  const row = atLine.published.find(({ comparison }) => comparison !== null);
  return row === undefined ? [] : [`${row.system}: ${row.comparison}.`];
}

const spaced = (words: string) => (words === '' ? '' : ` ${words}`);

/** How many simulated curves stand beside a published run of the same chip. */
function checkedWords({ curves, fronts, points }: LedeChart): string {
  const published = new Set([...fronts, ...points].map(({ chip }) => chip));
  const checked = curves.filter(({ chip }) => published.has(chip)).length;
  if (curves.length === 0) {
    const runs = fronts.reduce((sum, front) => sum + front.points.length, points.length);
    return `${counted(runs, 'run')} on ${counted(published.size, 'chip')} ${runs === 1 ? 'is' : 'are'} published at these lengths.`;
  }
  return `${formatNumber(checked)} of ${counted(curves.length, 'curve')} ${checked === 1 ? 'has' : 'have'} a published run beside them.`;
}
