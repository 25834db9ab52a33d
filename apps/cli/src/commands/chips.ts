import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { Chip } from '@inferbench/domain/chips/chip';
import { marketedSize, memoryBytes } from '@inferbench/domain/chips/marketed-size';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { describeChip } from '../terminal/chip-view.ts';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table } from '../terminal/table.ts';

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
