import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simulatePoint } from '@inferbench/analyses/what-if/simulate-point';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { Chip } from '@inferbench/domain/chips/chip';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { OperatingPoint } from '@inferbench/domain/simulation/what-if';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { accessibilityOfPage } from '../testkit/accessibility.ts';
import { someVisitor } from '../testkit/some-visitor.ts';
import { runCli } from '../testkit/processes.ts';
import { lastAnswer, recordEngine, requestsOf, until } from '../testkit/page-engine.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** The API answers first; after that everything is computed by the browser's own engine. */
let site: ReadOnlySite;
let dir: string;
beforeAll(async () => {
  site = await openPublishedSite();
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-what-if-'));
});
afterAll(async () => {
  await site?.stop();
  if (dir !== undefined) await rm(dir, { recursive: true, force: true });
});

const H100 = 'nvidia-h100-sxm5-80gb';
const EDITED = `chip=${H100}&bandwidthTBps=6.7&fp4Tops=4000&linkGBps=900`;
/** Address of an edit that changes nothing: without any figure the page starts on an edit. */
const UNEDITED = `/lab/what-if?chip=${H100}&bandwidthTBps=3.35`;

function open<T>(address: string, action: (page: Page) => Promise<T>, width = 1280): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await recordEngine(page);
    await page.goto(`${site.web.url}${address}`);
    // Before that a key moves a slider that nobody listens to.
    await until(
      page,
      "Object.keys(document.querySelector('form.engine-form')).some((key) => key.startsWith('__react'))",
    );
    return action(page);
  });
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}(,|$)`) });
const sentence = (page: Page) => page.locator('p.lede[role=status]');
const cells = (page: Page) => page.getByText('Flexibility, cell by cell');
const cellsChange = (page: Page) => page.getByText(/of 4,320 cells change/);

async function tabTo(page: Page, found: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(found)) === true) return;
  }
  throw new Error(`Tab never reaches ${found}`);
}

/** Words, numbers and drawn paths of every section. */
async function numbersOf(page: Page): Promise<string[]> {
  const texts = await Promise.all(
    ['roofline', 'operating-point', 'sheet', 'flexibility'].map((id) =>
      page.evaluate(`(() => {
        const section = document.getElementById('${id}').closest('section');
        const paths = [...section.querySelectorAll('path')].map((path) => path.getAttribute('d'));
        return [section.textContent, ...paths].join(' ');
      })()`),
    ),
  );
  return texts.map(String);
}

const Outcome = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), refused: z.object({ code: z.string(), message: z.string() }) }),
]);

const Answers = z.object({
  query: z.string(),
  sheet: Outcome,
  flexibility: Outcome,
  stated: OperatingPoint,
  after: z.object({ ok: z.literal(true), value: z.record(z.string(), z.unknown()) }),
});

const Printed = z.looseObject({
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

/** What the command line says, in the form of the page's answer: a value, or why there is none. */
async function inferbench(key: string, ...args: string[]): Promise<z.infer<typeof Outcome>> {
  const { stdout } = await runCli([...args, '--json']);
  const printed = Printed.parse(JSON.parse(stdout));
  if (printed.error === undefined) return { ok: true, value: printed[key] };
  const { code, message } = printed.error;
  return { ok: false, refused: { code, message } };
}

const Flags = z.record(z.string(), z.union([z.string(), z.number()]));

/** What the engine is asked of a downloaded specification at an operating point. */
function requestsAt(yaml: string, point: OperatingPoint) {
  const chip = Chip.parse(parse(yaml));
  const edited = { ...catalogue, chips: new Map([...catalogue.chips, [chip.slug, chip]]) };
  return z.record(z.string(), Flags).parse(simulatePoint(chip.slug, point, edited).requests);
}

function flagsOf(request: z.infer<typeof Flags>, file: string): string[] {
  return Object.entries<string | number>({ ...request, chip: file }).flatMap(([key, value]) => [
    `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    String(value),
  ]);
}

describe.each([
  [H100, { 'Memory bandwidth': '4.8', 'FP4 peak': '4000', 'Link bandwidth': '900' }],
  ['amd-mi300x', { 'Memory capacity': '288', 'FP8 peak': '', Batch: '32' }],
  ['google-tpu-v5e', { 'INT8 peak': '800', Prompt: '8K', Chips: '16' }],
  ['groq-lpu-v1', { 'On-chip bandwidth': '160', 'On-chip capacity': '460' }],
])('%s edited in the browser', (slug, edits) => {
  test('has the bytes that the command line gives for the downloaded specification', async () => {
    const [answer, yaml] = await open(`/lab/what-if?chip=${slug}`, async (page) => {
      await page.getByText('Precisions that this chip has no rate for').click();
      for (const [name, value] of Object.entries(edits)) await field(page, name).fill(value);
      const worked = Answers.parse(await lastAnswer(page));
      const file = await fetch(`${site.web.url}/lab/what-if/specification?${worked.query}`);
      return [worked, await file.text()] as const;
    });
    expect(yaml).toContain('edited in InferBench, not a product');
    const file = path.join(dir, `${slug}.yaml`);
    await writeFile(file, yaml);
    const same = (found: unknown, printed: unknown) =>
      expect(canonicalJson(found)).toBe(canonicalJson(printed));
    await Promise.all([
      inferbench('sheet', 'sheet', file).then((printed) => same(answer.sheet, printed)),
      inferbench('flexibility', 'flexibility', file).then((printed) => same(answer.flexibility, printed)),
      ...Object.entries(requestsAt(yaml, answer.stated)).map(async ([phase, request]) => {
        const value = answer.after.value[phase];
        same({ ok: true, value }, await inferbench('result', 'simulate', ...flagsOf(request, file)));
      }),
    ]);
  }, 120_000);
});

