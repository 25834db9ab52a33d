import { evidenceOf, readSlice } from '../../../oracle/verdicts.ts';
import { cell, figure, type Row } from '../../../oracle/verdict-rows.ts';
import type { Meaning } from '../question.ts';
import { CHIPS, foundIn, isNear, modelsNamed, number, SCORES } from './numbers.ts';

const LEDGER = '/chart/ledger.csv';

/** Predictions that missed and held are as many as the file of the ledger has. */
export const ledgerIsCounted: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(text, /Of (\d+) predictions (\d+) missed/g);
  const rows = await exported.rows(LEDGER);
  const own = rows.filter((row) => cell(row, 'set') === 'new_points');
  const missed = own.filter((row) => cell(row, 'state') === 'missed');
  const all = missed.length + own.filter((row) => cell(row, 'state') === 'held').length;
  const outside = missed.filter((row) => {
    const [value, low, high] = ['published', 'low', 'high'].map((name) => figure(row, name) ?? Number.NaN);
    return Number(value) >= Number(low) && Number(value) <= Number(high);
  });
  const [, said, misses] = found[0] ?? [];
  return [
    ...wrong,
    ...(number(said) === all && number(misses) === missed.length
      ? []
      : [`${missed.length} of ${all} missed`]),
    ...outside.map((row) => `${cell(row, 'prediction')} is a miss inside its band`),
  ];
};

/** The share of its peak that a chip delivers is the utilisation of a run with its users and chips. */
export const peaksAreRuns: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /(\w+) delivers ([\d.]+) % of its (\w+) peak\s+published: ([^,\n]+), ([\d,]+) users, (\d+) chips?/g,
  );
  const rows = await exported.rows(SCORES);
  const off = found.flatMap(([said, label = '', share, precision, , users, chips]) =>
    rows.some(
      (row) =>
        cell(row, 'chip').split('-').includes(label.toLowerCase()) &&
        cell(row, 'chips') === chips &&
        cell(row, 'precision') === precision &&
        figure(row, 'load') === number(users) &&
        isNear(number(share) / 100, figure(row, 'utilisation') ?? 0, 0.03),
    )
      ? []
      : [said.replaceAll(/\s+/g, ' ')],
  );
  return [...wrong, ...off];
};

/** Listed points of a chip are lines of the file, with their output and their share of the peak. */
export const pointsAreLines =
  (chip: string): Meaning =>
  async ({ text, exported }) => {
    const { found, wrong } = foundIn(
      text,
      /\n([A-Z][^\n\t,]*), \w+, batch ([\d,]+)\s+published\s+[^\n\t]+\s+(\d+)\s+([\d.,]+)\s+([\d.]+) %/g,
    );
    const models = await modelsNamed(exported);
    const rows = (await exported.rows(SCORES)).filter((row) => cell(row, 'chip') === chip);
    const off = found.flatMap(([said, name = '', batch, chips, tops, share]) =>
      rows.some(
        (row) =>
          cell(row, 'model') === models.get(name) &&
          cell(row, 'chips') === chips &&
          (figure(row, 'batch') ?? figure(row, 'load')) === number(batch) &&
          isNear(number(tops), figure(row, 'usefulTops') ?? 0) &&
          Math.abs(number(share) / 100 - (figure(row, 'utilisation') ?? 0)) < 6e-4,
      )
        ? []
        : [said.trim()],
    );
    return [...wrong, ...off];
  };

/** Findings at a point are the flags and warnings of its line. */
export const findingsAreThoseOfTheLine: Meaning = async ({ text, address, exported }) => {
  const id = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
  const row = (await exported.rows(SCORES)).find((each) => cell(each, 'pointId') === id);
  if (row === undefined) return [`no line of the file is ${id}`];
  const rules = ['flags', 'warnings'].flatMap((name) => cell(row, name).split(' ').filter(Boolean));
  const { found, wrong } = foundIn(text, /(\d+) findings?\b/g);
  return [
    ...wrong,
    ...(number(found[0]?.[1]) === rules.length ? [] : [`the line has ${rules.length}`]),
    ...rules.filter((rule) => !text.includes(rule)),
  ];
};

