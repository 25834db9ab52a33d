import { gzipSync } from 'node:zlib';
import { CORRECTIONS } from '@inferbench/catalogue/corrections';
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { SHIPPED_NAMES } from '../address/names/names-fixture.ts';
import { searchIndex } from './build-index.ts';
import { searchFor } from '../find/search.ts';
import { packedIndex, type SearchEntry, unpackedIndex } from '../find/search-index.ts';
import { spellingsOf } from '../find/spelling.ts';

const RULES = [
  { id: 'PHYS-POWER', title: 'No chip draws more than its limit' },
  { id: 'PHYS-BANDWIDTH', title: 'Memory is read no faster than it can be' },
  { id: 'STAT-SAMPLES', title: 'Enough requests behind a percentile' },
];
const INDEX = searchIndex({ names: SHIPPED_NAMES, rules: RULES, corrections: correctionsOf() });

function correctionsOf() {
  return CORRECTIONS.flatMap(({ entries }) => entries);
}

const hits = (text: string) => searchFor(INDEX, text).flatMap((group) => group.hits);

/** Searches as strangers type them, and where Enter has to lead. */
test.each([
  ['b200', '/chips/b200'],
  ['B200', '/chips/b200'],
  ['nvidia b200', '/chips/b200'],
  ['mi355x', '/chips/mi355x'],
  ['MI355', '/chips/mi355x'],
  ['mi 355x', '/chips/mi355x'],
  ['amd mi300x', '/chips/mi300x'],
  ['h100', '/chips/h100'],
  ['h100 pcie', '/chips/h100-pcie'],
  ['h100 nvl', '/chips/h100-nvl'],
  ['a100 40gb', '/chips/a100-40gb'],
  ['rtx4090', '/chips/rtx-4090'],
  ['4090', '/chips/rtx-4090'],
  ['tpu v7', '/chips/tpu-v7'],
  ['ironwood', '/chips/tpu-v7'],
  ['trillium', '/chips/tpu-v6e'],
  ['wafer wse3', '/chips/wse-3'],
  ['deepseek 8k', '/models/deepseek-r1?in=8192'],
  ['wse3', '/chips/wse-3'],
  ['groq lpu', '/chips/lpu-v1'],
  ['gaudi3', '/chips/gaudi-3'],
  ['gaudy 3', '/chips/gaudi-3'],
  ['strix halo', '/chips/ryzen-ai-max-395'],
  ['m3 ultra', '/chips/m3-ultra'],
  ['nvidia-h100-sxm5-80gb', '/chips/h100'],
  ['deepseek r1', '/models/deepseek-r1'],
  ['deepseekr1', '/models/deepseek-r1'],
  ['deepseek-ai/DeepSeek-R1', '/models/deepseek-r1'],
  ['depseek r1', '/models/deepseek-r1'],
  ['llama 3.3', '/models/llama-3.3-70b'],
  ['llama 3.3 70b', '/models/llama-3.3-70b'],
  ['meta-llama/Llama-3.3-70B-Instruct', '/models/llama-3.3-70b'],
  ['lama 3.3 70b', '/models/llama-3.3-70b'],
  ['gpt-oss-120b', '/models/gpt-oss-120b'],
  ['gpt oss', '/models/gpt-oss-20b'],
  ['kimi k2', '/models/kimi-k2'],
  ['flux dev', '/models/flux.1-dev'],
  ['nvidia', '/vendors/nvidia'],
  ['cerebras', '/vendors/cerebras'],
  ['vllm or sglang on b200', '/compare/sglang-vs-vllm?chip=b200'],
  ['vllm vs sglang', '/compare/sglang-vs-vllm'],
  ['trtllm-vs-vllm', '/compare/tensorrt-llm-vs-vllm'],
  ['TensorRT LLM or vLLM?', '/compare/tensorrt-llm-vs-vllm'],
  ['hopper vs blackwell', '/compare/blackwell-vs-hopper'],
  ['fp8 vs fp4 on b200', '/compare/fp4-vs-fp8?chip=b200'],
  ['b200 mi355x', '/compare/b200-vs-mi355x'],
  ['h100 vs h200', '/compare/h100-vs-h200'],
  ['B200 or MI355X?', '/compare/b200-vs-mi355x'],
  ['mi355x v b200', '/compare/b200-vs-mi355x'],
  ['b200, groq lpu v1, tpu v5p', '/compare/b200-vs-lpu-v1-vs-tpu-v5p'],
  ['B200, Groq LPU, TPU v5p', '/compare/b200-vs-lpu-v1-vs-tpu-v5p'],
  ['h100 h200 b200', '/compare/b200-vs-h100-vs-h200'],
  ['compare h100 and mi300x', '/compare/h100-vs-mi300x'],
  ['b200 vs mi355x deepseek r1', '/compare/b200-vs-mi355x?model=deepseek-r1'],
  ['deepseek r1 8k', '/models/deepseek-r1?in=8192'],
  ['deepseek r1 8k/1k', '/models/deepseek-r1?in=8192&out=1024'],
  ['deepseek r1 8k 1k fp4', '/models/deepseek-r1?in=8192&out=1024&prec=fp4'],
  ['llama 3.3 70b on h100', '/models/llama-3.3-70b?with=h100'],
  ['llama 3.3 70b 8k/1k 50 users', '/models/llama-3.3-70b?in=8192&out=1024&users=50'],
  [
    'llama 3.3 70b 8k/1k ttft 2s 50 users',
    '/your-workload?model=llama-3.3-70b&input=8192&output=1024&load=50&ttft=2000',
  ],
  [
    'llama 3.3 70b, time to first token p95 under 2 s, tpot 50 ms',
    '/your-workload?model=llama-3.3-70b&input=1024&output=1024&ttft=2000&tpot=50',
  ],
  [
    '500 tok/s 128k h100',
    '/lab/claim?tokensPerSec=500&context=131072&chip=nvidia-h100-sxm5-80gb&model=llama-3.3-70b',
  ],
  [
    '500 tokens/s 128k h100',
    '/lab/claim?tokensPerSec=500&context=131072&chip=nvidia-h100-sxm5-80gb&model=llama-3.3-70b',
  ],
  [
    '1,000 tokens per second at 8k on 8x b200 deepseek r1',
    '/lab/claim?tokensPerSec=1000&context=8192&chip=nvidia-b200-sxm-180gb&model=deepseek-r1&chips=8',
  ],
  [
    '500 tokens/s at 128K',
    '/lab/claim?tokensPerSec=500&context=131072&chip=nvidia-h100-sxm5-80gb&model=llama-3.3-70b',
  ],
  ['AMD or NVIDIA', '/compare/amd-vs-nvidia'],
  ['has the gap between AMD and NVIDIA closed in a year', '/compare/amd-vs-nvidia#time'],
  ['amd', '/vendors/amd'],
  ['a RAG service of 200 users', '/your-workload?model=llama-3.3-70b&input=8192&output=1024&load=200'],
  ['rag 200 users llama 3.3 70b', '/your-workload?model=llama-3.3-70b&input=8192&output=1024&load=200'],
  ['chatbot 50 users', '/your-workload?model=llama-3.3-70b&input=1024&output=1024&load=50'],
  ['8B at 4 bits on an RTX 4090', '/mine?chip=rtx-4090&bits=4'],
  ['llama 3.1 8b q4_k_m rtx 4090', '/mine?chip=rtx-4090&bits=4'],
  ['what can my m4 max run at 8 bits', '/mine?chip=m4-max-32-core-gpu&bits=8'],
  ['llama 3.3 70b 4 bits', '/models/llama-3.3-70b?prec=int4'],
  ['M4 Max or RTX 5090', '/compare/m4-max-32-core-gpu-vs-rtx-5090'],
  ['m4 max', '/chips/m4-max-32-core-gpu'],
  ['m4', '/chips/m4'],
  ['a100 sxm', '/chips/a100'],
  ['how many H200 do I need for deepseek v3', '/models/deepseek-v3?with=h200'],
  ['will qwen3 32b fit on an rtx 4090', '/models/qwen3-32b?with=rtx-4090'],
  ['will qwen3 32b fit on a 4090', '/models/qwen3-32b?with=rtx-4090'],
  ['is sohu real', '/chips/sohu'],
  ['M3 Ultra or RTX 5090 for llama 3.3 70B', '/compare/m3-ultra-vs-rtx-5090?model=llama-3.3-70b'],
  ['best chip for a coding agent', '/your-workload?model=llama-3.3-70b&input=32768&output=1024'],
  ['chatbot for 1,000 users', '/your-workload?model=llama-3.3-70b&input=1024&output=1024&load=1000'],
  ['500 requests per second', '/your-workload?model=llama-3.3-70b&input=1024&output=1024&load=500&by=RATE'],
  ['rag at 2.5 qps', '/your-workload?model=llama-3.3-70b&input=8192&output=1024&load=2.5&by=RATE'],
  ['rag at 20 qps', '/your-workload?model=llama-3.3-70b&input=8192&output=1024&load=20&by=RATE'],
  ['what is TTFT', '/methodology#latency-statistics'],
  ['how accurate is your simulator', '/accuracy'],
  ['does speculative decoding help at 64 users', '/lab/techniques'],
  ['download everything as csv', '/downloads'],
  ['what changed since last month', '/changelog'],
  ['how do I submit a result', '/submit'],
  ['tokens per watt', '/models/llama-3.3-70b?metric=per-kw'],
  ['who is ahead at long context', '/leaderboard'],
  ['batch size 1 decode speed', '/leaderboard'],
  ['ttft', '/methodology#latency-statistics'],
  ['time to first token', '/methodology#latency-statistics'],
  ['amd or nvidia for inference', '/compare/amd-vs-nvidia'],
  ['long context 128k', '/leaderboard'],
  ['rack scale systems', '/leaderboard'],
  ['how much does it cost per month to serve llama 3.3 70b', '/your-workload?model=llama-3.3-70b'],
  ['kimi k2 cost', '/your-workload?model=kimi-k2'],
  ['tensorrt-llm', '/compare/tensorrt-llm-vs-vllm'],
  ['api graphql', '/developers'],
  ['graphql', '/developers'],
  ['what can I run on my macbook', '/mine'],
  ['mac studio', '/mine'],
  ['energy per token', '/models/llama-3.3-70b?metric=per-kw'],
  ['how to cite', '/downloads'],
  ['quantization', '/compare/fp4-vs-fp8'],
  ['tokens per second of llama 3.1 8b on rtx 4090', '/models/llama-3.1-8b?with=rtx-4090'],
  ['how many users can one 8x H200 serve', '/lab/load?chip1=h200&chips=8'],
  ['cost per million tokens of b200', '/models/llama-3.3-70b?metric=per-usd&with=b200'],
  ['h100 price per hour', '/chips/h100#prices'],
  ['how much power does an MI300X draw', '/chips/mi300x#power'],
  ['memory bandwidth of H200', '/chips/h200#specification'],
  ['does disaggregated serving help', '/models/deepseek-r1?pools=apart'],
  ['how do you score flexibility', '/methodology'],
  ['does llama 3.3 70b fit on two 4090', '/models/llama-3.3-70b?with=rtx-4090&chips=2'],
  ['llama 3.3 70b constructor on h100', '/models/llama-3.3-70b?with=h100'],
  ['qwen2.5 72b h200 throughput', '/models/qwen2.5-72b?with=h200'],
  ['is groq really faster', '/vendors/groq'],
  ['tokens per dollar', '/models/llama-3.3-70b?metric=per-usd'],
  ['how do you verify results', '/rules'],
  ['what does simulated mean', '/methodology#kinds-of-number-and-grades'],
  ['p99 latency', '/methodology#latency-statistics'],
  ['kv cache size of llama 3.3 70b at 128k', '/models/llama-3.3-70b?in=131072'],
  ['accuracy', '/accuracy'],
  ['corrections', '/corrections'],
  ['api', '/developers'],
  ['submit', '/submit'],
  ['phys-power', '/rules#PHYS-POWER'],
  ['cheapest way to serve 1000 users of llama 3.3 70b', '/your-workload?model=llama-3.3-70b&load=1000'],
  ['does fp4 hurt', '/compare/fp4-vs-fp8'],
  ['errors in your data', '/corrections'],
  ['mfu', '/methodology#three-way-split'],
  ['h100 utilization', '/chips/h100#roofline'],
  ['fastest inference', '/leaderboard'],
  ['trust', '/accuracy'],
])('"%s" leads to %s', (text, href) => {
  const [first] = hits(text);
  expect(first?.href ?? null).toBe(href);
});

