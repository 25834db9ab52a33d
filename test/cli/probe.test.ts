import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHAIN_STEPS, probeKernels, SCAN_BYTES } from '@inferbench/cli/probe/kernels';
import { instantiate } from '@inferbench/cli/probe/instantiate';
import { multiply, pack, placesOf, resultAt } from '@inferbench/cli/probe/packed-product';
import { Probe } from '@inferbench/domain/probe';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'inferbench-probe-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what the probe runs', () => {
  const size = 16;
  const kernels = () => instantiate(probeKernels(placesOf(size).bytes));

  test('is a product of matrices: every number of it is the sum that it should be', async () => {
    const { memory, tile } = await kernels();
    const [left, right] = [
      (row: number, k: number) => row * 3 - k,
      (k: number, column: number) => k + column * 2,
    ];
    pack(memory.buffer, size, { left, right });
    multiply(tile, size);
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1) {
        const sum = Array.from({ length: size }, (_, k) => left(row, k) * right(k, column)).reduce(
          (a, b) => a + b,
        );
        expect([row, column, resultAt(memory.buffer, size, [row, column])]).toEqual([row, column, sum]);
      }
  });

  test('is a chain of as many steps as are counted, none of them left out', async () => {
    const { chain } = await kernels();
    const turn = (start: number) => {
      let x = start;
      for (let step = 0; step < CHAIN_STEPS / 3; step += 1)
        x = (((((x << 5) | (x >>> 27)) + 0x1e3779b9) | 0) ^ 0x05ebca6b) | 0;
      return x;
    };
    expect(chain(1, 7)).toBe(turn(7));
    expect(chain(3, 7)).toBe(turn(turn(turn(7))));
  });

  test('reads every byte of the memory that is counted', async () => {
    const { memory, scan } = await kernels();
    const bytes = new Uint8Array(memory.buffer);
    const turns = 4;
    const before = scan(0, turns);
    // The first lane of each vector is what it gives.
    for (let place = 0; place < turns * SCAN_BYTES; place += 16) {
      bytes[place] = 1;
      expect(scan(0, turns)).not.toBe(before);
      bytes[place] = 0;
    }
    bytes[turns * SCAN_BYTES] = 1;
    expect(scan(0, turns)).toBe(before);
  });
});

describe('inferbench probe', () => {
  const probe = (...more: string[]) =>
    callCli([
      'probe',
      '--vendor',
      'Example',
      '--rounds',
      '2',
      '--read-mib',
      '4',
      '--out',
      path.join(folder, 'mine'),
      ...more,
    ]);

  test('writes a specification that is valid and cites the hash of what was measured', async () => {
    const { exitCode, stdout } = await probe('--json');
    expect(exitCode).toBe(0);
    const { sha256 } = JSON.parse(stdout) as { sha256: string };
    const text = readFileSync(path.join(folder, 'mine.probe.json'), 'utf8');
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
    const figures = Probe.parse(JSON.parse(text));
    expect(figures.reads.map(({ threads }) => threads)).toContain(figures.machine.cores);
    const chip = parse(readFileSync(path.join(folder, 'mine.yaml'), 'utf8')) as {
      slug: string;
      sources: object;
    };
    expect(chip.slug).toMatch(/^local-[a-z0-9-]+$/);
    expect(JSON.stringify(chip.sources)).toContain(`sha256:${sha256}`);
    const validated = await callCli(['validate', path.join(folder, 'mine.yaml'), '--json']);
    expect(JSON.parse(validated.stdout)).toMatchObject({ ok: true });
    expect(validated.stdout).not.toContain('"severity"');
  });

  test('overwrites nothing, and refuses what is no number', async () => {
    expect((await probe()).exitCode).toBe(0);
    expect(await probe()).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('there already') });
    expect((await probe('--rounds', 'many')).exitCode).toBe(2);
  });
});
