import { layoutLabel, parseLayout } from '@inferbench/domain/terms/layout';
import { pointTableText, readPointTable } from '@inferbench/importers/published/point-table';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { pointFiles, readPointFile } from '@inferbench/published/point-files';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const HEADER = `# schema: inferbench.points/1
# source: somebody/results
# model: deepseek-r1
# licence: MIT
# method: Fixed requests in flight.
# caution: Nothing to know.
# campaign: nightly`;

const COLUMNS =
  'point,section,hardware,chips,layout,framework,version,weights,drafting,mode,batch,input,output,spread,measured,grade,tpot_ms:median,ttft_ms:median,ttft_ms:p99,output_tokens_per_s:';

const LINE =
  '0badcafe,table 1,nvidia-b200-sxm-180gb,24,P1x(tp8)+D2x(tp8),sglang,0.5.9,fp8,mtp,disaggregated,64,8192,1024,0.8-1,2026-03-25,B,12.5,900,2400,4000';

const TABLE = `${HEADER}\n${COLUMNS}\n${LINE}\n`;

function mapped(text: string) {
  const { source, rows } = readPointTable(text);
  const { runs, unmapped } = mapMeasurements(
    { schema: 'inferbench.measurements/1', source, rows },
    catalogue,
  );
  return { run: runs[0], point: runs[0]?.points[0], unmapped };
}

describe('a table of points', () => {
  test('one line is one point: layout, drafting, date, spread of lengths and every statistic stay what they are', () => {
    const { run, point } = mapped(TABLE);
    expect(run?.system).toMatchObject({ chips: 24, framework: 'sglang', frameworkVersion: '0.5.9' });
    expect(run?.system.layout).toMatchObject({
      prefill: { workers: 1, chips: 8 },
      decode: { workers: 2, chips: 16 },
    });
    expect(run?.techniques.speculative).toMatchObject({
      method: 'mtp',
      draftTokens: null,
      meanAcceptedTokens: null,
    });
    expect(run?.publication).toMatchObject({
      campaign: 'nightly',
      measured: { from: null, to: '2026-03-25' },
    });
    expect(point).toMatchObject({
      phase: 'SERVING',
      batch: 64,
      batchBasis: 'DECLARED',
      inputTokens: 0.9 * 8192,
      outputTokens: 0.9 * 1024,
      nominal: { inputTokens: 8192, outputTokens: 1024, lowShare: 0.8, highShare: 1 },
      tpotSec: 0.0125,
      tpotStatistic: 'median',
      outputTokensPerSec: 4000,
      latency: { ttft: { meanSec: null, p50Sec: 0.9, p99Sec: 2.4, n: null }, tpot: { p50Sec: 0.0125 } },
    });
  });

  test.each([
    ['no header', TABLE.slice(TABLE.indexOf('point,')), 'inferbench.points/1'],
    ['a line that is too short', `${HEADER}\n${COLUMNS}\n0badcafe,table 1\n`, 'table'],
    ['a mode that no system is driven by', TABLE.replace('disaggregated', 'somehow'), 'mode|option'],
    ['a figure that is no number', TABLE.replace('12.5', 'fast'), 'number|NaN'],
  ])('%s is refused with the reason', (_, text, reason) => {
    expect(() => readPointTable(text)).toThrow(new RegExp(reason, 'i'));
  });

  test('every file of this repository, read and written again, is the same text', () => {
    for (const file of pointFiles()) {
      const table = readPointFile(file);
      expect(readPointTable(pointTableText(table)), `file ${file}`).toStrictEqual(table);
    }
  });
});

const size = fc.constantFrom(1, 2, 4, 8, 16);
const pool = fc.record({
  workers: fc.integer({ min: 1, max: 20 }),
  tensorParallel: size,
  expertParallel: fc.option(size),
  attentionDataParallel: fc.boolean(),
});

describe('a layout', () => {
  test('is the same after its word is read again, whatever pools it has', () => {
    fc.assert(
      fc.property(pool, pool, fc.boolean(), (prompts, answers, apart) => {
        const withChips = (of: typeof prompts) => ({
          ...of,
          chips: of.workers * Math.max(of.tensorParallel, of.expertParallel ?? 1),
        });
        const layout = { prefill: apart ? withChips(prompts) : null, decode: withChips(answers) };
        const chips = layout.decode.chips + (layout.prefill?.chips ?? 0);
        const none = { tensorParallel: null, pipelineParallel: null, expertParallel: null };
        expect(parseLayout(layoutLabel({ ...none, layout }) ?? '', chips)).toStrictEqual(layout);
      }),
    );
  });

  test.each([
    ['P1x(tp8)+D2x(tp8)', 16],
    ['tp8/ep8/dpa', 12],
    ['sp8', 8],
    ['P0x()+D()', 8],
  ])('%s is no layout of %i chips', (word, chips) => {
    expect(parseLayout(word, chips)).toBeNull();
  });
});