test('at most eight, in groups with counts; what is not shown has a list that holds it', () => {
  for (const text of ['llama', 'qwen', 'a', 'm', 'nvidia', 'memory']) {
    const groups = searchFor(INDEX, text);
    expect(groups.flatMap((group) => group.hits).length).toBeLessThanOrEqual(8);
    for (const { hits: shown, total, all } of groups)
      expect(shown.length < total ? all !== undefined : true).toBe(true);
  }
  const [models] = searchFor(INDEX, 'llama');
  expect([models?.title, models?.all]).toEqual(['Models', '/models?q=llama']);
  expect(models?.total).toBeGreaterThan(10);
});

test('what is found stands once, and of variants each', () => {
  for (const text of ['gaudi 3', 'mi355x', 'm4 max', 'b200 mi355x', 'deepseek r1 8k']) {
    const found = hits(text).map(({ href }) => href);
    expect([text, found]).toEqual([text, [...new Set(found)]]);
  }
  const variants = hits('M4 Max or RTX 5090').map(({ name }) => name);
  expect(variants).toEqual(expect.arrayContaining(['M4 Max 40-core GPU', 'M4 Max 32-core GPU', 'RTX 5090']));
});

test.each([
  ['M4 Max or RTX 5090', 'm4-max-40-core-gpu', '/compare/m4-max-40-core-gpu-vs-rtx-5090'],
  ['how many models does AMD lead on', 'nvidia', '/compare/amd-vs-nvidia'],
])('of variants and rivals that "%s" leaves open the most published is meant, %s', (text, most, href) => {
  const published = INDEX.map((entry) => ({ ...entry, count: entry.slug.endsWith(most) ? 17 : 0 }));
  const known = published.map((entry) => ({ ...entry, count: entry.shortSlug === most ? 17 : entry.count }));
  expect(searchFor(known, text)[0]?.hits[0]?.href).toBe(href);
});

