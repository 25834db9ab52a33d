import { cell, figure } from '../../../oracle/verdict-rows.ts';
import type { Meaning } from '../question.ts';
import { CHIPS, foundIn, isNear, number } from './numbers.ts';

/** Hours of a month, on average over years. */
const HOURS = 730.5;

/** "2 × 8 MI325X, $23,400 a month" is servers × chips × hours × a price by which the chip is rented. */
export const monthIsChipsAtTheirPrice: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(text, /(\d+) × (?:(\d+) )?([A-Z][\w ]+)\n+\$([\d,]+) a month/g);
  const chips = await exported.rows(CHIPS);
  const off = found.flatMap(([said, servers, each, label = '', sum]) => {
    const prices = chips
      .filter((row) => cell(row, 'figure') === 'rentalUsdPerHour' && cell(row, 'name').includes(label))
      .map((row) => figure(row, 'value') ?? 0);
    const count = number(servers) * number(each ?? '1');
    return prices.some((price) => isNear(count * price * HOURS, number(sum))) ? [] : [said];
  });
  return [...wrong, ...off];
};

/** The speed of a model on one card is that of the chart's file, and no faster than its weights are read. */
export const cardReadsItsWeights: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /Llama 3\.1 8B\s+([\d.]+) GB\s+[\d,]+\s+(?:as trained|memory full)\s+([\d.]+)/g,
  );
  const [, weights, speed] = found[0] ?? [];
  const rows = await exported.rows('/chart/mine.csv?chip=nvidia-rtx-4090&count=1&tokens=4096&bits=4');
  const row = rows.find((each) => cell(each, 'model') === 'Llama 3.1 8B');
  const bandwidth = (await exported.rows(CHIPS)).find(
    (each) =>
      cell(each, 'chip') === 'nvidia-rtx-4090' && cell(each, 'figure') === 'memoryBandwidthBytesPerSec',
  );
  const bound = Number(bandwidth?.['value']) / (number(weights) * 1e9);
  return [
    ...wrong,
    ...(isNear(number(speed), Number(row?.['tokens/s'])) ? [] : [`${speed} of ${row?.['tokens/s']}`]),
    // The weights alone are less than what the memory holds with the text.
    ...(number(speed) < bound * 1.25 ? [] : [`${speed} above ${bound}`]),
  ];
};

/** The range of a ratio between two chips holds every ratio of the chart's file. */
export const ratioIsThatOfTheCurve: Meaning = async ({ text, address, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /Simulated, (.+) is ([\d.]+) to ([\d.]+) times as fast as (.+) up to/g,
  );
  const [, , low, high] = found[0] ?? [];
  const rows = await exported.rows(
    `/chart/duel.csv?pair=${new URL(address).pathname.split('/').at(-1)}&model=llama-3.1-8b&in=8192&out=1024&prec=w4a16&chips=1&at=20&users=1`,
  );
  const ratios = rows.flatMap((row) => figure(row, 'ratio') ?? []);
  const off = ratios.filter((ratio) => ratio < number(low) * 0.97 || ratio > number(high) * 1.03);
  return [...wrong, ...(ratios.length > 2 ? [] : ['no ratios in the file']), ...off.map(String)];
};

/** A bound is the bytes of a step over the bandwidth of the chips, which is that of the file. */
export const boundIsItsSum: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /([\d.,]+) GB of weights \+ ([\d.,]+) GB of keys and values[^÷]*÷ ([\d.]+) TB\/s of (\d+) chips = [^:]*: no more than ([\d.,]+) tokens\/s/g,
  );
  const [, weights, cache, bandwidth, chips, bound] = found[0] ?? [];
  const row = (await exported.rows(CHIPS)).find(
    (each) =>
      cell(each, 'chip') === 'nvidia-h100-sxm5-80gb' && cell(each, 'figure') === 'memoryBandwidthBytesPerSec',
  );
  const own = (Number(row?.['value']) * number(chips)) / ((number(weights) + number(cache)) * 1e9);
  return [
    ...wrong,
    ...(isNear(number(bandwidth) * 1e12, Number(row?.['value']) * number(chips)) ? [] : ['bandwidth']),
    ...(isNear(number(bound), own, 0.01) ? [] : [`${bound} where the sum is ${own}`]),
  ];
};

/** Usable share of a memory: the rest holds activations and the runtime. */
const USABLE = 0.9;

/** "8 have 618 GB usable for 676 GB needed" is a memory of the file times its chips times nine tenths, and the chips that are needed hold the model. */
export const chipsHoldTheModel: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /needs (\d+) ([A-Z][\w ]*?)(?: \(\d+ in powers of two\))?: (?:(\d+) have ([\d.,]+) GB usable for ([\d.,]+) GB needed, \1 have ([\d.,]+) GB usable|([\d.,]+) of ([\d.,]+) GB)/g,
  );
  const chips = await exported.rows(CHIPS);
  const off = found.flatMap(([said, count, label = '', fewer, less, needed, more, alone, of]) => {
    const bytes = (figureName: string) =>
      chips
        .filter((row) => cell(row, 'figure') === figureName && cell(row, 'value') !== '')
        .filter((row) =>
          cell(row, 'chip')
            .split('-')
            .includes(label.split(' ').at(-1)?.toLowerCase() ?? ''),
        )
        .map((row) => figure(row, 'value') ?? 0);
    const memories = ['memoryReportedBytes', 'memoryCapacityBytes', 'onChipCapacityBytes'].flatMap(bytes);
    const isMemory = (sum: string | undefined, each: string | undefined) =>
      memories.some((memory) => isNear(number(sum) * 1e9, memory * number(each) * USABLE, 0.01));
    const [room, need] = [more ?? of, needed ?? alone];
    const holds = isMemory(room, count) && number(need) <= number(room);
    const isFewest = fewer === undefined || (isMemory(less, fewer) && number(less) < number(need));
    return holds && isFewest ? [] : [said];
  });
  return [...wrong, ...off];
};

/** Ridge points of chips are their peak over their bandwidth, both in the file. */
export const ridgesArePeaks: Meaning = async ({ text, exported }) => {
  const { found, wrong } = foundIn(
    text,
    /operations per byte, datasheet\s+([\d,]+)\n(\w+)\s+(?:[\d.,]+\n\w+|[a-z][^\n\t]*)\s+([\d,]+)\n(\w+)/g,
  );
  const chips = await exported.rows(CHIPS);
  const of = (chip: string, name: string) =>
    figure(chips.find((row) => cell(row, 'chip') === chip && cell(row, 'figure') === name) ?? {}, 'value') ??
    Number.NaN;
  const off = found.flatMap(([, first, format = '', second, other = '']) =>
    (
      [
        ['nvidia-b200-sxm-180gb', format, first],
        ['google-tpu-v5p', other, second],
      ] as const
    ).flatMap(([chip, precision, said]) => {
      const ridge =
        of(chip, `${precision.toLowerCase()}DenseOpsPerSec`) / of(chip, 'memoryBandwidthBytesPerSec');
      return isNear(number(said), ridge) ? [] : [`${chip}: ${said} where the files say ${ridge}`];
    }),
  );
  return [...wrong, ...off];
};
