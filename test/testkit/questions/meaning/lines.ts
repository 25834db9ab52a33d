import { cell, figure, type Row } from '../../../oracle/verdict-rows.ts';
import type { Meaning } from '../question.ts';
import { CHIPS, foundIn, isNear, number, SCORES } from './numbers.ts';

/** The number of points and the bandwidth of a chip are those of the files. */
export const chipIsAsExported =
  (chip: string): Meaning =>
  async ({ text, exported }) => {
    const points = foundIn(text, /([\d,]+) published or measured results/g);
    const bandwidth = foundIn(text, /Memory bandwidth\s+([\d.]+) TB\/s/g);
    const own = (await exported.rows(SCORES)).filter((row) => cell(row, 'chip') === chip);
    const figureRow = (await exported.rows(CHIPS)).find(
      (row) => cell(row, 'chip') === chip && cell(row, 'figure') === 'memoryBandwidthBytesPerSec',
    );
    const bytes = figureRow === undefined ? 0 : (figure(figureRow, 'value') ?? 0);
    const [counted, read] = [points.found[0]?.[1], bandwidth.found[0]?.[1]];
    return [
      ...points.wrong,
      ...bandwidth.wrong,
      ...(number(counted) === own.length ? [] : [`${counted} results of ${own.length}`]),
      ...(isNear(number(read) * 1e12, bytes) ? [] : [`${read} TB/s of ${bytes}`]),
    ];
  };

/** Commit, document and speed of a point are those of its line in the file. */
export const pointIsItsLine: Meaning = async ({ text, address, exported }) => {
  const id = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
  const row = (await exported.rows(SCORES)).find((each) => cell(each, 'pointId') === id);
  if (row === undefined) return [`no line of the file is ${id}`];
  const speed = foundIn(text, /Tokens a second, one chip\s+([\d.,]+)/g);
  const said = number(speed.found[0]?.[1]);
  return [
    ...speed.wrong,
    ...['sourceRevision', 'sourceDocument'].flatMap((name) =>
      cell(row, name) !== '' && text.includes(cell(row, name)) ? [] : [`${name} ${cell(row, name)}`],
    ),
    ...(isNear(said, figure(row, 'tokensPerSecPerChip') ?? 0) ? [] : [`${said} tokens/s a chip`]),
  ];
};

/** Points of the file are as many as the page says. */
export const fileHoldsAsMany: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(text, /([\d,]+) scored results in one file/g);
  const rows = await exported.rows(SCORES);
  return [...wrong, ...(number(found[0]?.[1]) === rows.length ? [] : [`${rows.length} lines`])];
};

const isDisaggregated = (row: Row) => cell(row, 'pools') === 'DISAGGREGATED';

/** Values of systems whose prompts are read apart are of such runs without drafts, and drafts are counted as the file counts them. */
export const poolsAreApart: Meaning = async ({ text, exported }) => {
  const runs = (await exported.rows(SCORES)).filter(
    (row) =>
      cell(row, 'model') === 'deepseek-r1' &&
      cell(row, 'nominalInputTokens') === '8192' &&
      cell(row, 'nominalOutputTokens') === '1024' &&
      cell(row, 'precision') === 'FP8' &&
      cell(row, 'older') === 'false' &&
      cell(row, 'tokensPerSecPerUser') !== '' &&
      cell(row, 'tokensPerSecPerChip') !== '',
  );
  const plain = runs.filter((row) => cell(row, 'technique') === 'PLAIN');
  const values = foundIn(
    text,
    /(several servers, prompts apart|one server)\n[^\n\t]*\s+(\d[\d,]*)\s+[\d.]+\s+([\d.,]+)/g,
  );
  const drafts = foundIn(text, /([\d,]+) runs with drafted tokens are hidden/g);
  const off = values.found.flatMap(([said, words = '', users, perChip]) =>
    plain.some(
      (row) =>
        isDisaggregated(row) === words.includes('apart') &&
        isNear(number(perChip), figure(row, 'tokensPerSecPerChip') ?? 0) &&
        isNear(number(users), figure(row, 'load') ?? 0),
    )
      ? []
      : [said.replaceAll(/\s+/g, ' ')],
  );
  const drafted = runs.length - plain.length;
  const counted = number(drafts.found[0]?.[1]);
  return [
    ...values.wrong,
    ...drafts.wrong,
    ...off,
    ...(counted === drafted ? [] : [`${counted} drafts of ${drafted}`]),
  ];
};
