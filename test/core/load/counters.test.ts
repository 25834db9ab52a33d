import { CounterServer, ServerCounters } from '@inferbench/domain/runs/measurement/counters';
import { COUNTER_NAMES } from '@inferbench/load/counters/counter-names';
import { readMetrics } from '@inferbench/load/counters/prometheus-text';
import { readCounters } from '@inferbench/load/counters/read-counters';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

const all = () => true;

describe('the text format of Prometheus', () => {
  test('gives names, labels with what is escaped in them, values and no time', () => {
    const text = [
      '# HELP a_total what it is',
      '# TYPE a_total counter',
      'a_total{model="x \\"y\\" {z}, \\\\w",engine="0"} 1.5e3 1795000000000',
      'b:c 7',
      '',
    ].join('\n');
    expect(readMetrics(text, all)).toEqual([
      {
        name: 'a_total',
        labels: new Map([
          ['model', 'x "y" {z}, \\w'],
          ['engine', '0'],
        ]),
        value: 1500,
      },
      { name: 'b:c', labels: new Map(), value: 7 },
    ]);
  });

  test('leaves out what is no line of it, and what a server says that does not know', () => {
    for (const line of ['a', 'a{', 'a{x="1} 2', 'a one', 'a NaN', 'a +Inf', '<html>', '1a 2', 'a {} {} 1'])
      expect(readMetrics(line, all)).toEqual([]);
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])('reads any text to its end', (text) => {
    expect(Array.isArray(readMetrics(`${text}\nlast 1`, (name) => name === 'last'))).toBe(true);
  });

  test('takes no longer for a line that almost fits than for one that does', () => {
    const hostile = `a{${'x="\\\\",'.repeat(1000)}} x`;
    expect(readMetrics(Array.from({ length: 200 }, () => hostile).join('\n'), all)).toEqual([]);
  });
});

describe('counters of servers', () => {
  test('of vLLM are summed over its engines; the share of the cache is their mean', () => {
    const engine = (index: number, kv: number, running: number) =>
      [
        `vllm:prefix_cache_queries_total{engine="${index}"} 1000`,
        `vllm:prefix_cache_hits_total{engine="${index}"} 250`,
        `vllm:spec_decode_num_drafts_total{engine="${index}"} 10`,
        `vllm:spec_decode_num_draft_tokens_total{engine="${index}"} 30`,
        `vllm:spec_decode_num_accepted_tokens_total{engine="${index}"} 20`,
        `vllm:prompt_tokens_total{engine="${index}"} 1000`,
        `vllm:generation_tokens_total{engine="${index}"} 400`,
        `vllm:kv_cache_usage_perc{engine="${index}"} ${kv}`,
        `vllm:num_requests_running{engine="${index}"} ${running}`,
        `vllm:num_requests_waiting{engine="${index}"} 0`,
      ].join('\n');
    expect(readCounters(`${engine(0, 0.5, 3)}\n${engine(1, 0.25, 4)}\n`)).toEqual({
      server: 'vllm',
      values: {
        prefixCacheQueriedTokens: 2000,
        prefixCacheHitTokens: 500,
        drafts: 20,
        draftTokens: 60,
        acceptedDraftTokens: 40,
        promptTokens: 2000,
        generatedTokens: 800,
        kvUsedRatio: 0.375,
        runningRequests: 7,
        waitingRequests: 0,
      },
    });
  });

  test('are read under the names of older versions, the newer first', () => {
    expect(readCounters('vllm:gpu_cache_usage_perc 0.5\nvllm:prompt_tokens 9')?.values).toEqual({
      kvUsedRatio: 0.5,
      promptTokens: 9,
    });
    const both = 'vllm:gpu_cache_usage_perc 0.5\nvllm:kv_cache_usage_perc 0.25';
    expect(readCounters(both)?.values).toEqual({ kvUsedRatio: 0.25 });
  });

  test('of SGLang have the cache by where it was found, those of TGI are sums of histograms', () => {
    const sglang =
      'sglang:prompt_tokens_total 100\nsglang:cached_tokens_total{cache_source="device"} 30\nsglang:cached_tokens_total{cache_source="host"} 10';
    expect(readCounters(sglang)).toEqual({
      server: 'sglang',
      values: { promptTokens: 100, prefixCacheQueriedTokens: 100, prefixCacheHitTokens: 40 },
    });
    const tgi =
      'tgi_request_generated_tokens_sum 8123\ntgi_request_generated_tokens_count 44\ntgi_queue_size 7';
    expect(readCounters(tgi)).toEqual({
      server: 'tgi',
      values: { generatedTokens: 8123, waitingRequests: 7 },
    });
  });

  test('are left out where a value cannot be one, and missing where nothing is known', () => {
    expect(readCounters('llamacpp:kv_cache_usage_ratio 1.5\nllamacpp:requests_processing 2')?.values).toEqual(
      {
        runningRequests: 2,
      },
    );
    expect(readCounters('node_cpu_seconds_total 1')).toBeNull();
    expect(readCounters('')).toBeNull();
  });

  test('no name means two figures of one server but where the figures are the same, and each server has one', () => {
    for (const server of CounterServer.options) {
      const names = Object.entries(COUNTER_NAMES[server]).flatMap(([key, list]) =>
        key === 'prefixCacheQueriedTokens' ? [] : list,
      );
      expect(names.length).toBeGreaterThan(3);
      expect(new Set(names).size).toBe(names.length);
    }
    const keys = new Set(Object.values(COUNTER_NAMES).flatMap((names) => Object.keys(names)));
    expect([...keys].toSorted()).toEqual(Object.keys(ServerCounters.shape).toSorted());
  });
});
