import { catalogue } from '@inferbench/catalogue/catalogue';
import { namesOfChip, namesOfModel } from '@inferbench/domain/catalogue/claimed-name';
import { nameProblem, nameSkeletons } from '@inferbench/domain/names/public-name';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';
import { lookalikes } from '../../testkit/lookalikes.ts';

/** Every shipped name, slug and alias with what it is the name of. */
const SHIPPED = [
  ...[...catalogue.chips.values()].flatMap((chip) =>
    namesOfChip(chip).map(({ kind, name }) => ({ kind, name, of: kind === 'VENDOR' ? name : chip.slug })),
  ),
  ...[...catalogue.models.values()].flatMap((model) =>
    namesOfModel(model).map(({ kind, name }) => ({ kind, name, of: model.slug })),
  ),
];
const readings = (kind: string, name: string) => nameSkeletons(name).map((skeleton) => `${kind} ${skeleton}`);
const holders = new Map(
  SHIPPED.flatMap(({ kind, name, of }) => readings(kind, name).map((reading) => [reading, of] as const)),
);

test('no shipped name is outside the repertoire, and no two entries have names that read alike', () => {
  expect(SHIPPED.length).toBeGreaterThan(450);
  expect(SHIPPED.filter(({ name }) => nameProblem(name) !== null)).toEqual([]);
  const clashes = SHIPPED.filter(({ kind, name, of }) =>
    readings(kind, name).some((reading) => holders.get(reading) !== of),
  );
  expect(clashes).toEqual([]);
});

test('5,000 lookalikes of shipped names: each is no name at all, or taken', () => {
  const names = [...new Set(SHIPPED.map(({ name }) => name))];
  const found = lookalikes(names, 5_000);
  expect(new Set(found.map(({ name }) => name)).size).toBeGreaterThan(4_000);
  const kinds = ['CHIP', 'VENDOR', 'MODEL'];
  const free = found.filter(
    ({ name }) =>
      nameProblem(name) === null &&
      !kinds.some((kind) => readings(kind, name).some((reading) => holders.has(reading))),
  );
  expect(free).toEqual([]);
});

test.each([
  ['H100 SXM5', ['hloosxm5']],
  ['Qwen2.5-72B', ['qwen2.572b']],
  ['Qwen25 72B', ['qwen2572b']],
  ['Qwen2..5 72B', ['qwen2.572b']],
  ['Llama 3.l', ['llama3l', 'llama3.l']],
  ['L.lama', ['llama', 'l.lama']],
  ['v.1', ['vl']],
  ['Modern Vvave', ['modemwave']],
  ['Ångström', ['angstrom']],
  ['II1l', ['llll']],
])('%s looks like %j', (name, skeletons) => {
  expect(nameSkeletons(name)).toEqual(skeletons);
});

test.each([
  '',
  ' ',
  '123',
  '...',
  'x'.repeat(81),
  'a\u202Eb',
  'a\u200Db',
  'a\u0301',
  '\uFF28100',
  'NV\u0399DIA',
  'a\nb',
  'a<b',
  '\u2122x',
])('%j is no name', (name) => {
  expect(nameProblem(name)).not.toBeNull();
});

test.each(['H100', 'x'.repeat(80), 'Ascend 910B (2 dies)', "L'Été & Co., 1+1/2_3:4@5", 'a'])(
  '%j is one',
  (name) => {
    expect(nameProblem(name)).toBeNull();
  },
);

test('chips and models are refused by each name that is none, with its place', () => {
  const chip = testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 3e12 });
  const bad = { ...chip, name: 'H\u200D100', vendor: 'NV\u0406DIA', aliases: ['fine', '\u202E001H'] };
  const named = (
    findings: readonly { rule: string; path: string; message: string; value: string | null }[],
  ) => findings.filter(({ rule }) => rule === 'SPEC-NAME');
  const chipFindings = named(evaluateChip(bad).findings);
  expect(chipFindings.map(({ path }) => path)).toEqual(['name', 'aliases[1]', 'vendor']);
  expect(chipFindings[0]).toMatchObject({
    message: 'The name at name holds U+200D, which names are not written with.',
    value: 'H\\u200d100',
  });
  const [model] = catalogue.models.values();
  expect(evaluateModel({ ...model, name: '\uFF2Clama' })).toMatchObject({
    verdict: 'REJECTED',
    findings: [{ rule: 'SPEC-NAME', path: 'name' }],
  });
});
