import { z } from 'zod';

const size = z.int().min(1).max(1024);

/** Equal workers of a system: the chips of each, and how they share the model. */
export const ChipPool = z
  .strictObject({
    workers: z.int().min(1).max(10_000).describe('Workers, each with a whole model.'),
    tensorParallel: size.describe('Chips over which a worker divides its layers.'),
    expertParallel: size
      .nullable()
      .describe('Chips over which a worker spreads its experts; null: not spread.'),
    attentionDataParallel: z
      .boolean()
      .describe(
        'Whether each chip of a worker attends to sequences of its own, rather than to a share of the heads.',
      ),
    chips: z.int().min(1).max(100_000).describe('Chips of all workers.'),
  })
  .describe('Equal workers of a system.');
export type ChipPool = z.infer<typeof ChipPool>;

/** How the chips of a system share the work, where two sizes of groups do not say it. */
export const Layout = z
  .strictObject({
    prefill: ChipPool.nullable().describe('Workers for prompts alone; null: the others take prompts too.'),
    decode: ChipPool.describe('Workers for answers, and for prompts where nobody else takes them.'),
  })
  .describe('How the chips of a system share the work.');
export type Layout = z.infer<typeof Layout>;

/** Prompts and answers on the same chips, or on chips of their own. */
export const ServingMode = z.enum(['AGGREGATED', 'DISAGGREGATED']);
export type ServingMode = z.infer<typeof ServingMode>;

export interface LaidOut {
  layout?: Layout | undefined;
  tensorParallel: number | null;
  pipelineParallel: number | null;
  expertParallel: number | null;
}

export function servingModeOf({ layout }: Pick<LaidOut, 'layout'>): ServingMode {
  return (layout?.prefill ?? null) === null ? 'AGGREGATED' : 'DISAGGREGATED';
}

/** "tp8/ep8/dpa", or "P1x(tp4)+D2x(tp8)" where prompts have chips of their own; null where nobody said. */
export function layoutLabel({
  layout,
  tensorParallel,
  pipelineParallel,
  expertParallel,
}: LaidOut): string | null {
  if (layout?.prefill) {
    // Replicas of data-parallel attention are no group of either kind: then the chips are said.
    const pool = (letter: string, of: ChipPool) =>
      `${letter}${of.workers}x(${poolLabel(of)})${of.chips === grouped(of) ? '' : `:${of.chips}`}`;
    return `${pool('P', layout.prefill)}+${pool('D', layout.decode)}`;
  }
  if (layout) return poolLabel(layout.decode);
  const words = Object.entries({ tp: tensorParallel, pp: pipelineParallel, ep: expertParallel });
  const said = words.flatMap(([word, value]) => (value === null ? [] : [`${word}${value}`]));
  return said.length === 0 ? null : said.join('/');
}

function poolLabel({ tensorParallel, expertParallel, attentionDataParallel }: ChipPool): string {
  const experts = expertParallel === null ? '' : `/ep${expertParallel}`;
  return `tp${tensorParallel}${experts}${attentionDataParallel ? '/dpa' : ''}`;
}

/** The same chips hold both groups, so the larger of them counts. */
function grouped({
  workers,
  tensorParallel,
  expertParallel,
}: Omit<ChipPool, 'chips' | 'attentionDataParallel'>) {
  return workers * Math.max(tensorParallel, expertParallel ?? 1);
}

const POOL = /^tp(\d+)(?:\/ep(\d+))?(\/dpa)?$/;
const POOLS = /^P(\d+)x\(([^)]*)\)(?::(\d+))?\+D(\d+)x\(([^)]*)\)(?::(\d+))?$/;

/**
 * The layout behind a word such as those of `layoutLabel`; null for a word of another form, and for pools that do not add
 * up to all chips.
 */
export function parseLayout(word: string, chips: number): Layout | null {
  const [, prefillWorkers, prefillWord = '', prefillChips, ...answers] = POOLS.exec(word) ?? [];
  const [decodeWorkers, decodeWord = '', decodeChips] = answers;
  if (prefillWorkers !== undefined && decodeWorkers !== undefined) {
    const prefill = parsePool(prefillWord, Number(prefillWorkers), prefillChips);
    const decode = parsePool(decodeWord, Number(decodeWorkers), decodeChips);
    return prefill !== null && decode !== null && prefill.chips + decode.chips === chips
      ? { prefill, decode }
      : null;
  }
  const one = parsePool(word, 1);
  if (one === null || chips % one.chips !== 0) return null;
  return { prefill: null, decode: { ...one, workers: chips / one.chips, chips } };
}

function parsePool(word: string, workers: number, stated?: string): ChipPool | null {
  const [, tensor, experts, dataParallel] = POOL.exec(word) ?? [];
  if (tensor === undefined) return null;
  const tensorParallel = Number(tensor);
  const expertParallel = experts === undefined ? null : Number(experts);
  return {
    workers,
    tensorParallel,
    expertParallel,
    attentionDataParallel: dataParallel !== undefined,
    chips: stated === undefined ? grouped({ workers, tensorParallel, expertParallel }) : Number(stated),
  };
}
