import { simulatedHead } from '../../chart/simulated-head.ts';
import type { Claim, ClaimCell, ClaimReading, ClaimState } from '@inferbench/domain/simulation/claim';
import { formatContext, formatNumber } from '@inferbench/units/format';
import { type At, type Drawing, type Mark, path, text } from '@inferbench/chart/drawing';
import { type TableColumn, tableOf } from '@inferbench/chart/table';
import { type Figure, type KeyEntry, type Room, roomFor } from '@inferbench/chart/figure';
import { pageAddress } from '../../address/pages.ts';
import { pixel } from '@inferbench/chart/scale';
import { textWidth } from '@inferbench/chart/text-room';
import { READING_WORDS, STATE_WORDS } from './claim-words.ts';

type StateKey = 'oneUser' | 'oneUserWithPrompt' | 'allUsers';

const PANELS: readonly { key: StateKey; reading: ClaimReading }[] = [
  { key: 'oneUser', reading: 'one_user' },
  { key: 'oneUserWithPrompt', reading: 'one_user_with_prompt' },
  { key: 'allUsers', reading: 'all_users' },
];

const STATES: readonly ClaimState[] = ['holds', 'ideal_only', 'fails', 'does_not_fit'];

/** Style of each state; its shape differs as well as its colour. */
const STATE_CLASSES: Readonly<Record<ClaimState, string>> = {
  holds: 'cell-half',
  ideal_only: 'cell-below',
  fails: 'cell-fails',
  does_not_fit: 'cell-stroke',
};

const TITLE_HEIGHT = 18;
const CELL_HEIGHT = 18;
const FOOT = 40;
const GAP = 16;
const LEFT = 38;
const WIDEST_CELL = 28;

/** A full cell, a small square for what fails, one stroke for what does not fit. */
function cellPath(state: ClaimState, { x, y }: At, width: number, height: number): string {
  const [w, h] = [pixel(width), pixel(height)];
  if (state === 'does_not_fit') return `M${pixel(x)} ${pixel(y + height)}l${w} -${h}`;
  const square = Math.min(width, height) / 2.5;
  if (state === 'fails') {
    const side = pixel(square);
    return `M${pixel(x + (width - square) / 2)} ${pixel(y + (height - square) / 2)}h${side}v${side}h-${side}z`;
  }
  return `M${pixel(x)} ${pixel(y)}h${w}v${h}h-${w}z`;
}

interface PanelLayout {
  at: At;
  cellWidth: number;
}

function panelMarks(claim: Claim, key: StateKey, title: string, { at, cellWidth }: PanelLayout): Mark[] {
  const { batches, contexts, cells } = claim.region;
  const top = at.y + TITLE_HEIGHT;
  const left = at.x + LEFT;
  const bottom = top + batches.length * CELL_HEIGHT;
  // Batches grow upwards, contexts to the right: what fills the memory is the upper right corner.
  const placeOf = ({ batch, context }: Pick<ClaimCell, 'batch' | 'context'>): At => ({
    x: left + contexts.indexOf(context) * cellWidth,
    y: bottom - (batches.indexOf(batch) + 1) * CELL_HEIGHT,
  });
  const drawn = STATES.map((state) =>
    path(
      STATE_CLASSES[state],
      cells
        .filter((cell) => cell[key] === state)
        .map((cell) => cellPath(state, placeOf(cell), cellWidth - 2, CELL_HEIGHT - 2))
        .join(''),
    ),
  );
  const own = placeOf({ batch: claim.batch ?? (batches.at(-1) || 1), context: claim.context });
  const ownHeight = claim.batch === null ? batches.length * CELL_HEIGHT : CELL_HEIGHT;
  const outline = `M${pixel(own.x - 1)} ${pixel(own.y - 1)}h${pixel(cellWidth)}v${pixel(ownHeight)}h-${pixel(cellWidth)}z`;
  return [
    text('strong', { x: at.x, y: at.y + 12 }, title),
    ...drawn.filter((mark) => mark.tag !== 'path' || mark.d !== ''),
    path('cell-changed', outline),
    ...batches.map((batch, index) =>
      text('end', { x: left - 6, y: bottom - index * CELL_HEIGHT - 5 }, formatNumber(batch)),
    ),
    ...contextLabels(contexts, { left, bottom, cellWidth }),
    text('', { x: left, y: bottom + 30 }, 'context, tokens'),
  ];
}

