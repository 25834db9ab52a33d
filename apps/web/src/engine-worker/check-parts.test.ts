import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { expect, test } from 'vitest';
import { besideFigure } from '../check/beside-figure.ts';
import { type CheckAnswer, NOTHING_CHECKED, NOTHING_STATED } from '../check/check-answer.ts';
import { commandFor } from '../check/take-check.tsx';
import { checkParts } from './check-parts.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../../test/fixtures');
const STATED = { chip: 'nvidia-h100-sxm5-80gb', chips: '1', model: '', weights: 'bf16' };

function answer(names: readonly string[], stated = STATED, run = 1): CheckAnswer {
  const files = names.map((name) => ({ name, text: readFileSync(path.join(FIXTURES, name), 'utf8') }));
  return Object.assign({}, NOTHING_CHECKED, ...checkParts({ files, stated, run }, catalogue)) as CheckAnswer;
}

test('a file is checked with what was chosen for what it leaves open', () => {
  const { checked, refused } = answer(['vllm/serve-h100-llama-3-8b.json']);
  expect(refused).toEqual([]);
  expect(checked[0]?.check.answers.map(({ state }) => state)).toEqual(['YES', 'YES', 'YES', 'YES']);
  expect(answer(['vllm/serve-h100-llama-3-8b.json'], NOTHING_STATED).checked[0]?.check.missing).not.toEqual(
    [],
  );
});

test('the nearest published run stands beside it, from a table that came with the page, or that there is none', () => {
  const own = answer(['vllm/serve-h100-llama-3-8b.json']).checked[0]?.check.published;
  expect(own).toMatchObject({
    sentence: 'No published load of Llama 3 8B in FP16 on H100 is known here with its lengths',
    run: null,
  });
  const text = readFileSync(path.join(FIXTURES, 'vllm/serve-h100-llama-3-8b.json'), 'utf8');
  const files = [
    { name: 'r.json', text: text.replace(/("model_id": *)"[^"]*"/, '$1"meta-llama/Llama-3.3-70B-Instruct"') },
  ];
  const stated = { ...STATED, chips: '8', weights: 'fp8' };
  const parts = checkParts({ files, stated, run: 1 }, catalogue);
  const { checked } = Object.assign({}, NOTHING_CHECKED, ...parts) as CheckAnswer;
  const published = checked[0]?.check.published;
  expect(published?.sentence).toMatch(/^Published nearest, .* tokens\/s a chip .*\(.+, .+\)$/);
  expect(published?.run?.source).toMatch(/\w\/\w/);
  expect(published?.file).toBeGreaterThan(0);
});

test('the bars of its chart have no text over another in any room', () => {
  const { checked } = answer(['vllm/serve-h100-llama-3-8b.json']);
  const beside = checked[0]?.check.beside;
  if (beside == null) throw new Error('nothing beside it');
  for (const room of ROOMS) expect(textFaults(besideFigure(beside, '1').draw(room))).toEqual([]);
  expect(besideFigure({ ...beside, left: 1 }, '1').head.notes).toEqual([
    'Not shown of those that hold this load: 1 chip with less output or of an older generation.',
  ]);
});

test('files of a tool that is not read are refused with what to do, beside one that is', () => {
  const { checked, refused } = answer(['vllm/serve-h100-llama-3-8b.json', 'foreign/oha.json']);
  expect(checked).toHaveLength(1);
  expect(refused[0]?.message).toMatch(/oha/);
});

test('a run of a file that holds several is chosen by its number', () => {
  const first = answer(['vllm/appended.jsonl']);
  expect(first.runs).toBeGreaterThan(1);
  expect(answer(['vllm/appended.jsonl'], STATED, 2).checked[0]?.run).not.toBe(first.checked[0]?.run);
});

test('two files are compared', () => {
  const { compared, checked } = answer([
    'vllm/serve-h100-llama-3-8b.json',
    'sglang/serving-early-2025.jsonl',
  ]);
  expect(checked).toHaveLength(2);
  expect(compared?.text).toMatch(/^No verdict for /);
});

test('the command that submits quotes a name that a shell would read', () => {
  expect(commandFor("it's; rm.json", NOTHING_STATED, 'https://x')).toBe(
    String.raw`inferbench submit 'it'\''s; rm.json' --server https://x`,
  );
});
