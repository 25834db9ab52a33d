import { evidenceOf, readSlice } from '../../../oracle/verdicts.ts';
import { cell, figure, type LikeSlice, type Run, type SliceRuns } from '../../../oracle/verdict-rows.ts';
import type { Exported } from '../exported.ts';
import type { Meaning, Told } from '../question.ts';
import { CHIPS, foundIn, isNear, modelsNamed, number, SCORES } from './numbers.ts';

/** A run stands at a line where it is no more than half faster. */
const NEAR_ABOVE = 1.5;
/** A front is known at a line where its slowest run is no more than a quarter faster. */
const NEAR_BELOW = 1.25;

const EXTENTS: Readonly<Record<string, string>> = {
  SERVER: 'one server',
  RACK: 'one rack',
  SERVERS: 'several servers',
};

const evidence = async (exported: Exported) =>
  evidenceOf(await exported.rows(SCORES), await exported.rows(CHIPS));

/** Tells whether a chip's slug has the words of a short name: "nvidia-b200-sxm-180gb" and B200. */
const isCalled = (slug: string, label: string) =>
  label
    .toLowerCase()
    .split(' ')
    .every((word) => slug.split('-').includes(word));

/** The slice and the line that a view of a model says it shows. */
async function shownSlice({ text, exported }: Told): Promise<(LikeSlice & { at: number }) | null> {
  const [, name = '', input, output, precision = '', rest = '', at] =
    /\n([^\n]+), ([\d,]+) tokens in and ([\d,]+) out, (\w+),([^\n]*) each user at ([\d.,]+) tokens\/s/.exec(
      text,
    ) ?? [];
  const model = (await modelsNamed(exported)).get(name);
  if (model === undefined) return null;
  return {
    model,
    inputTokens: number(input),
    outputTokens: number(output),
    precision,
    technique: rest.includes('with drafted tokens') ? 'DRAFTING' : 'PLAIN',
    extent: 'SERVER',
    pools: 'AGGREGATED',
    at: number(at),
  };
}

const SAME = ['model', 'inputTokens', 'outputTokens', 'precision', 'technique'] as const;

/** Loads of a chip that make a front: what was run at fewer has no place. */
const FRONT_LOADS = 3;

const isFront = (chip: string, runs: readonly Run[]) =>
  new Set(runs.filter((run) => run.chip === chip).map(({ row }) => cell(row, 'load'))).size >= FRONT_LOADS;

/** Runs of the lengths, weights and drafts of a slice that come near its line, in whatever class. */
async function nearRuns(slice: LikeSlice & { at: number }, exported: Exported): Promise<Run[]> {
  const { slices } = await evidence(exported);
  return slices
    .filter((each) => SAME.every((key) => each.slice[key] === slice[key]))
    .flatMap(({ runs }) => runs)
    .filter(({ perUser, isLate }) => perUser >= slice.at && perUser <= NEAR_ABOVE * slice.at && !isLate);
}

/** Systems of a table are each a run of the file with its users, speed and output, and no run of its chip and class makes more there. */
export const rowsAreBestRuns: Meaning = async (told) => {
  const slice = await shownSlice(told);
  if (slice === null) return ['it does not say what it shows'];
  const runs = await nearRuns(slice, told.exported);
  const table = told.text.slice(told.text.indexOf('\nWhat ran\n'));
  const { found, wrong } = foundIn(
    table,
    /([A-Z][\w ]*?) × (\d+)([^\n]*)\n[^\n\t]*\n?\s+(\d[\d,]*)\s+([\d.]+)\s+([\d.,]+)\s+(?:to [\d.,]+\s+)?(?:\$([\d.]+)|no )/g,
  );
  const off = found.flatMap(([said, label = '', chips, where = '', users, perUser, perChip, usd]) => {
    const own = runs.filter(
      ({ chip, row }) =>
        isCalled(chip, label) &&
        (cell(row, 'pools') === 'DISAGGREGATED') === where.includes('apart') &&
        (where.includes('one rack') ? 'RACK' : where.includes('several') ? 'SERVERS' : 'SERVER') ===
          cell(row, 'extent'),
    );
    const best = own.toSorted((a, b) => b.perChip - a.perChip)[0];
    const isIt =
      best !== undefined &&
      best.chips === number(chips) &&
      figure(best.row, 'load') === number(users) &&
      isNear(number(perUser), best.perUser) &&
      isNear(number(perChip), best.perChip) &&
      (usd === undefined ||
        cell(best.row, 'costBasis') !== 'RENTED' ||
        isNear(number(usd), figure(best.row, 'usdPerMillionOutputTokens') ?? 0));
    return isIt ? [] : [said.replaceAll(/\s+/g, ' ')];
  });
  return [...wrong, ...off];
};

/**
 * The cheapest to rent at a line, in the class that is said, has the least price of all published runs that keep the line; it is a simulated
 * one only where those of no two chips have a price.
 */
