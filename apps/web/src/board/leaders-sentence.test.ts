import type { FourMetric } from '@inferbench/domain/four-metrics';
import { expect, test } from 'vitest';
import { leadersSentence } from './leaders-sentence.ts';

const leader = (metric: FourMetric, name: string, systems = 5) => ({
  metric,
  systems,
  system: { slug: name, chips: 1, framework: 'vllm', chip: { shortName: name } },
});
type Leaders = ReturnType<typeof leader>[];
const sentence = (distinctLeaders: number, leaders: Leaders) => leadersSentence({ distinctLeaders, leaders });

test('three who lead four metrics are named with what they lead', () => {
  expect(
    sentence(3, [
      leader('USEFUL_TOPS', 'GH200'),
      leader('COST_EFFICIENCY', 'Gaudi 2'),
      leader('ENERGY_EFFICIENCY', 'GH200'),
      leader('FLEXIBILITY', 'MI300X'),
    ]),
  ).toBe(
    'Four metrics, three leaders: GH200 with vLLM leads useful TOPS and energy, Gaudi 2 with vLLM cost, MI300X with vLLM flexibility.',
  );
});

test('a metric that one system alone has is no contest, and of those who tie nobody is named', () => {
  expect(
    sentence(3, [
      leader('USEFUL_TOPS', 'A'),
      leader('COST_EFFICIENCY', 'B'),
      leader('ENERGY_EFFICIENCY', 'C', 1),
      leader('FLEXIBILITY', 'D'),
      leader('FLEXIBILITY', 'E'),
    ]),
  ).toBe(
    'Three metrics, three leaders: A with vLLM leads useful TOPS, B with vLLM cost; on flexibility two systems tie.',
  );
});

test('two leaders are not worth a sentence', () => {
  expect(sentence(2, [leader('USEFUL_TOPS', 'A'), leader('COST_EFFICIENCY', 'B')])).toBeNull();
});
