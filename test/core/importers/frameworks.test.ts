import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { systemSlug } from '@inferbench/db/shared/system-slug';
import { foldFramework, frameworkName } from '@inferbench/domain/names/framework-name';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import { Run } from '@inferbench/domain/runs/run';
import { importRun } from '@inferbench/importers/import-run';
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { EXAMPLE, exampleRun, importedRun, readFixture } from '../../testkit/fixture.ts';
import { HOSTILE_NAMES } from '../../testkit/hostile-names.ts';
import { contextOf, FRAMEWORK_WORDS } from '../../testkit/stacks.ts';

/** Every row of the published lists keeps the stack that it has, and with it the slug of its system. */
test('each stack of the shipped figures is on the list under its own word', () => {
  const shipped = new Set(MEASUREMENTS.flatMap(({ rows }) => rows.map(({ framework }) => framework)));
  expect(shipped.size).toBeGreaterThan(15);
  expect([...shipped].filter((word) => foldFramework(word).framework !== word)).toEqual([]);
});

/** Words of the tables of published figures, shipped and to come. */
const PUBLISHED =
  'atom|atom+mooncake|cerebras-inference|deepspeed|deepspeed-mii|diffusers|dynamo+sglang|dynamo+tensorrt-llm|dynamo+vllm|groq|jax|jax-flax|jetstream-pytorch|llama.cpp|llm-d+vllm|nim|optimum-habana|other|pytorch|pytorch-compile|sambaflow|sarathi-serve kernels|sglang|sglang+mori|tensorrt|tensorrt-llm|transformers-neuronx|tt-metal|untether|vllm|vllm-gaudi|vllm-tpu|xdit';

test('so is each stack of the tables that the shipped figures were taken from', () => {
  const words = PUBLISHED.split('|');
  expect(words).toHaveLength(33);
  expect(words.filter((word) => foldFramework(word).framework !== word)).toEqual([]);
});

test('every word, its name and its spelling in another case or with blanks is one stack', () => {
  for (const word of FRAMEWORK_WORDS) {
    const spellings = [word, word.toUpperCase(), frameworkName(word), ` ${word.replaceAll('-', ' ')} `];
    expect(new Set(spellings.map((text) => foldFramework(text).framework))).toEqual(new Set([word]));
  }
  expect(new Set(FRAMEWORK_WORDS).size).toBe(FRAMEWORK_WORDS.length);
});

const INVENTED = [
  'vLLM (official NVIDIA reference)',
  'a,=WEBSERVICE("http://evil.example")',
  'vllm 2',
  'vLLM\u200B',
  '\u03BDllm',
  'vllm official',
  '<b>vllm</b>',
  ...Array.from({ length: 24 }, (_, i) => `stack-${i}`),
];

test('an invented stack is none of its own: one system, whatever it is called', () => {
  const runs = INVENTED.map((framework) =>
    Run.parse({ ...exampleRun(), system: { ...exampleRun().system, framework } }),
  );
  expect(new Set(runs.map(({ system }) => systemSlug(system)))).toEqual(
    new Set(['nvidia-h100-sxm5-80gb-x1-other']),
  );
  const labels = runs.map(({ system: { framework, chips } }) =>
    systemShortName({ chip: { slug: 'h100', name: 'H100' }, chips: chips ?? 1, framework }),
  );
  expect(new Set(labels)).toEqual(new Set(['H100 ×1, other stack']));
  expect(runs[0]?.system.frameworkText).toBe('vLLM official NVIDIA reference');
});

test('whatever a stack is called, what is kept of it can be shown, and reading it again changes nothing', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...HOSTILE_NAMES));
  fc.assert(
    fc.property(text, (stated) => {
      const { framework, frameworkText } = foldFramework(stated);
      expect(FRAMEWORK_WORDS).toContain(framework);
      expect(frameworkText ?? 'x').toMatch(/^[A-Za-z0-9 .+_-]{1,40}$/);
      const system = {
        ...exampleRun().system,
        framework,
        ...(frameworkText === null ? {} : { frameworkText }),
      };
      const run = { ...exampleRun(), system };
      expect(Run.parse(run).system).toEqual(system);
    }),
    { numRuns: 500, seed: 20261122 },
  );
});

test('an import says that a stack counts as another, and a listed one drops words that came with it', () => {
  const run = importedRun(readFixture(EXAMPLE), contextOf('My Stack'));
  expect(run.system).toMatchObject({ framework: 'other', frameworkText: 'My Stack' });
  expect(run.source.warnings).toContainEqual({
    code: 'FRAMEWORK_OTHER',
    message: 'The framework "My Stack" is none of the list and counts as "other".',
    path: 'system.framework',
  });
  const listed = importRun({
    text: JSON.stringify({ ...run, system: { ...run.system, framework: 'vLLM' } }),
    context: {},
    catalogue,
  });
  expect(listed.ok && listed.value.run.system.framework).toBe('vllm');
  expect(listed.ok && 'frameworkText' in listed.value.run.system).toBe(false);
});
