import type { PowerRecord } from '@inferbench/domain/runs/measurement/record';
import { COMMAND_NAMES, POWER_COMMANDS, type PowerCommandName } from '@inferbench/load/power/power-samplers';
import { dcgmReadings } from '@inferbench/load/power/dcgm-text';
import { PowerBuffer } from './power-buffer.ts';
import { lookAgain, type Reader, type Stoppable } from './stoppable.ts';
import { sampleCommand } from './sample-command.ts';
import { POWERCAP_FOLDER, RAPL_MS, raplZones, sampleRapl } from './sample-rapl.ts';
import { fetchMetrics } from '../counters/fetch-metrics.ts';

/** The exporter itself looks once a second at most. */
const DCGM_MS = 1000;

/** Reads the DCGM exporter until it is stopped. */
function sampleDcgm(address: URL, buffer: PowerBuffer, nowUs: () => number): Reader {
  return lookAgain({ everyMs: DCGM_MS, nowUs }, async () => {
    const atUs = nowUs();
    const text = await fetchMetrics(address);
    for (const reading of text === null ? [] : dcgmReadings(text)) buffer.add(reading, atUs);
    buffer.endRound();
    return true;
  });
}

/** A tool may need so long for its first line: drivers wake up. */
const FIRST_READING_MS = 5000;

/** Who reads the power; `auto` is the first that has a reading. */
export type PowerChoice = 'auto' | PowerCommandName | 'rapl' | { dcgm: string };

export interface PowerSampler extends Stoppable {
  sampler: string;
  /** The line of a stage that began and ended then; null where nothing was read in it. */
  record(stage: number, fromUs: number, toUs: number): PowerRecord | null;
}

export interface PowerOptions {
  /** Microseconds of the clock that the measurement has. */
  nowUs: () => number;
  /** Where the kernel's counters of energy are. */
  powercapFolder?: string;
  firstReadingMs?: number;
}

/** Starts reading the power of this machine; null where nothing that was asked for gives a reading. */
export async function startPower(choice: PowerChoice, options: PowerOptions): Promise<PowerSampler | null> {
  for (const start of startsOf(choice, options)) {
    const started = start();
    if (started === null) continue;
    if (await hasReading(started, options)) return samplerOf(started);
    await started.stop();
  }
  return null;
}

/** Waits for a reading, not for a tool that is not there. */
function hasReading({ buffer, ended }: Started, options: PowerOptions): Promise<boolean> {
  return Promise.race([
    buffer.first(options.firstReadingMs ?? FIRST_READING_MS),
    ended.then(() => buffer.devices > 0),
  ]);
}

interface Started extends Reader {
  sampler: string;
  boundary: PowerRecord['boundary'];
  everyMs: number;
  buffer: PowerBuffer;
}

function startsOf(choice: PowerChoice, options: PowerOptions): (() => Started | null)[] {
  if (typeof choice === 'object') return [() => startDcgm(choice.dcgm, options)];
  const rapl = () => startRapl(options);
  if (choice === 'rapl') return [rapl];
  const names = choice === 'auto' ? COMMAND_NAMES : [choice];
  const commands = names.map((name) => () => startCommand(name, options));
  return choice === 'auto' ? [...commands, rapl] : commands;
}

function startCommand(name: PowerCommandName, { nowUs }: PowerOptions): Started {
  const command = POWER_COMMANDS[name];
  const buffer = new PowerBuffer();
  const reader = sampleCommand(command, buffer, nowUs);
  return { sampler: name, boundary: command.boundary, everyMs: command.everyMs, buffer, ...reader };
}

function startRapl({ nowUs, powercapFolder = POWERCAP_FOLDER }: PowerOptions): Started | null {
  const zones = raplZones(powercapFolder);
  if (zones.length === 0) return null;
  const buffer = new PowerBuffer();
  const reader = sampleRapl(zones, buffer, nowUs);
  return { sampler: 'RAPL packages', boundary: 'device_sensor', everyMs: RAPL_MS, buffer, ...reader };
}

/** Starts reading at the address that the user names, which says itself whose power it is. */
function startDcgm(address: string, { nowUs }: PowerOptions): Started {
  const buffer = new PowerBuffer();
  const reader = sampleDcgm(new URL(address), buffer, nowUs);
  return { sampler: 'DCGM exporter', boundary: 'device_sensor', everyMs: DCGM_MS, buffer, ...reader };
}

function samplerOf({ sampler, boundary, everyMs, buffer, stop }: Started): PowerSampler {
  return {
    sampler,
    stop,
    record(stage, fromUs, toUs) {
      const samples = buffer.take(fromUs, toUs);
      if (samples.length === 0) return null;
      const { devices } = buffer;
      return { record: 'power', stage, boundary, sampler, devices, sampleHz: 1000 / everyMs, samples };
    },
  };
}
