/** An address of the site with extreme values of its forms, another one for each number. */
export interface Form {
  name: string;
  /** How long one answer may hold up an event loop: a page is made at once, what is computed is not. */
  kind: 'PAGE' | 'COMPUTED';
  /** Connections at once; one where left out. */
  connections?: number;
  address: (number: number) => string;
}

const CHIPS = ['b200', 'mi355x', 'h100', 'mi300x', 'h200', 'gaudi-3', 'tpu-v7', 'lpu-v1'];
const MODELS = ['deepseek-r1', 'llama-3.3-70b', 'llama-3.1-8b', 'llama-4-scout'];
const LENGTHS = [1, 128, 1_024, 8_192, 32_768, 131_072];
const COUNTS = [1, 8, 64, 1_024];
const BATCHES = [1, 64, 4_096, 100_000];
const SCALES = [0.000001, 0.01, 7.7, 1_000, 1_000_000];

/** A value of a list by a number and a place; whoever counts up meets all of them in an order that looks like none. */
function of<T>(list: readonly T[], number: number, place: number): T {
  const mixed = Math.imul(number * 31 + place, 0x9e_37_79_b1) >>> 8;
  const found = list[mixed % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
}

function query(pairs: Readonly<Record<string, string | number>>): string {
  return new URLSearchParams(
    Object.entries(pairs).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
}

/** The first is what held up the whole site: 32,768 tokens on 1,024 chips of four kinds. */
function load(number: number): string {
  return query({
    chip1: of(CHIPS, number, 1),
    chip2: of(CHIPS, number + 1, 1),
    chip3: of(CHIPS, number + 2, 1),
    chip4: of(CHIPS, number + 3, 1),
    model: number === 0 ? 'deepseek-r1' : of(MODELS, number, 2),
    in: number === 0 ? 8_192 : of(LENGTHS, number, 3),
    out: number === 0 ? 32_768 : of(LENGTHS, number, 4),
    chips: number === 0 ? 1_024 : of(COUNTS, number, 5),
    ttft: 1 + number,
  });
}

function whatIf(number: number): string {
  return query({
    chip: of(['nvidia-h100-sxm5-80gb', 'amd-mi300x', 'nvidia-b200-sxm-180gb'], number, 1),
    bandwidthTBps: of(SCALES, number, 2),
    fp8Tops: of(SCALES, number, 3),
    linkGBps: of(SCALES, number, 4),
    model: of(MODELS, number, 5),
    batch: of(BATCHES, number, 6),
    inputTokens: of(LENGTHS, number, 7) + number,
    outputTokens: of(LENGTHS, number, 8),
  });
}

function claim(number: number): string {
  return query({
    chip: of(['nvidia-h100-sxm5-80gb', 'amd-mi300x', 'groq-lpu-v1'], number, 1),
    model: of(MODELS, number, 2),
    tokensPerSec: 0.01 + number * 1e6,
    context: of([1, 4_096, 131_072, 1_000_000], number, 3),
    chips: of(COUNTS, number, 4),
    batch: of(BATCHES, number, 5),
  });
}

function workload(number: number): string {
  return query({
    model: of(MODELS, number, 1),
    mix: `${of(LENGTHS, number, 2)}-${of(LENGTHS, number, 3)}`,
    load: 1 + (number % 500),
    ttft: 1 + number,
    simulated: 'on',
  });
}

const chart = (number: number) => query({ model: of(MODELS, number, 1), at: 1 + number, in: 1 + number });

const computed = (name: string, address: Form['address'], connections = 1): Form => ({
  name,
  kind: 'COMPUTED',
  connections,
  address,
});
const page = (name: string, address: Form['address']): Form => ({ name, kind: 'PAGE', address });

export const FORMS: readonly Form[] = [
  page('landing', (number) => `/?batch=${number % 64}`),
  page('chip', (number) => `/chips/${of(['mi300x', 'lpu-v1', 'tpu-v5p'], number, 1)}`),
  page('model', (number) => `/models/${of(MODELS, number, 1)}?${query({ at: 1 + number, chips: 1_024 })}`),
  page(
    'comparison',
    (number) =>
      `/compare/b200-vs-mi355x?${query({ model: of(MODELS, number, 1), users: of(BATCHES, number, 2) })}`,
  ),
  page('your workload', (number) => `/your-workload?${workload(number)}`),
  page('search', (number) => `/search?q=${'b200 mi355x '.repeat(1 + (number % 40))}`),
  page('accuracy', () => '/accuracy'),
  computed('load lab', (number) => `/lab/load?${load(number)}`),
  computed('load lab, as a file', (number) => `/chart/load.csv?${load(number)}`),
  computed('load lab, as an embed', (number) => `/embed/load?${load(number)}`),
  computed('load lab, as a share image', (number) => `/og/load.png?${load(number)}`),
  computed('what-if', (number) => `/lab/what-if?${whatIf(number)}`),
  computed('what-if, its grid as a file', (number) => `/chart/whatif-map.csv?${whatIf(number)}`),
  computed('claim check', (number) => `/lab/claim?${claim(number)}`),
  computed('claim check, as a file', (number) => `/chart/claim.csv?${claim(number)}`),
  computed('pictures, 24 connections', (number) => `/chart/tradeoff.png?${chart(number)}`, 24),
  computed('share images, 24 connections', (number) => `/og/tradeoff.png?${chart(number)}`, 24),
  computed('embeds', (number) => `/embed/tradeoff?${chart(number)}`),
  computed('export of the board', () => '/export/leaderboard.csv?metric=USEFUL_TOPS'),
  computed('export of a workload', (number) => `/export/workload.csv?${workload(number)}`),
  computed('export of all scores', () => '/export/scores.csv'),
  computed('export of all systems', () => '/export/systems.csv'),
  computed('export of the catalogue', () => '/export/chips.csv'),
  computed('export of what is simulated', (number) => `/export/simulated.csv?model=${of(MODELS, number, 1)}`),
];
