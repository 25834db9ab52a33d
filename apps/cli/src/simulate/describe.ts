import { simulatedVerdict } from '@inferbench/answers/verdict/simulated';
import type {
  SimulatedAgainst,
  SimulatedTimes,
  SimulateResult,
} from '@inferbench/domain/simulation/simulate-result';
import { formatGigabytes, formatNumber, formatPercent, formatRatio } from '@inferbench/units/format';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import { fields, table } from '../terminal/table.ts';
import { placementText } from './placement-text.ts';

/** Lines in this order; a time that this list does not know is shown under its key. */
const LABELS: Readonly<Record<string, string>> = {
  prefillLatencyMs: 'prefill latency, ms',
  tpotMs: 'TPOT, ms',
  decodeTokensPerSec: 'tokens/s, one sequence',
  outputTokensPerSec: 'tokens/s, all sequences',
  e2eLatencySec: 'end to end, s',
  imageLatencyMs: 'one image, ms',
  imagesPerSec: 'images/s',
  opLatencyUs: 'kernel, µs',
};

function timesTable({ ideal, attainable, expected }: SimulateResult): string {
  const byKey = (times: SimulatedTimes) => new Map(Object.entries(times));
  const [best, real, named] = [byKey(ideal), byKey(attainable), byKey(expected)];
  const keys = [...new Set([...Object.keys(LABELS), ...best.keys()])].filter((key) => best.has(key));
  const shown = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : '');
  return table(
    [
      ['', (key) => LABELS[key] ?? key],
      ['ideal', (key) => shown(best.get(key)), 'NUMBER'],
      ['attainable', (key) => shown(real.get(key)), 'NUMBER'],
      ['expected', (key) => shown(named.get(key)), 'NUMBER'],
    ],
    keys,
  );
}

function pressureText(pressure: number, halvesAt: number | null): string {
  const halves = halvesAt === null ? '' : `, the largest batch halves at ${formatNumber(halvesAt)} tokens`;
  return `${formatPercent(pressure)} of the memory beside the weights${halves}`;
}

function powerText({ chipWatts, wallWatts, clamped, band }: NonNullable<SimulateResult['power']>): string {
  const limit = clamped ? ', held by its limit' : '';
  return `${formatNumber(chipWatts)} W a chip${limit}, ${formatNumber(wallWatts)} W at the wall${offWords(band)}`;
}

type Energy = NonNullable<SimulateResult['energy']>[number];

/** Words for how far measured figures lie from the expected ones. */
function offWords({ share }: SimulateResult['band']): string {
  return `, ${formatPercent(share)} off either way`;
}

function energyText({ boundary, band, ...joules }: Energy): string {
  const per = [
    ['token', joules.joulesPerOutputToken],
    ['request', joules.joulesPerRequest],
    ['image', joules.joulesPerImage],
  ] as const;
  const shown = per.flatMap(([unit, value]) =>
    value === null ? [] : [`${formatNumber(value)} J a ${unit}`],
  );
  return `${shown.join(', ') || 'of a part of a request only'} (${boundary}${shown.length === 0 ? '' : offWords(band)})`;
}

/** "Simulated, B200 is 2.1 times as fast as H100 (1.7 to 2.6): two thirds of 2,052 pairs of figures lie inside". */
function againstText({ chip, against }: Asked, found: SimulatedAgainst): string {
  const { text } = simulatedVerdict(found, [against ?? found.chip, chip]);
  return `${text} (${formatRatio(found.low)} to ${formatRatio(found.high)} times): ${found.basis}`;
}

/** Chips in the words in which they were asked for, and what was not asked. */
interface Asked {
  chip: string;
  against?: string | undefined;
  /** Format of the checkpoint, where nobody stated another. */
}

/** One simulation of a chip for people. */
export function describeSimulation(asked: Asked, result: SimulateResult): string {
  const { bytes, precision, capacity, cost, power } = result;
  const usd = cost?.usdPerMillionOutputTokens ?? null;
  const { layers } = result.provenance;
  return [
    timesTable(result),
    '',
    fields([
      ['chips', placementText(result.placement)],
      [
        'precision',
        `weights ${precision.weights}, activations ${precision.activations}, KV ${precision.kv}, computed in ${precision.computed}${ownWeightsText(precision)}`,
      ],
      ['bound by', result.boundBy],
      [
        'bytes moved',
        `weights ${formatGigabytes(bytes.weights)}, KV ${formatGigabytes(bytes.kv)}, activations ${formatGigabytes(bytes.activations)}`,
      ],
      [
        'arithmetic intensity',
        `${formatNumber(result.arithmeticIntensity)} FLOP/byte, ridge at ${formatNumber(result.ridgePoint)}`,
      ],
      [
        'useful TOPS per chip',
        `${formatNumber(result.usefulTops)} (${formatPercent(result.utilisation)} of peak)`,
      ],
      [
        'memory',
        `${formatGigabytes(capacity.bytesNeeded)} of ${formatGigabytes(capacity.bytesAvailable)} usable, largest batch ${formatNumber(capacity.maxBatch)}`,
      ],
      ...(capacity.kvPressure === null
        ? []
        : [['KV pressure', pressureText(capacity.kvPressure, capacity.batchHalvesAtContext)] as const]),
      ...(usd === null
        ? []
        : [
            [
              'cost',
              `${formatNumber(usd)} USD a million output tokens, ${cost?.basis.toLowerCase()}`,
            ] as const,
          ]),
      ...(power === null ? [] : [['power', powerText(power)] as const]),
      ...(result.energy ?? []).map((entry) => ['energy', energyText(entry)] as const),
      ...(result.effects ?? []).map(({ technique, words }) => [technique, words] as const),
      ...Object.entries(result.missing).map(([part, reason]) => [part, reason] as const),
    ]),
    '',
    `simulated, engine ${result.engineVersion}; constants ${result.provenance['efficiency'] ?? ''}; software: ${result.provenance['maturity'] ?? ''}`,
    ...(result.against === undefined ? [] : [againstText(asked, result.against)]),
    `the expected time may be off by ${formatPercent(result.band.share)}: ${result.band.basis}`,
    ...(layers === undefined ? [] : [`and by more than that: ${layers}`]),
  ].join('\n');
}