describe.each([1280, 320])('at %d px', (width) => {
  test('keys alone move everything, no request leaves the page, and the address shows the same again', async () => {
    await open(
      UNEDITED,
      async (page) => {
        const before = await numbersOf(page);
        const requests = requestsOf(page);
        await tabTo(page, "document.activeElement.id === 'bandwidthTBps-slider'");
        for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight');
        await page.getByText('Twice the memory bandwidth makes').first().waitFor();
        expect(await field(page, 'Memory bandwidth').inputValue()).toBe('6.7');
        await tabTo(page, "document.activeElement.textContent === 'Flexibility, cell by cell'");
        await page.keyboard.press('Enter');
        await cellsChange(page).waitFor();
        await until(page, "document.querySelector('[aria-busy=true]') === null");
        const after = await numbersOf(page);
        expect(after.filter((text, index) => text === before[index])).toEqual([]);
        await page.waitForURL(/bandwidthTBps=6\.7/);
        expect(requests).toEqual([]);

        const said = await sentence(page).textContent();
        await page.reload();
        expect(await sentence(page).textContent()).toBe(said);
        expect(await numbersOf(page)).toEqual(after);
      },
      width,
    );
  });
});

test('without JavaScript a form asks for the same numbers', async () => {
  const live = await open(`/lab/what-if?${EDITED}`, numbersOf);
  await site.withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.web.url}${UNEDITED}`);
    await field(page, 'Memory bandwidth').fill('6.7');
    await field(page, 'Link bandwidth').fill('900');
    await page.getByText('Precisions that this chip has no rate for').click();
    await field(page, 'FP4 peak').fill('4000');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForLoadState();
    expect(await numbersOf(page)).toEqual(live);
    expect(await page.getByRole('slider').count()).toBe(0);
  });
});

describe('what goes wrong is said where it can be mended', () => {
  test('a value that is none stands at its field, the rest is computed', async () => {
    await open(`/lab/what-if?chip=${H100}`, async (page) => {
      await field(page, 'Memory bandwidth').fill('fast');
      await page.getByText('Expected a number of TB/s').waitFor();
      expect(await field(page, 'Memory bandwidth').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'Memory bandwidth').inputValue()).toBe('fast');
      await field(page, 'Chips').fill('1');
      await field(page, 'Batch').fill('5000');
      await page.getByText(/DOES_NOT_FIT: .* needs/).waitFor();
      expect(await field(page, 'Chips').getAttribute('aria-invalid')).toBe('true');
      expect(await wordsOf(page)).not.toMatch(/NaN|undefined|Infinity/);
    });
  });

  test('an engine that is lost is started again and loses nothing', async () => {
    await site.withPage({}, async (page) => {
      await page.route('**/turbopack-worker*', (route) => route.abort());
      await page.goto(`${site.web.url}${UNEDITED}`);
      await page.getByRole('alert').filter({ hasText: 'The engine of this page stopped' }).waitFor();
      await field(page, 'Memory bandwidth').fill('6.7');
      await page.unroute('**/turbopack-worker*');
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByText('Twice the memory bandwidth makes').first().waitFor();
      expect(await page.getByRole('alert').filter({ hasText: 'stopped' }).count()).toBe(0);
      expect(await field(page, 'Memory bandwidth').inputValue()).toBe('6.7');
    });
  });

  test.each([
    'chip=nope&bandwidthTBps=9',
    'bandwidthTBps=NaN',
    'bandwidthTBps=1e999',
    'capacityGiB=-80',
    'batch=100000&inputTokens=100000000',
    'fp32Tops=none&tf32Tops=none&bf16Tops=none&fp16Tops=none&fp8Tops=none&int8Tops=none',
    `model=${'x'.repeat(10_000)}`,
    'chip=ibm-hermes',
    'chip=__proto__&constructor=1',
  ])('/lab/what-if?%.60s answers with words', async (query) => {
    const response = await fetch(`${site.web.url}/lab/what-if?${query}`, { headers: someVisitor() });
    expect(response.status).toBe(200);
    const text = (await response.text()).replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ');
    expect(text).toMatch(/Expected|does not run|cannot be computed|no longer runs|no dense rate/);
    expect(text.replaceAll('found &quot;NaN&quot;', '')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

function wordsOf(page: Page): Promise<string> {
  return page.locator('main').innerText();
}

test('the catalogue is in the worker and in no script of the page', async () => {
  await open(`/lab/what-if?chip=${H100}`, async (page) => {
    const html = await (await fetch(`${site.web.url}/lab/what-if`)).text();
    const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[\w.-]+\.js/g))];
    const texts = await Promise.all(
      scripts.map(async (file) => (await fetch(`${site.web.url}${file}`)).text()),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.includes('inferbench.chip/1'))).toEqual([]);
    expect(page.workers()).toHaveLength(1);
  });
});

test('every figure is a file', async () => {
  for (const file of ['whatif.svg', 'whatif.csv', 'whatif-map.svg', 'whatif-map.csv']) {
    const response = await fetch(`${site.web.url}/chart/${file}?${EDITED}`);
    expect([file, response.status]).toEqual([file, 200]);
  }
});

test('is accessible after an edit', async () => {
  await site.withPage({ bypassCSP: true }, async (page) => {
    await page.goto(`${site.web.url}${UNEDITED}`);
    await field(page, 'Memory bandwidth').fill('6.7');
    await cells(page).click();
    await cellsChange(page).waitFor();
    expect(await accessibilityOfPage(page)).toMatchObject({ violations: [], scrollsSideways: false });
  });
});
