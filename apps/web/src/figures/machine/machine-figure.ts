import { sourceLine } from '@inferbench/answers/load/source-line';
import type { Figure } from '@inferbench/chart/figure';
import { type Table, tableOf } from '@inferbench/chart/table';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { Kind } from '@inferbench/domain/terms/kind';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import { GIGA } from '@inferbench/units/si';
import { listed } from '@inferbench/units/english';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { type MineView } from '../../address/mine-request.ts';
import { pageAddress } from '../../address/pages.ts';
import { type BarRow, framedBarsDrawing, SHARED_BARS } from '../line-bars/bars-drawing.ts';

/** Part of the answer that the chart shows: formats of weights have words of their own in the API. */
type ShownMachine = Omit<MachineAnswer, 'weights'>;

/** Speeds of one user on a machine, a bar a model by size, in its frame; null where no model fits. */
export function machineFigure(answer: ShownMachine, view: MineView): Figure | null {
  const { label, count, tokens, title } = answer;
  const fitting = answer.models.filter(({ fits }) => fits);
  if (fitting.length === 0) return null;
  const kinds = new Set(fitting.map((model) => model.answer.kind));
  const shownSources = fitting.flatMap(({ pointId, source }) => (pointId === null ? [] : [source]));
  const query = {
    chip: view.request.chip,
    count: String(view.request.count),
    tokens: String(view.request.tokens),
    bits: view.bits,
  };
  return {
    name: 'mine',
    query,
    head: {
      finding: findingOf(fitting, count === 1 ? label : `${count} ${label}`) ?? title,
      slice: `${count === 1 ? label : `${count} ${label}`}, one user, ${formatNumber(tokens)} tokens of text, tokens a second by size of the model`,
      notes: [
        'Dashed is simulated; the line is the error. Models that do not fit have no bar.',
        ...shorterNote(fitting, tokens),
      ],
      kinds: Kind.options.filter((kind) => kinds.has(kind)),
      source: sourceLine(shownSources, kinds.has('SIMULATED')),
      date: null,
    },
    address: pageAddress('mine', { query, section: 'speeds' }),
    file: `inferbench-${nameSlug(label)}-models`,
    draw: (drawn) =>
      framedBarsDrawing(barRows(answer, drawn.form === 'share' ? SHARED_BARS : Infinity), drawn),
    table: machineTable(answer),
  };
}

/** "One user on RTX 4090: 35 to 210 tokens a second"; null where the heading has said all. */
function findingOf(fitting: ShownMachine['models'], machine: string): string | null {
  const speeds = fitting.flatMap(({ answer: { value } }) => value ?? []);
  return speeds.length < 2
    ? null
    : `One user on ${machine}: ${formatValue(Math.min(...speeds))} to ${formatValue(Math.max(...speeds))} tokens a second`;
}

/** Names models whose speed is of less text than was asked for. */
function shorterNote(fitting: ShownMachine['models'], tokens: number): string[] {
  const shorter = fitting.filter(({ longestTokens }) => longestTokens !== null && longestTokens < tokens);
  const names = shorter.map(({ name, longestTokens }) => `${name} (${formatNumber(longestTokens ?? 0)})`);
  return names.length === 0 ? [] : [`Trained for less text, and shown at so many tokens: ${listed(names)}.`];
}

/** Fitting models by size; where room is short the largest of them. */
function barRows({ models, vendor }: ShownMachine, most: number): BarRow[] {
  const fitting = models.filter(({ fits }) => fits);
  return fitting.slice(Math.max(0, fitting.length - most)).map(({ model, name, answer }) => ({
    key: model,
    label: name,
    vendor,
    older: false,
    figure: answer,
    words: answer.value === null ? answer.words : formatValue(answer.value),
  }));
}

function machineTable({ label, models }: ShownMachine): Table {
  return tableOf(`Models on ${label}, one user`, models, [
    ['model', ({ name }) => name],
    ['fits', ({ fits }) => (fits ? 'yes' : 'no')],
    ['memory, GB', ({ neededBytes }) => neededBytes / GIGA, 'NUMBER'],
    ['longest text', ({ longestTokens }) => longestTokens, 'NUMBER'],
    ['kind', ({ answer }) => (answer.kind === null ? null : KIND_WORDS[answer.kind])],
    ['tokens/s', ({ answer }) => answer.value, 'NUMBER'],
    ['low', ({ answer }) => answer.low, 'NUMBER'],
    ['high', ({ answer }) => answer.high, 'NUMBER'],
    ['characters/s', ({ charactersPerSec }) => charactersPerSec, 'NUMBER'],
    ['prompt tokens/s', ({ reading }) => reading.value, 'NUMBER'],
    ['words', ({ answer }) => answer.words],
  ]);
}
