import { readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { PRECEDENTS } from '@inferbench/checks/generated/precedent-data';
import { isOf } from '@inferbench/checks/waive';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Run } from '@inferbench/domain/runs/run';
import type { Precedent } from '@inferbench/domain/submissions/waiver';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { joinSources } from '@inferbench/importers/published/join-sources';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { describe, expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';
import { ROOT, testSeed } from '../../testkit/environment.ts';
import { readFixture } from '../../testkit/fixture.ts';
import { attempt } from '../../testkit/imports.ts';
import { lawCount } from '../../testkit/law-scale.ts';
import { pointLists } from '../../testkit/point-lists.ts';

/** One run in so many; `npm run control-set` tries all. */
const SHARE = lawCount(1, 10);
const isWhole = SHARE === 1;

const runs = joinSources(
  [...MEASUREMENTS, ...pointLists()].flatMap((list) => mapMeasurements(list, catalogue).runs),
)
  .map(({ run }) => run)
  .filter((_, index) => (index + testSeed()) % SHARE === 0);

const WAIVED = / Waived: /;
const isFlag = ({ severity, message }: Finding) => severity !== 'warn' || WAIVED.test(message);
const wordsOf = ({ rule, stack, chip, model }: Omit<Precedent, 'reason'>) =>
  `${rule} ${stack} ${chip} ${model}`;

interface Judged {
  run: Run;
  flags: Finding[];
}

const judged: Judged[] = runs.map((run) => ({
  run,
  flags: evaluateRun(run, catalogue).findings.filter(isFlag),
}));

/** Stack, chip and model of the flags that a list would have to name. */
function named(of: (flag: Finding) => boolean): string[] {
  const found = judged.flatMap(({ run, flags }) =>
    flags.filter(of).map(({ rule }) => {
      const { framework: stack, chip } = run.system;
      return wordsOf({ rule, stack, chip: chip ?? '', model: run.model.slug ?? '' });
    }),
  );
  return [...new Set(found)].toSorted();
}

describe('the published results', () => {
  test('are refused nowhere, and held back only where the list says so', () => {
    const held = PRECEDENTS.held.map(wordsOf);
    const found = named(({ severity }) => severity !== 'warn');
    expect(found.filter((words) => !held.includes(words))).toEqual([]);
    expect(judged.flatMap(({ flags }) => flags.filter(({ severity }) => severity === 'reject'))).toEqual([]);
    // Nothing is listed that no run needs.
    expect(isWhole ? found : held.toSorted()).toEqual(held.toSorted());
  });

  test('need every waiver of the list', () => {
    const waived = PRECEDENTS.waived.map(wordsOf);
    const found = named(({ message }) => WAIVED.test(message));
    expect(found.filter((words) => !waived.includes(words))).toEqual([]);
    expect(isWhole ? found : waived.toSorted()).toEqual(waived.toSorted());
  });

  test('no rule flags more than 1 % of their points', () => {
    const points = runs.reduce((sum, run) => sum + run.points.length, 0);
    expect(points).toBeGreaterThan(isWhole ? 12_000 : 500);
    const counts = new Map<string, number>();
    for (const { flags } of judged) {
      const places = new Set(
        flags.map(({ rule, path: at }) => `${rule} ${/^points\[\d+\]/.exec(at)?.[0] ?? ''}`),
      );
      for (const place of places) {
        const rule = place.split(' ')[0] ?? '';
        counts.set(rule, (counts.get(rule) ?? 0) + 1);
      }
    }
    // The table of docs/rules.md#the-control-set is of all points.
    const listed = [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([rule, count]) => `| ${rule} | ${count} |`);
    expect(isWhole ? listed : documented()).toEqual(documented());
    // A tenth of the runs may have more than a tenth of the flagged ones.
    const most = isWhole ? 0.01 : 0.03;
    expect([...counts].filter(([, count]) => count > most * points)).toEqual([]);
  });

  test.runIf(isWhole)('a precedent is of a published run', () => {
    const all = [...PRECEDENTS.waived, ...PRECEDENTS.held];
    expect(all.filter((precedent) => !runs.some((run) => isOf(precedent, run)))).toEqual([]);
  });
});

function documented(): string[] {
  return readFixture('docs/rules.md')
    .split('\n')
    .filter((line) => /^\| [A-Z]+-[A-Z]+ \| \d+ \|$/.test(line));
}

/** Fixtures whose figures were made up to show their keys, and what that makes of them. */
const MADE_UP: Readonly<Record<string, readonly string[]>> = {
  'inferencex/agg_bmk.json': ['ACC-ENERGY', 'ACC-LITTLE', 'PHYS-ATTAINABLE'],
  'mlperf/single_summary.txt': ['SCHEMA-MISSING'],
  'ml-energy/v3-text.json': ['PHYS-POWER'],
  'aiperf/dataset-telemetry.json': ['PHYS-POWER'],
};

/** What no tool wrote, or was measured of an engine that computes nothing. */
const NO_RESULTS = /^(?:old-forwarder|measurement)/;

/** Importable files of the tools, with what they leave out filled in: that disagrees with nothing that the file measured. */
function importedFixtures(): [file: string, run: Run][] {
  return readdirSync(path.join(ROOT, 'test/fixtures'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|jsonl|csv|txt)$/.test(file) && !NO_RESULTS.test(file))
    .toSorted()
    .flatMap((file) => {
      const outcome = attempt([readFixture(`test/fixtures/${file}`)]);
      return outcome.ok ? outcome.value.runs.map(({ run }): [string, Run] => [file, filledIn(run)]) : [];
    });
}

function filledIn(run: Run): Run {
  const { system, model, precision } = run;
  return {
    ...run,
    system: {
      ...system,
      chip: system.chip ?? 'nvidia-h100-sxm5-80gb',
      chips: system.chips ?? (system.tensorParallel ?? 1) * (system.pipelineParallel ?? 1),
    },
    model: { ...model, slug: model.slug ?? 'llama-3-8b' },
    precision: { ...precision, weights: precision.weights ?? 'bf16' },
  };
}

test('the files of the tools are flagged for nothing that they measured', () => {
  const fixtures = importedFixtures();
  expect(fixtures.length).toBeGreaterThan(40);
  const wrong = fixtures.flatMap(([file, run]) =>
    evaluateRun(run, catalogue)
      .findings.filter(
        ({ rule, severity }) =>
          severity !== 'warn' && rule !== 'CTX-CONFLICT' && MADE_UP[file]?.includes(rule) !== true,
      )
      .map(({ rule, message }) => `${file} ${rule}: ${message}`),
  );
  expect(wrong).toEqual([]);
});

/** Chips of each family that a model is simulated on, and the widest precision that all three runs can have there. */
const FAMILIES = [
  'nvidia-h100-sxm5-80gb',
  'amd-mi300x',
  'google-tpu-v5e',
  'intel-gaudi3',
  'aws-trainium2',
  'cerebras-wse3',
  'groq-lpu-v1',
  'tenstorrent-wormhole-n300',
  'sambanova-sn40l',
  'dmatrix-corsair',
  'untether-speedai240-slim',
];

/** A run at 1.2 to 2.5 times the attainable time of its work, on as many chips as hold the model. */
const NARROW = /groq|corsair|untether/;

function insideBounds(chip: string, slower: number, decode: boolean): Run {
  const format = NARROW.test(chip) ? 'int8' : 'bf16';
  const at = (seconds: number) =>
    constructed({
      chip,
      chips: 8,
      precision: { weights: format, activations: format, kv: format },
      model: 'llama-3.2-1b',
      system: { tensorParallel: 8 },
      point: decode
        ? { phase: 'DECODE', batch: 8, contextTokens: 512, tpotSec: seconds }
        : { phase: 'PREFILL', batch: 1, inputTokens: 512, contextTokens: null, prefillLatencySec: seconds },
    });
  const split = evaluateRun(at(1), catalogue).points[0]?.score.split;
  if (split?.present !== true || split.value.software === null) throw new Error(`${chip} is not simulated`);
  return at(split.value.software * slower);
}

describe('runs inside all bounds', () => {
  test.each(FAMILIES)('of %s are flagged nowhere', (chip) => {
    for (const [slower, decode] of [
      [1.2, true],
      [1.5, false],
      [2.5, true],
    ] as const) {
      const { verdict, findings } = evaluateRun(insideBounds(chip, slower, decode), catalogue);
      expect([verdict, findings.filter(({ severity }) => severity !== 'warn')]).toEqual(['VALIDATED', []]);
    }
  });

  test('are of every family', () => {
    const families = new Set(FAMILIES.map((slug) => catalogue.chips.get(slug)?.family));
    expect(families).toEqual(new Set(['simt', 'systolic', 'dataflow', 'reconfigurable', 'in_memory']));
  });
});