test('deepseek 8k: several models are called so, and each is offered', () => {
  expect(hits('deepseek 8k').map(({ href }) => href)).toContain('/models/deepseek-r1?in=8192');
});

test('nothing is found for nothing, and hostile text is text', () => {
  for (const text of ['', '   ', '***', '<script>', 'x'.repeat(5000), '\u202E', '%', '))(('])
    expect(hits(text).length).toBeLessThanOrEqual(8);
  expect(hits('')).toEqual([]);
});

test('the file of the index is the index, and weighs at most 25 kB compressed', () => {
  const file = JSON.stringify(packedIndex(INDEX));
  expect(unpackedIndex(JSON.parse(file))).toEqual(INDEX);
  expect(gzipSync(file).length).toBeLessThan(25_000);
});

const named = INDEX.filter(({ kind }) => ['chip', 'model', 'vendor'].includes(kind));

test('law: any beginning of any name, from three letters on, finds it among eight or in the list that is named', () => {
  // Many names begin alike.
  const begun = new Map<string, SearchEntry[]>();
  for (const entry of named)
    for (let length = 3; length <= entry.name.length; length += 1) {
      const text = entry.name.slice(0, length);
      begun.set(text, [...(begun.get(text) ?? []), entry]);
    }
  for (const [text, entries] of begun) {
    const groups = searchFor(INDEX, text);
    const shown = new Set(groups.flatMap((group) => group.hits).map(({ href }) => href));
    const more = groups.some(({ all, hits: own, total }) => all !== null && total > own.length);
    const lost = more ? [] : entries.filter(({ href }) => !shown.has(href));
    expect([text, lost]).toEqual([text, []]);
  }
});

test('law: any one-letter slip of a short name of five or more finds it among eight or in the list that is named', () => {
  const long = named.filter((entry) => entry.kind !== 'vendor' && spellingsOf(entry).name.length >= 5);
  // Another digit is another name.
  const places = long.flatMap((entry) =>
    [...entry.name.matchAll(/(?<=[a-z])[a-z](?=[a-z])/gi)].map(({ index }) => ({ entry, at: index })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom('a', 'e', 'o', 'x'),
      fc.constantFrom('replace', 'insert', 'remove'),
      ({ entry, at }, letter, how) => {
        const rest = entry.name.slice(how === 'insert' ? at : at + 1);
        const text = entry.name.slice(0, at) + (how === 'remove' ? '' : letter) + rest;
        const groups = searchFor(INDEX, text);
        const shown = groups.flatMap((group) => group.hits).some(({ href }) => href.startsWith(entry.href));
        const more = groups.some(({ all, hits: own, total }) => all !== null && total > own.length);
        expect([text, shown || more]).toEqual([text, true]);
      },
    ),
    { numRuns: 300 },
  );
});