/** The kinds of files that are listed are as many as are said to be read. */
export const kindsAreListed: Meaning = async ({ text }) => {
  const { found, wrong } = foundIn(text, /All (\d+) kinds of files\n+([^\n]+)/g);
  const [, said, list = ''] = found[0] ?? [];
  const listed = list.split(/, (?=[A-Z]|[a-z]+[\w.-]*['’ ](?!CSV|JSON))/).length;
  return Promise.resolve([
    ...wrong,
    ...(listed >= number(said) ? [] : [`${listed} kinds are listed of ${said}`]),
  ]);
};

/** The ratio of a published run to the simulation is that of the two numbers on the page, and the run is a line of the file. */
export const ratiosAreOfRuns: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /published ([\d.,]+), simulated ([\d.,]+) tokens\/s per chip at the same ([\d,]+) users: ([\d.]+) times/g,
  );
  const rows = await exported.rows(SCORES);
  const off = found.flatMap(([said, published, simulated, users, ratio]) =>
    isNear(number(ratio), number(published) / number(simulated), 0.06) &&
    rows.some(
      (row) =>
        figure(row, 'load') === number(users) &&
        isNear(number(published), figure(row, 'tokensPerSecPerChip') ?? 0),
    )
      ? []
      : [said],
  );
  return [...wrong, ...off];
};

/** A changed chip is so many times as fast as the two rates of its table say, and what was specified is in the file of chips. */
export const factorIsOfItsRates: Meaning = async ({ text, exported }) => {
  const factor = foundIn(text, /makes a token ([\d.]+) times as fast/g);
  const rates = foundIn(
    text,
    /Tokens\/s of one user\s+decode\s+([\d.,]+)\s+ideal[^\n]*\s+([\d.,]+)\s+ideal[^\n]*\s+× ([\d.]+)/g,
  );
  const stated = foundIn(text, /Memory bandwidth, TB\/s[\s\S]{0,60}?specification ([\d.]+) TB\/s/g);
  const [, before, after, change] = rates.found[0] ?? [];
  const bytes = (await exported.rows(CHIPS)).find(
    (row) =>
      cell(row, 'chip') === 'nvidia-h100-sxm5-80gb' && cell(row, 'figure') === 'memoryBandwidthBytesPerSec',
  );
  const said = number(factor.found[0]?.[1]);
  return [
    ...[factor, rates, stated].flatMap(({ wrong }) => wrong),
    ...(isNear(said, number(after) / number(before), 0.01) ? [] : [`${said} of ${before} and ${after}`]),
    ...(isNear(said, number(change)) ? [] : [`${said} and × ${change}`]),
    ...(isNear(number(stated.found[0]?.[1]) * 1e12, figure(bytes ?? {}, 'value') ?? 0) ? [] : ['bandwidth']),
  ];
};

/** Draw of a chip over its limit is the median reading over the limit, both in the file of chips. */
export const drawIsOverItsLimit: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /TDP undercounts power[^\n\t]*\s+([\d.]+) × to ([\d.]+) ×\s+([\d.]+) ×\s+\+(\d+) %\s+wrong/g,
  );
  const [, low, , share, deviation] = found[0] ?? [];
  const rows = (await exported.rows(CHIPS)).filter((row) => cell(row, 'chip') === 'nvidia-b200-sxm-180gb');
  const of = (name: string) =>
    rows.filter((row) => cell(row, 'figure') === name).map((row) => figure(row, 'value') ?? 0);
  const [limit = 0] = of('limitWatts');
  return [
    ...wrong,
    ...(of('readingWatts').some((watts) => isNear(number(share), watts / limit, 0.001)) ? [] : ['reading']),
    ...(isNear(number(deviation) / 100, number(low) / number(share) - 1, 0.02) ? [] : [`${deviation} %`]),
  ];
};

/** Rows of a comparison as a file has them say what an own reading of the published runs says. */
export const recordsAreVerdicts: Meaning = async ({ text, exported }) => {
  const file = JSON.parse(text) as { slice: string; rows: readonly Row[] };
  const [, input, output, at] =
    /([\d,]+) tokens in, ([\d,]+) out, no drafts, one server, each user at ([\d.]+) tokens\/s/.exec(
      file.slice,
    ) ?? [];
  const evidence = evidenceOf(await exported.rows(SCORES), await exported.rows(CHIPS));
  const models = await modelsNamed(exported);
  const chips = ['nvidia-b200-sxm-180gb', 'amd-mi355x'] as const;
  const off = file.rows.flatMap(({ model = '', bits = '', verdict = '' }) => {
    const slice = {
      model: models.get(model) ?? '',
      inputTokens: number(input),
      outputTokens: number(output),
      precision: bits,
      technique: 'PLAIN',
      extent: 'SERVER',
      pools: 'AGGREGATED',
    };
    const read = readSlice({ chips, slice, at: number(at) }, evidence);
    const [, label = '', low] = /^(B200|MI355X) (?:≥ )?([\d.]+)/.exec(verdict) ?? [];
    const isSame =
      read.leader === null
        ? label === ''
        : read.leader.split('-').includes(label.toLowerCase()) && isNear(number(low), read.low ?? 0, 0.06);
    return isSame ? [] : [`${model} ${bits} ${verdict}: the runs say ${JSON.stringify(read)}`];
  });
  return file.rows.length > 5 ? off : ['it has no rows'];
};

/** A picture says of two chips what its rows in the file say: how many models one leads on, and by how much at least and at most. */
export const pictureIsItsFile: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /(B200|MI355X) leads (?:B200|MI355X) on (\w+) of (\w+) models?, by (?:at least )?([\d.]+)(?: to ([\d.]+))? times/g,
  );
  const [, leader = '', , , low, high] = found[0] ?? [];
  const rows = await exported.rows('/chart/versus.csv?pair=b200-vs-mi355x');
  const leads = rows
    .map((row) => /^(\w+) (?:≥ )?([\d.]+)(?: to ([\d.]+))? ×$/.exec(cell(row, 'verdict')))
    .filter((each) => each?.[1] === leader);
  const holds = (value: string | undefined) => leads.some((each) => each?.slice(2).includes(value ?? ''));
  return [
    ...wrong,
    ...[low, high ?? low].filter((value) => !holds(value)).map((value) => `${value} is no row’s`),
  ];
};
