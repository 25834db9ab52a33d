import type { Chip } from '@inferbench/domain/chip';
import { LOCAL_PREFIX } from '@inferbench/domain/source-address';
import type { Probe } from '@inferbench/domain/probe';
import { hyphenated } from '@inferbench/domain/hyphenated';
import { BYTES_PER_GIB, GIGA } from '@inferbench/units/si';
import { formatNumber } from '@inferbench/units/format';
import { operationsPerClock } from './operations-per-clock.ts';

const SOURCE = 'probe';
const HASH_SHOWN = 6;
const NAME_CHARS = 48;
const best = (rounds: readonly number[]): number => Math.max(...rounds);

/**
 * This machine's processor as a specification, from what was probed: its source is the probe file, by its hash. Rates are bounds,
 * so that no honest run passes them: the clock that was measured times what the widest units begin in one. What programs here
 * reached of it stands in the notes.
 */
export function chipOfProbe(
  probe: Probe,
  { vendor, sha256 }: { vendor: string; sha256: string },
): Extract<Chip, { family: 'simt' }> {
  const { machine, probedOn } = probe;
  const cpu = plain(machine.cpu ?? machine.architecture);
  const name = `${cpu}, ${machine.cores} cores, ${sha256.slice(0, HASH_SHOWN)}`;
  const measured = { source: SOURCE, confidence: 'measured' } as const;
  const clockHz = best(probe.clock.hertz);
  return {
    schema: 'inferbench.chip/1',
    slug: `${LOCAL_PREFIX}${hyphenated(name)}`,
    name: `local ${name}`,
    vendor,
    aliases: [],
    status: 'shipping',
    year: null,
    processNode: null,
    sources: { [SOURCE]: { where: `sha256:${sha256}`, readOn: probedOn } },
    peaks: peaksOf(probe, clockHz).map((peak) => ({ ...peak, ...measured })),
    memory: {
      type: 'main memory',
      capacity: { value: machine.memoryBytes / BYTES_PER_GIB, unit: 'GiB' },
      bandwidthBytesPerSec: best(probe.reads.flatMap(({ bytesPerSec }) => bytesPerSec)),
      note: 'read from end to end, by one core or by all: the faster of both',
      ...measured,
    },
    onChip: null,
    power: null,
    idlePower: null,
    powerReadings: [],
    interconnect: null,
    purchase: null,
    rentalOffers: [],
    disputed: [],
    vendorClaims: [],
    notes: notesOf(probe, clockHz),
    family: 'simt',
    simt: { processorKind: 'core', processors: machine.cores, clockHz, ...measured },
  };
}

/** Of processors whose units are not known, what the probe's own products reached. */
function peaksOf({ machine, products }: Probe, clockHz: number) {
  const units = operationsPerClock(machine.architecture, machine.instructions);
  if (units.length === 0) {
    const reached = best(products.flatMap(({ opsPerSec }) => opsPerSec));
    return [{ precision: 'fp32' as const, denseOpsPerSec: reached }];
  }
  return units.map(({ precision, perClock }) => ({
    precision,
    denseOpsPerSec: perClock * clockHz * machine.cores,
  }));
}

function notesOf({ machine, products, reads }: Probe, clockHz: number): string[] {
  const units = operationsPerClock(machine.architecture, machine.instructions);
  const each = (threads: number) => `${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  const rates =
    units.length === 0
      ? 'Its rate is what the probe reached: what its widest units do is not known here.'
      : `Rates are ${machine.cores} cores × ${formatNumber(clockHz / GIGA)} GHz, measured, × operations a clock: ${units
          .map(({ precision, extension, perClock }) => `${precision} ${perClock} (${extension})`)
          .join(', ')}.`;
  return [
    'Probed by its owner on one machine; other work on it may have run beside. Nothing of the simulator is fitted to it.',
    rates,
    ...products.map(
      ({ threads, precision, opsPerSec }) =>
        `Matrix products of ${precision} in WebAssembly (vectors of 128 bits, no fused multiply-add) reached ${formatNumber(best(opsPerSec) / GIGA)} GFLOP/s with ${each(threads)}.`,
    ),
    ...reads.map(
      ({ threads, bytesPerSec }) =>
        `Memory was read at ${formatNumber(best(bytesPerSec) / GIGA)} GB/s with ${each(threads)}.`,
    ),
  ];
}

/** A processor states marks and its clock in its name. */
function plain(cpu: string): string {
  const words = cpu.replaceAll(/@.*$|\((?:R|TM|C)\)|[^A-Za-z0-9 .-]/gi, ' ').split(/\s+/);
  return words.join(' ').trim().slice(0, NAME_CHARS).trim() || 'processor';
}
