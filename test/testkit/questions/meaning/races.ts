import { evidenceOf, readSlice } from '../../../oracle/verdicts.ts';
import { cell, figure, isAlike } from '../../../oracle/verdict-rows.ts';
import type { Meaning, Told } from '../question.ts';
import { CHIPS, foundIn, isNear, modelsNamed, number, SCORES } from './numbers.ts';

/** Half of the last of two digits, as ratios are written. */
const TWO_DIGITS = 0.06;

/** The slice that a page over all models speaks of, and the chips that it compares; null where it does not say so. */
async function raceOf({ text, exported }: Told) {
  const [, a = '', b = ''] = /Compare \/ (\w+) v\. (\w+)/.exec(text) ?? [];
  const [, input, output, at] =
    /([\d,]+) tokens in, ([\d,]+) out, no drafts, one server, each user at ([\d.]+) tokens\/s/.exec(text) ??
    [];
  const scores = await exported.rows(SCORES);
  const slugOf = (label: string) =>
    scores.map((row) => cell(row, 'chip')).find((slug) => slug.split('-').includes(label.toLowerCase()));
  const [first, second] = [slugOf(a), slugOf(b)];
  if (at === undefined || first === undefined || second === undefined) return null;
  return {
    labels: new Map([
      [first, a],
      [second, b],
    ]),
    chips: [first, second] as const,
    slice: {
      inputTokens: number(input),
      outputTokens: number(output),
      technique: 'PLAIN',
      extent: 'SERVER',
      pools: 'AGGREGATED',
    },
    at: Number(at),
    evidence: evidenceOf(scores, await exported.rows(CHIPS)),
    models: await modelsNamed(exported),
  };
}

/** Rows "DeepSeek R1, FP8, B200 1.2 ×" or "not told apart" say what an own reading of the published runs says. */
export const rowsAreVerdicts: Meaning = async (told) => {
  const race = await raceOf(told);
  if (race === null) return ['it does not say what it compares'];
  const { labels, chips, slice, at, evidence, models } = race;
  const { found, wrong } = foundIn(
    told.text.slice(told.text.indexOf('What ran on either side')),
    /\n([^\n]+)\n(FP\d+)\s+(not told apart|too close|[A-Z]+\d+X? ≥? ?[\d.]+(?: to ([\d.]+))? ×[^\n\t]*)/g,
  );
  const off = found.flatMap(([, model = '', precision = '', verdict = '', most]) => {
    const slug = models.get(model);
    if (slug === undefined) return [`no model is called ${model}`];
    const read = readSlice({ chips: [...chips], slice: { ...slice, model: slug, precision }, at }, evidence);
    const leader = labels.get(read.leader ?? '');
    const [, low] = /([\d.]+)/.exec(verdict.replace(/^[A-Z]+\d+X?/, '')) ?? [];
    const isSame =
      leader === undefined
        ? !verdict.endsWith('×')
        : verdict.startsWith(leader) &&
          isNear(number(low), read.low ?? 0, TWO_DIGITS) &&
          (most === undefined || isNear(number(most), read.high ?? 0, TWO_DIGITS));
    return isSame ? [] : [`${model} ${precision} ${verdict}: the runs say ${JSON.stringify(read)}`];
  });
  return [...wrong, ...off];
};

/** Days of a race over time: each value is that of a published run of the model, and the days rise; where none are told, no two days tell any. */
export const daysAreRuns: Meaning = async (told) => {
  const { text, exported } = told;
  if (text.includes('Over time: no two days')) return untoldDays(told);
  const title = foundIn(text, /On ([^\n]+) in (FP\d+), over time/g);
  const days = foundIn(text, /\n(\d{1,2} [A-Z][a-z]{2} \d{4})\s+([^\t\n]+)\s+([\d.,]+)[^\t\n]*\s+([\d.,]+)/g);
  const [, name = '', precision = ''] = title.found[0] ?? [];
  const model = (await modelsNamed(exported)).get(name);
  const values = (await exported.rows(SCORES))
    .filter((row) => cell(row, 'model') === model && cell(row, 'precision') === precision)
    .map((row) => figure(row, 'tokensPerSecPerChip') ?? 0);
  const off = days.found.flatMap(([said, , , ...sides]) =>
    sides.every((side) => values.some((value) => isNear(number(side), value))) ? [] : [said.trim()],
  );
  const times = days.found.map(([, day = '']) => Date.parse(`${day} UTC`));
  const rise = times.every((time, n) => n === 0 || time > (times[n - 1] ?? 0)) ? [] : ['days do not rise'];
  return [...title.wrong, ...days.wrong, ...off, ...rise];
};

/** Slices in which the runs until one day and those until another say two things, though the page tells of no two days. */
async function untoldDays(told: Told): Promise<string[]> {
  const race = await raceOf(told);
  if (race === null) return ['it does not say what it compares'];
  const { chips, slice, at, evidence } = race;
  const dated = (await told.exported.rows(SCORES)).filter(
    (row) => cell(row, 'measuredTo') !== '' && cell(row, 'measuredFrom') === '',
  );
  const figures = await told.exported.rows(CHIPS);
  const ofRace = evidence.slices.filter((each) => isAlike({ ...each.slice, ...slice }, each.slice));
  return ofRace.flatMap(({ slice: { model, precision } }) => {
    const rows = dated.filter((row) => cell(row, 'model') === model && cell(row, 'precision') === precision);
    const days = [...new Set(rows.map((row) => cell(row, 'measuredTo')))].toSorted();
    const said = days.map((day) => {
      const known = evidenceOf(
        rows.filter((row) => cell(row, 'measuredTo') <= day),
        figures,
      );
      return readSlice({ chips: [...chips], slice: { ...slice, model, precision }, at }, known);
    });
    const verdicts = new Set(said.filter(({ kind }) => kind !== 'NONE').map((read) => JSON.stringify(read)));
    return verdicts.size > 1 ? [`${model} ${precision} has ${verdicts.size} days`] : [];
  });
}
