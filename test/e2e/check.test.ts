import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityOfPage } from '../testkit/accessibility.ts';
import { ROOT } from '../testkit/environment.ts';
import { lastAnswer, recordEngine, requestsOf, until } from '../testkit/page-engine.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(async () => {
  await site?.stop();
});

const fixture = (name: string) => path.join(ROOT, 'test/fixtures', name);

function open<T>(action: (page: Page) => Promise<T>, width = 1280): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await recordEngine(page);
    await page.goto(`${site.web.url}/check`);
    await until(
      page,
      "Object.keys(document.getElementById('check-files')).some((key) => key.startsWith('__react'))",
    );
    return action(page);
  });
}

const input = (page: Page) => page.locator('#check-files');

/** Files of so many tools; those that are not read are met by name. */
const FILES = [
  'vllm/serve-h100-llama-3-8b.json',
  'vllm/latency.json',
  'vllm/serve-detailed.json',
  'sglang/serving-early-2025.jsonl',
  'aiperf/profile-2026.json',
  'genai-perf/profile.csv',
  'guidellm/report-v1.json',
  'llama-bench/bench.json',
  'llama-bench/bench.csv',
  'llmperf/summary.json',
  'inference-perf/stage_0_lifecycle_metrics.json',
  'inferencex/combined-rows.json',
  'trtllm-bench/report-streaming.json',
  'trtllm-bench/console.txt',
  'timm/benchmark-infer.csv',
  'llm-d/report-0.2.1.yaml',
  'ml-energy/v3-text.json',
  'ollama/answer.json',
  'foreign/k6.json',
  'foreign/vidur.csv',
];

describe('a result file in the browser', () => {
  test(`${FILES.length} files of 12 tools are each read or met by name, and nothing is asked of the site`, async () => {
    await open(async (page) => {
      const requests = requestsOf(page);
      for (const file of FILES) {
        await input(page).setInputFiles(fixture(file));
        const { checked, refused } = await lastAnswer(page);
        expect([
          file,
          Array.isArray(checked) && Array.isArray(refused) && checked.length + refused.length,
        ]).toEqual([file, 1]);
        await until(page, "document.querySelector('.check-answers[aria-busy=false]')");
      }
      expect(requests).toEqual([]);
    });
  });

  test('the example by the keyboard: four answers, two charts, the command that submits it', async () => {
    await open(async (page) => {
      const requests = requestsOf(page);
      await page.getByRole('button', { name: 'Try an example' }).focus();
      await page.keyboard.press('Enter');
      await page
        .getByText(/in flight; at most 16 are allowed/)
        .first()
        .waitFor();
      await until(page, "document.querySelectorAll('.check-answers figure.frame').length === 2");
      expect(await page.locator('.check-four dt').allTextContents()).toEqual([
        'Possible?',
        'Adds up?',
        'How good?',
        'Would it be ranked?',
      ]);
      expect(
        await page.locator('#take').locator('xpath=ancestor::section').locator('pre').textContent(),
      ).toMatch(
        /^inferbench submit serve-h100-llama-3-8b\.json --chip nvidia-h100-sxm5-80gb --chips 1 --weight-precision bf16 --server /,
      );
      expect(requests).toEqual([]);
      expect(await accessibilityOfPage(page)).toEqual({ violations: [], scrollsSideways: false });
    });
  });

  test('at 390 px two files are compared, and nothing scrolls sideways', async () => {
    await open(async (page) => {
      await input(page).setInputFiles([
        fixture('vllm/serve-h100-llama-3-8b.json'),
        fixture('sglang/serving-early-2025.jsonl'),
      ]);
      await page.getByRole('heading', { name: /^No verdict for / }).waitFor();
      const overflow: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
    }, 390);
  });
});
