import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPower } from 'inferbench/measure/power/start-power';
import { PowerRecord } from '@inferbench/domain/runs/measurement/record';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

let folder = '';
const oldPath = process.env['PATH'];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inferbench-power-'));
  process.env['PATH'] = `${folder}:/usr/bin:/bin`;
});
afterEach(() => {
  process.env['PATH'] = oldPath;
  rmSync(folder, { recursive: true, force: true });
});

/** An executable on the path of this test; it leaves its process id. */
function fake(name: string, script: string): void {
  const file = path.join(folder, name);
  writeFileSync(
    file,
    `#!/bin/sh\necho $$ > ${folder}/${name}.pid\necho "$@" > ${folder}/${name}.args\n${script}\n`,
  );
  chmodSync(file, 0o755);
}

const pidOf = (name: string) => Number(readFileSync(path.join(folder, `${name}.pid`), 'utf8'));
const runs = (pid: number) => existsSync(`/proc/${pid}`);
const nowUs = () => Math.round(performance.now() * 1000);
const options = () => ({ nowUs, powercapFolder: path.join(folder, 'powercap'), firstReadingMs: 5000 });

/** Prints two devices again and again, as one long child. */
const TWO_GPUS = 'while :; do echo "GPU-a, 100.00"; echo "GPU-b, 50.50"; sleep 0.02; done';

describe('reading the power of a machine', () => {
  test('sums the devices of one long nvidia-smi, in a line of the format, and ends it', async () => {
    fake('nvidia-smi', TWO_GPUS);
    const fromUs = nowUs();
    const sampler = await startPower('auto', options());
    expect(sampler?.sampler).toBe('nvidia-smi');
    await expect.poll(() => sampler?.record(0, fromUs, nowUs())?.samples.length).toBeGreaterThan(3);
    const record = PowerRecord.parse(sampler?.record(3, fromUs, nowUs()));
    expect(record).toMatchObject({ stage: 3, devices: 2, boundary: 'device_sensor', sampleHz: 10 });
    expect(new Set(record.samples.map(([, watts]) => watts))).toEqual(new Set([150.5]));
    const times = record.samples.map(([atUs]) => atUs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(readFileSync(path.join(folder, 'nvidia-smi.args'), 'utf8')).toContain('-lms=100');
    await sampler?.stop();
    expect(runs(pidOf('nvidia-smi'))).toBe(false);
  });

  test('goes on to the next tool where one is there and has no reading', async () => {
    fake('nvidia-smi', 'echo "No devices were found"');
    fake(
      'rocm-smi',
      'echo "device,Average Graphics Package Power (W)"; echo "card0,35.0"; echo "card1,36.0"',
    );
    const sampler = await startPower('auto', options());
    expect(sampler?.sampler).toBe('rocm-smi');
    await expect.poll(() => sampler?.record(0, 0, nowUs())?.samples[0]?.[1], { timeout: 5000 }).toBe(71);
    await sampler?.stop();
  });

  test('is null where nothing reads: no figure stands for a missing one', async () => {
    // Nothing is waited for that is not there: an hour would be the longest.
    expect(await startPower('auto', { ...options(), firstReadingMs: 3_600_000 })).toBeNull();
    expect(await startPower('rapl', options())).toBeNull();
  });

  test("reads the kernel's counters of packages through their range, not those of parts", async () => {
    const zone = (name: string, label: string) => {
      const place = path.join(folder, 'powercap', name);
      mkdirSync(place, { recursive: true });
      writeFileSync(path.join(place, 'name'), `${label}\n`);
      writeFileSync(path.join(place, 'max_energy_range_uj'), '1000000\n');
      writeFileSync(path.join(place, 'energy_uj'), '900000\n');
      return (energy: number) => writeFileSync(path.join(place, 'energy_uj'), `${energy}\n`);
    };
    const count = zone('intel-rapl:0', 'package-0');
    zone('intel-rapl:0:0', 'core');
    zone('intel-rapl:1', 'psys');
    let energy = 900_000;
    const timer = setInterval(() => count((energy += 20_000) % 1_000_001), 10);
    const sampler = await startPower('auto', options());
    expect(sampler?.sampler).toBe('RAPL packages');
    await expect.poll(() => sampler?.record(0, 0, nowUs())?.samples.length).toBeGreaterThan(5);
    const record = PowerRecord.parse(sampler?.record(0, 0, nowUs()));
    clearInterval(timer);
    await sampler?.stop();
    expect(record.devices).toBe(1);
    expect(record.samples.every(([, watts]) => watts >= 0 && watts < 20)).toBe(true);
    expect(record.samples.some(([, watts]) => watts > 0)).toBe(true);
  });

  test('reads a DCGM exporter by its address', async () => {
    const server = createServer((_, response) => response.end('DCGM_FI_DEV_POWER_USAGE{gpu="0"} 99\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const dcgm = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
    const sampler = await startPower({ dcgm }, options());
    expect(sampler?.record(0, 0, nowUs())?.samples[0]?.[1]).toBe(99);
    await sampler?.stop();
    await new Promise((resolve) => server.close(resolve));
  });

  test('keeps what is beside the ends of a stage, and forgets what was before it', async () => {
    fake('nvidia-smi', TWO_GPUS);
    const sampler = await startPower('nvidia-smi', options());
    await expect.poll(() => sampler?.record(0, 0, nowUs())?.samples.length).toBeGreaterThan(8);
    const all = sampler?.record(0, 0, nowUs())?.samples ?? [];
    const [second, fifth] = [all[2]?.[0] ?? 0, all[5]?.[0] ?? 0];
    expect(sampler?.record(0, second + 1, fifth - 1)?.samples).toEqual(all.slice(2, 6));
    expect(sampler?.record(0, 0, fifth)?.samples).toEqual(all.slice(2, 6));
    await sampler?.stop();
  });

  test('its child does not outlive a parent that is killed', async () => {
    fake('nvidia-smi', TWO_GPUS);
    const file = path.join(ROOT, 'apps/cli/src/measure/power/start-power.ts');
    const script = `const { startPower } = await import(${JSON.stringify(file)}); await startPower('nvidia-smi', { nowUs: () => 0 }); console.log('reads');`;
    const parent = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '--eval', script], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => parent.stdout.once('data', resolve));
    const child = pidOf('nvidia-smi');
    expect(runs(child)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => runs(child), { timeout: 5000 }).toBe(false);
  });
});
