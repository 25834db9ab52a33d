import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { Chip } from '@inferbench/domain/chips/chip';
import { marketedSize, memoryBytes } from '@inferbench/domain/chips/marketed-size';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { formatNumber, formatBandwidth, formatGigabytes } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table, fields } from '../terminal/table.ts';
import { onStdout } from '../terminal/colours.ts';

const EXAMPLES = `Examples:
  $ inferbench chips
  $ inferbench chips nvidia-h100-sxm5-80gb
  $ inferbench chips --json | jq -r '.chips[].slug'
`;

export function configureChips(command: Command): void {
  command
    .argument('[slug]', 'one chip, with every figure and its source')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action((slug: string | undefined, { json }: { json?: true }) => {
      if (slug !== undefined) return showChip(slug, json ?? false);
      const chips = [...catalogue.chips.values()];
      if (json) return printJson('chips', { ok: true, chips: chips.map(summaryOf) });
      printData(table(COLUMNS, chips.map(rowOf)));
    });
}

function showChip(slug: string, json: boolean): void {
  const chip = catalogue.chips.get(chipSlug(catalogue, slug));
  if (!chip) throw chipNotFound(slug, catalogue.chips);
  if (json) printJson('chips', { ok: true, chip });
  else printData(describeChip(chip));
}

type ChipRow = ReturnType<typeof rowOf>;

/** What a row of the list shows; null where it is not published. */
function summaryOf(chip: Chip) {
  const peakOf = (...words: string[]) =>
    chip.peaks.find((peak) => words.includes(peak.precision))?.denseOpsPerSec ?? null;
  return {
    slug: chip.slug,
    name: chip.name,
    vendor: chip.vendor,
    family: chip.family,
    status: chip.status,
    year: chip.year,
    fp16DenseOpsPerSec: peakOf('fp16', 'bf16'),
    fp8DenseOpsPerSec: peakOf('fp8'),
    memoryBytes: chip.memory === null ? null : memoryBytes(chip.memory),
    memoryBandwidthBytesPerSec: chip.memory?.bandwidthBytesPerSec ?? null,
    onChipBytes: chip.onChip?.capacityBytes ?? null,
    powerLimitWatts: chip.power?.tdpWatts ?? null,
  };
}

/** People read the memory as its maker specifies it; bytes are for programs. */
function rowOf(chip: Chip) {
  const memorySize = chip.memory === null ? NONE : marketedSize(chip.memory.capacity);
  return { ...summaryOf(chip), memorySize };
}

function scaled(value: number | null, unit: number): string {
  return value === null ? NONE : formatNumber(value / unit);
}

const COLUMNS: readonly TableColumn<ChipRow>[] = [
  ['slug', (chip) => chip.slug],
  ['vendor', (chip) => chip.vendor],
  ['family', (chip) => chip.family],
  ['status', (chip) => chip.status],
  ['FP16 TOPS', (chip) => scaled(chip.fp16DenseOpsPerSec, TERA), 'NUMBER'],
  ['FP8 TOPS', (chip) => scaled(chip.fp8DenseOpsPerSec, TERA), 'NUMBER'],
  ['memory', (chip) => chip.memorySize, 'NUMBER'],
  ['TB/s', (chip) => scaled(chip.memoryBandwidthBytesPerSec, TERA), 'NUMBER'],
  ['W', (chip) => scaled(chip.powerLimitWatts, 1), 'NUMBER'],
];

interface Figure {
  what: string;
  value: string;
  source: string;
  confidence: string;
}

type Sourced = Pick<Figure, 'source' | 'confidence'>;

function figure(what: string, value: string, { source, confidence }: Sourced): Figure {
  return { what, value, source, confidence };
}

function memoryFigures({ memory, onChip }: Chip): Figure[] {
  const figures: Figure[] = [];
  if (memory) {
    figures.push(figure('memory', `${marketedSize(memory.capacity)} ${memory.type}`, memory));
    if (memory.reported)
      figures.push(figure('memory reported', formatGigabytes(memory.reported.bytes), memory.reported));
    if (memory.bandwidthBytesPerSec !== null)
      figures.push(figure('memory bandwidth', formatBandwidth(memory.bandwidthBytesPerSec), memory));
  }
  if (onChip) {
    figures.push(figure('on chip', `${formatGigabytes(onChip.capacityBytes)} ${onChip.kind}`, onChip));
    if (onChip.bandwidthBytesPerSec !== null)
      figures.push(figure('on-chip bandwidth', formatBandwidth(onChip.bandwidthBytesPerSec), onChip));
  }
  return figures;
}

function otherFigures({ power, idlePower, interconnect, purchase, rentalOffers }: Chip): Figure[] {
  const figures: Figure[] = [];
  if (power) figures.push(figure(`power limit (${power.scope})`, `${formatNumber(power.tdpWatts)} W`, power));
  if (idlePower) figures.push(figure('idle power', `${formatNumber(idlePower.watts)} W`, idlePower));
  if (interconnect && interconnect.bandwidthBytesPerSec !== null) {
    const rate = formatBandwidth(interconnect.bandwidthBytesPerSec);
    figures.push(figure('interconnect, one direction', rate, interconnect));
  }
  if (purchase)
    figures.push(figure('price', `${formatNumber(purchase.usd)} USD a ${purchase.unit}`, purchase));
  for (const offer of rentalOffers) {
    const value = `${formatNumber(offer.usdPerHour)} USD/h, ${offer.kind}, ${offer.date}`;
    figures.push(figure(`rent, ${offer.provider}`, value, offer));
  }
  return figures;
}

function figuresOf(chip: Chip): Figure[] {
  const peaks = chip.peaks.map((peak) =>
    figure(`${peak.precision} dense`, `${formatNumber(peak.denseOpsPerSec / TERA)} TOPS`, peak),
  );
  return [...peaks, ...memoryFigures(chip), ...otherFigures(chip)];
}

/** One chip with every figure, how sure it is, and where each was read. */
function describeChip(chip: Chip): string {
  return [
    `${onStdout.bold(chip.name)} (${chip.slug})`,
    fields([
      ['vendor', chip.vendor],
      ['family', chip.family],
      ['status', chip.status],
      ['year', chip.year === null ? NONE : String(chip.year)],
      ['aliases', chip.aliases.join(', ') || NONE],
    ]),
    '',
    table(
      [
        ['figure', (row) => row.what],
        ['value', (row) => row.value],
        ['confidence', (row) => row.confidence],
        ['source', (row) => row.source],
      ],
      figuresOf(chip),
    ),
    '',
    onStdout.bold('sources'),
    fields(
      Object.entries(chip.sources).map(([key, { where, readOn }]) => [key, `${where} (read ${readOn})`]),
    ),
    ...chip.notes.map((note) => `\nnote: ${note}`),
  ].join('\n');
}
