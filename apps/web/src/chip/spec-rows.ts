import { isDated } from '@inferbench/domain/chips/dated-offer';
import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';
import { formatBytes, formatRate, formatTops } from '../words/numbers.ts';
import type { ChipData } from './chip-data.ts';

/** A figure of the specification in words; `source` is null where nothing was published. */
export interface SpecRow {
  figure: string;
  value: string;
  confidence: string;
  source: string | null;
  note: string | null;
}

interface Sourced {
  sourceKey: string;
  confidence: string;
  note?: string | null;
}

function row(figure: string, read: Sourced | null, value: string | null): SpecRow {
  if (read === null || value === null)
    return { figure, value: 'not published', confidence: 'none', source: null, note: null };
  return { figure, value, confidence: read.confidence, source: read.sourceKey, note: read.note ?? null };
}

/** Every figure that a comparison uses, each with where it was read; what is unknown keeps its line. */
export function specRows(chip: ChipData): SpecRow[] {
  const { memory, onChip, power, idlePower, interconnect } = chip;
  return [
    ...(chip.peaks.length === 0 ? [row('Peak, dense', null, null)] : []),
    ...chip.peaks.map((peak) =>
      row(`Peak, ${peak.precision.toUpperCase()} dense`, peak, `${formatTops(peak.denseOpsPerSec)} TOPS`),
    ),
    row('Memory', memory, memory && `${memory.marketedSize} ${memory.type}`),
    ...(memory?.reported
      ? [row('Memory reported', memory.reported, formatBytes(memory.reported.bytes))]
      : []),
    row('Memory bandwidth', memory && { ...memory, note: null }, rate(memory)),
    row('On-chip memory', onChip, onChip && `${formatBytes(onChip.capacityBytes)} ${onChip.kind}`),
    row('On-chip bandwidth', onChip, rate(onChip)),
    row('Interconnect', interconnect, interconnect && linkWords(interconnect)),
    row('TDP', power, power && `${formatNumber(power.tdpWatts)} W, of the ${power.scope.toLowerCase()}`),
    row('Idle power', idlePower, idlePower && `${formatValue(idlePower.watts)} W`),
    row('Purchase price', chip.purchase, chip.purchase && purchaseWords(chip.purchase)),
  ];
}

function rate(memory: { bandwidthBytesPerSec: number | null } | null): string | null {
  const bandwidth = memory?.bandwidthBytesPerSec ?? null;
  return bandwidth === null ? null : formatRate(bandwidth);
}

function linkWords({
  type,
  bandwidthBytesPerSec,
  scaleUpChips,
}: NonNullable<ChipData['interconnect']>): string {
  return [
    type ?? 'type not published',
    bandwidthBytesPerSec === null ? 'bandwidth not published' : `${formatRate(bandwidthBytesPerSec)} one way`,
    ...(scaleUpChips === null ? [] : [joinedWords(scaleUpChips)]),
  ].join(', ');
}

/** Chips that one fabric joins; cards without a link and Macs stand alone. */
function joinedWords(chips: number): string {
  return chips === 1 ? 'joins no other chip' : `joins up to ${formatNumber(chips)} chips`;
}

function purchaseWords({
  usd,
  lowUsd,
  highUsd,
  unit,
  kind,
  date,
}: NonNullable<ChipData['purchase']>): string {
  const range = lowUsd === null || highUsd === null ? '' : ` (${formatUsd(lowUsd)} to ${formatUsd(highUsd)})`;
  return `${formatUsd(usd)} per ${unit}${range}, ${kind}, ${date}`;
}

/** Lowest to highest dated on-demand price with how many offers there are; null without any. */
export function priceRange(chip: ChipData): string | null {
  const prices = chip.rentalOffers
    .filter((offer) => offer.kind === 'on-demand' && isDated(offer))
    .map(({ usdPerHour }) => usdPerHour);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const range = low === high ? formatUsd(low) : `${formatUsd(low)} to ${formatUsd(high)}`;
  return `${range} per chip and hour, ${prices.length} dated on-demand ${prices.length === 1 ? 'offer' : 'offers'}`;
}
