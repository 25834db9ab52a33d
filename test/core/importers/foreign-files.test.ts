import { invalidUtf8 } from '@inferbench/importers/content/wrong-kind';
import { describe, expect, test } from 'vitest';
import { readFixture } from '../../testkit/fixture.ts';
import { attempt, imported, refusal } from '../../testkit/imports.ts';

function refused(text: string) {
  const outcome = attempt([text]);
  if (outcome.ok) throw new Error('imported');
  return outcome.error;
}

describe('tools that are known and not read yet', () => {
  test.each([['genai-bench.json', 'genai-bench', /vllm bench serve/]])(
    '%s is named and refused, with what to give instead',
    (file, name, instead) => {
      const error = refused(readFixture(`test/fixtures/foreign/${file}`));
      expect(error.code).toBe('FORMAT_NOT_SUPPORTED_YET');
      expect(error.message).toContain(name);
      expect(error.details).toMatchObject({ path: 'document', value: name });
      expect(error.details.fix).toMatch(instead);
    },
  );

  test('beside a result such a file is listed as ignored, with the same words', () => {
    const outcome = attempt([
      readFixture('test/fixtures/vllm/latency.json'),
      readFixture('test/fixtures/foreign/genai-bench.json'),
    ]);
    expect(outcome.ok && outcome.value.runs).toHaveLength(1);
    expect(outcome.ok && outcome.value.ignored[0]?.reason).toMatch(/genai-bench.*vllm bench serve/);
  });
});

describe('files beside results that are none', () => {
  test.each([
    ['an accuracy log', '[{"seq_id": 0, "qsl_idx": 3, "data": "0a"}]', /mlperf_log_summary\.txt/],
    [
      'accuracy of MLPerf Endpoints',
      '{"accuracy_scores": [], "osl_tokenization_s": 1}',
      /result_summary\.json/,
    ],
    ['scores', '{"results": {"mmlu": {"acc": 0.5}}, "versions": {}, "configs": {}}', /Speed is not in it/],
    ['prompts', '{"data": [{"session_id": "a", "payloads": []}]}', /profile_export_aiperf\.json/],
    [
      'a raw profile',
      '{"experiments": [{"experiment": {}, "requests": []}]}',
      /profile_export_genai_perf\.json/,
    ],
    ['a trace', '{"traceEvents": []}', /result file/],
    ['a copy for a dashboard', '[{"benchmark": {}, "model": {}, "metric": {}}]', /--save-result/],
    [
      'a snapshot of metrics',
      '# HELP vllm:num_requests_running Number\nvllm:num_requests_running 3\n',
      /scrape/,
    ],
    ['a snapshot of GPUs', '| NVIDIA-SMI 550.54   Driver Version: 550.54 |\n', /log with times/],
    ['counters', 'gpu,total_energy_consumption\n0,123.5\n1,99.5\n', /log with times/],
    [
      "a hub's configuration",
      '{"architectures": ["LlamaForCausalLM"], "hidden_size": 4096}',
      /holds no measurement/,
    ],
    ['a context', 'schema: inferbench.context/1\nsystem:\n  chips: 1\n', /--context-file/],
    ['a configuration', 'model: some/model\nserver:\n  port: 8000\n', /what was to be run/],
  ])('%s is named, with the file that is wanted', (_name, text, wanted) => {
    const error = refused(text);
    expect(error.code).toBe('IMPORT_FILE_MISSING');
    expect(error.message).toMatch(/^The file is .* and no result of its own\.$/);
    expect(error.details.fix).toMatch(wanted);
    expect(error.details.path).not.toBe('');
  });

  test('a summary of several stages and an accuracy run are refused by their own importer', () => {
    const summary = readFixture('test/fixtures/inference-perf/summary_lifecycle_metrics.json');
    expect(refused(summary).details.fix).toContain('stage_N_lifecycle_metrics.json');
    expect(refused(readFixture('test/fixtures/mlperf/accuracy_summary.txt')).message).toMatch(/AccuracyOnly/);
  });
});

