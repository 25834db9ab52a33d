import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Chip } from '@inferbench/domain/chip';
import { marketedBytes, marketedSize } from '@inferbench/domain/marketed-size';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { describeChip } from '../terminal/chip-view.ts';
import { type Column, NONE, table } from '../terminal/table.ts';

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
  const chip = catalogue.chips.get(slug);
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
    memoryBytes: chip.memory === null ? null : marketedBytes(chip.memory.capacity),
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

const COLUMNS: readonly Column<ChipRow>[] = [
  { title: 'slug', of: (chip) => chip.slug },
  { title: 'vendor', of: (chip) => chip.vendor },
  { title: 'family', of: (chip) => chip.family },
  { title: 'status', of: (chip) => chip.status },
  { title: 'FP16 TOPS', of: (chip) => scaled(chip.fp16DenseOpsPerSec, TERA), align: 'right' },
  { title: 'FP8 TOPS', of: (chip) => scaled(chip.fp8DenseOpsPerSec, TERA), align: 'right' },
  { title: 'memory', of: (chip) => chip.memorySize, align: 'right' },
  { title: 'TB/s', of: (chip) => scaled(chip.memoryBandwidthBytesPerSec, TERA), align: 'right' },
  { title: 'W', of: (chip) => scaled(chip.powerLimitWatts, 1), align: 'right' },
];
