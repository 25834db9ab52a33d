import type { Chip } from '@inferbench/domain/chips/chip';
import { marketedSize } from '@inferbench/domain/chips/marketed-size';
import { formatBandwidth, formatGigabytes, formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import { onStdout } from './colours.ts';
import { fields, NONE, table } from './table.ts';

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
export function describeChip(chip: Chip): string {
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