/** Labels as many contexts as have room, the last one always. */
function contextLabels(
  contexts: readonly number[],
  { left, bottom, cellWidth }: { left: number; bottom: number; cellWidth: number },
): Mark[] {
  const widest = Math.max(...contexts.map((context) => textWidth(formatContext(context)))) + 6;
  const stride = Math.max(1, Math.ceil(widest / cellWidth));
  return contexts.flatMap((context, index) =>
    (contexts.length - 1 - index) % stride === 0
      ? [text('middle', { x: left + (index + 0.5) * cellWidth - 1, y: bottom + 14 }, formatContext(context))]
      : [],
  );
}

function draw(claim: Claim, { width, size }: Room): Drawing {
  const perLine = size === 0 ? 1 : 3;
  const { batches, contexts } = claim.region;
  const panelWidth = (width - (perLine - 1) * GAP) / perLine;
  // The last label of an axis may reach over its cell.
  const cellWidth = Math.min(WIDEST_CELL, (panelWidth - LEFT - 10) / contexts.length);
  const panelHeight = TITLE_HEIGHT + batches.length * CELL_HEIGHT + FOOT;
  const marks = PANELS.flatMap(({ key, reading }, index) => {
    const at = {
      x: (index % perLine) * (panelWidth + GAP),
      y: Math.floor(index / perLine) * (panelHeight + GAP),
    };
    return panelMarks(claim, key, READING_WORDS[reading].name, { at, cellWidth });
  });
  const lines = Math.ceil(PANELS.length / perLine);
  return { width, height: lines * panelHeight + (lines - 1) * GAP, marks };
}

const KEY: readonly KeyEntry[] = STATES.map((state) => ({
  words: STATE_WORDS[state],
  mark: path(STATE_CLASSES[state], cellPath(state, { x: 1, y: 1 }, 10, 10)),
}));

/** Draws where each sense of a claim can hold, over batch and context; `query` is that of the page. */
export function regionFigure(claim: Claim, query: string): Figure {
  const { region, tokensPerSec, chip, model } = claim;
  const counts = PANELS.map(({ key, reading }) => {
    const holding = region.cells.filter((cell) => cell[key] === 'holds');
    return `${formatNumber(holding.length)} ${READING_WORDS[reading].inside}`;
  });
  return {
    name: 'claim',
    query: Object.fromEntries(new URLSearchParams(query)),
    head: simulatedHead({
      finding: `Of ${formatNumber(region.cells.length)} pairs of batch and context, ${formatNumber(tokensPerSec)} tokens/s is attainable in ${counts.join(', ')}.`,
      slice: 'Where it can hold: context to the right, batch upwards, on the same chips and split',
      notes: [
        `Prompt and answer fill each context, the answer with 512 tokens or half of a shorter context. The outline is the claim’s own context${claim.batch === null ? '' : ' and batch'}.`,
      ],
    }),
    address: pageAddress('claim', { query, section: 'region' }),
    file: `inferbench-claim-${chip}-${model}`,
    draw: (drawn) => draw(claim, roomFor(drawn)),
    key: KEY,
    table: tableOf(`${formatNumber(tokensPerSec)} tokens/s by context and batch`, region.cells, [
      ['Context, tokens', ({ context }) => formatNumber(context), 'NUMBER'],
      ['Batch', ({ batch }) => formatNumber(batch), 'NUMBER'],
      ...PANELS.map(({ key, reading }): TableColumn<ClaimCell> => [
        READING_WORDS[reading].name,
        (cell) => STATE_WORDS[cell[key]],
      ]),
    ]),
  };
}