export const cheapestIsLeast: Meaning = async (told) => {
  const slice = await shownSlice(told);
  const { found, wrong } = foundIn(
    told.text,
    /In (one server|one rack|several servers)(, prompts apart)?, ([A-Z][\w ]*?) is (?:by value )?the (?:cheapest of [\w-]+ chips|only one with a price) to rent at \$([\d.]+) per million tokens \((published|simulated)/g,
  );
  if (slice === null) return ['it does not say what it shows'];
  const [, extent = '', apart, label = '', usd, kind] = found[0] ?? [];
  const ofClass = (await evidence(told.exported)).slices
    .filter((each) => SAME.every((key) => each.slice[key] === slice[key]))
    .filter(
      (each) =>
        EXTENTS[each.slice.extent] === extent &&
        (each.slice.pools === 'DISAGGREGATED') === (apart !== undefined),
    )
    .flatMap(({ runs }) => runs);
  const prices = ofClass
    .filter(
      ({ perUser, isLate, row }) => perUser >= slice.at && !isLate && cell(row, 'costBasis') === 'RENTED',
    )
    .filter(({ chip }) => isFront(chip, ofClass))
    .map(({ chip, row }) => ({ chip, usd: figure(row, 'usdPerMillionOutputTokens') ?? Infinity }));
  if (kind === 'simulated')
    return new Set(prices.map(({ chip }) => chip)).size < 2 ? [] : ['runs of two chips have a price'];
  const least = prices.toSorted((a, b) => a.usd - b.usd)[0];
  const isLeast = least !== undefined && isCalled(least.chip, label) && isNear(number(usd), least.usd);
  return [...wrong, ...(isLeast ? [] : [`${label} at $${usd}: the file has ${JSON.stringify(least)}`])];
};

/** All that several comparisons find. */
export const allOf =
  (...meanings: readonly Meaning[]): Meaning =>
  async (told) =>
    (await Promise.all(meanings.map((each) => each(told)))).flat();

/** Models and the speed of each user at which the page of a chip tells its published places first. */
const STANDING = { models: ['llama-3.3-70b', 'deepseek-r1'], at: 20 };

/** Fronts of a chip in one server that stand at the line of a chip's page, though the page tells no place of them. */
function placesUntold(chip: string, slices: readonly SliceRuns[]): string[] {
  const { models, at } = STANDING;
  return slices.flatMap(({ slice, runs }) => {
    const own = runs.filter((run) => run.chip === chip);
    const best = own
      .filter((run) => run.perUser >= at && !run.isLate)
      .toSorted((a, b) => b.perChip - a.perChip)[0];
    const stands =
      models.includes(slice.model) &&
      slice.inputTokens === 8192 &&
      slice.outputTokens === 1024 &&
      slice.precision === 'FP8' &&
      slice.technique === 'PLAIN' &&
      slice.extent === 'SERVER' &&
      slice.pools === 'AGGREGATED' &&
      isFront(chip, runs) &&
      best !== undefined &&
      best.perUser <= NEAR_ABOVE * at &&
      Math.min(...own.map((run) => run.perUser)) <= NEAR_BELOW * at;
    return stands ? [`no place is told of ${slice.model}`] : [];
  });
}

/** "1st of 5" of a chip's published runs is 1 and the number of chips that an own reading of the runs puts ahead, among those with a run at the line or faster. */
export const placesAreReadAnew =
  (chip: string): Meaning =>
  async ({ text, exported }) => {
    const at = number(/Each user at ([\d.]+) tokens\/s or more/.exec(text)?.[1]);
    const found = [
      ...text.matchAll(
        /\n([A-Z][^\n\t]*), (\d+)K in, (\d+)K out\s+(?:(\d+)\w\w of (\d+)(?:, shared)?|alone in its class)\s+([\d.,]+)\s+[^\n]*one server ·/g,
      ),
    ];
    const models = await modelsNamed(exported);
    const all = await evidence(exported);
    const off = found.flatMap(([said, name = '', input, output, place = '1', of = '1', perChip]) => {
      const slice = {
        model: models.get(name) ?? '',
        inputTokens: number(input) * 1024,
        outputTokens: number(output) * 1024,
        precision: 'FP8',
        technique: 'PLAIN',
        extent: 'SERVER',
        pools: 'AGGREGATED',
      };
      const ofClass = all.slices
        .filter((each) => JSON.stringify(each.slice) === JSON.stringify(slice))
        .flatMap((each) => each.runs);
      const runs = ofClass.filter((run) => run.perUser >= at && !run.isLate && isFront(run.chip, ofClass));
      const others = [...new Set(runs.map((run) => run.chip))].filter((other) => other !== chip);
      const ahead = others.filter(
        (other) => readSlice({ chips: [other, chip], slice, at }, all).leader === other,
      );
      const best = Math.max(0, ...runs.filter((run) => run.chip === chip).map((run) => run.perChip));
      const isSame =
        number(place) === ahead.length + 1 &&
        number(of) === others.length + 1 &&
        isNear(number(perChip), best);
      return isSame ? [] : [`${said.trim()}: ${ahead.length + 1} of ${others.length + 1}, ${best}`];
    });
    return [...(found.length === 0 ? placesUntold(chip, all.slices) : []), ...off];
  };