describe('files of another kind', () => {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const binary = (...start: number[]) => Buffer.from([...start, 0, 1, 2, 250, 251]).toString('utf8');

  test.each([
    ['UTF-16 with its mark', utf16('{"a": 1}').toString('utf8'), /UTF-16/, /UTF-8/],
    ['UTF-16 without', Buffer.from('Metric,avg\n', 'utf16le').toString('utf8'), /UTF-16/, /UTF-8/],
    [
      'UTF-16, other byte order',
      Buffer.from('{"a": 1}', 'utf16le').swap16().toString('utf8'),
      /UTF-16/,
      /UTF-8/,
    ],
    [
      'a web page',
      '\n<!DOCTYPE html>\n<html><head><title>Sign in</title>',
      /web page, perhaps a login/,
      /raw/,
    ],
    ['a page of XML', '<?xml version="1.0"?>\n<html xmlns="x">', /web page/, /raw/],
    ['a PDF', '%PDF-1.7\n%\uFFFD\uFFFD', /PDF/, /report/],
    ['a PNG', binary(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), /picture/, /chart/],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex').toString('utf8'), /picture/, /chart/],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', /picture/, /chart/],
  ])('%s is named', (_name, text, what, fix) => {
    const error = refused(text);
    expect(error.code).toBe('IMPORT_WRONG_KIND');
    expect(error.message).toMatch(what);
    expect(error.details.fix).toMatch(fix);
  });

  test.each([
    ['a spreadsheet, which is a zip', 'PK\u0003\u0004abc'],
    ['a tar', `${'a'.repeat(100)}${'\0'.repeat(157)}ustar\0`],
    ['a rar', 'Rar!\u001A\u0007'],
  ])('%s is an archive', (_name, text) => {
    expect(refused(text).code).toBe('IMPORT_COMPRESSED');
  });

  test('a table with semicolons, and one with decimal commas', () => {
    const text = 'Metric;avg;min\nRequest Latency (ms);1,5;1,2\n';
    expect(refused(text)).toMatchObject({ code: 'IMPORT_BAD_TABLE' });
    expect(refused(text).message).toMatch(/semicolons between its cells and commas in its numbers/);
    expect(refused(text.replaceAll(',', '.')).message).toMatch(/semicolons between its cells: a spreadsheet/);
  });

  test('bytes that are no UTF-8 are named with their place, and none is replaced', () => {
    const bytes = Buffer.concat([Buffer.from('{"a": 1,\n"b": "'), Buffer.from([0xe9]), Buffer.from('"}')]);
    const error = invalidUtf8(bytes, bytes.toString('utf8'));
    expect(error).toMatchObject({ code: 'IMPORT_WRONG_KIND', details: { path: 'line 2', value: '0xE9' } });
    expect(error?.message).toMatch(/^Byte 16 \(line 2\)/);
    // A replacement character that the tool itself wrote is text like any other.
    const written = Buffer.from('{"text": "\uFFFD é 漢 😀"}');
    expect(invalidUtf8(written, written.toString('utf8'))).toBeNull();
    for (const wrong of ['c080', 'eda080', 'f4908080', 'e282', 'ff', '80'])
      expect(invalidUtf8(Buffer.from(wrong, 'hex'), 'x')?.details.path).toBe('line 1');
  });

  test('a key that stands twice is refused: neither value is taken', () => {
    const text = readFixture('test/fixtures/vllm/latency.json');
    const twice = text.replace('{', '{"avg_latency": 99,');
    expect(refusal([twice])?.code).toBe('INVALID');
    expect(refused(twice).message).toContain('"avg_latency" stands twice');
    expect(refused('{"a": 1,\n"\\u0061": 2}').details.path).toBe('line 2');
    expect(imported([text])).toHaveLength(1);
    // The same key in two objects is none twice.
    expect(refused('{"a": {"x": 1}, "b": [{"x": 1}, {"x": 2}]}').code).toBe('IMPORT_UNKNOWN_FORMAT');
  });
});
