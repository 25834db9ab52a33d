import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accessibilityOfPage } from '../testkit/accessibility.ts';
import { someVisitor } from '../testkit/some-visitor.ts';
import { runCli } from '../testkit/processes.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';
import { lastAnswer, recordEngine, requestsOf, until } from '../testkit/page-engine.ts';

/** Site with the API, which answers first and must say the same as the browser. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(async () => {
  await site?.stop();
});

function open<T>(address: string, action: (page: Page) => Promise<T>, width = 1280): Promise<T> {
  return site.withPage({ viewport: { width, height: 900 } }, async (page) => {
    await recordEngine(page);
    await page.goto(`${site.web.url}${address}`);
    await until(
      page,
      "Object.keys(document.querySelector('form.engine-form')).some((key) => key.startsWith('__react'))",
    );
    return action(page);
  });
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}(,|$)`) });
const verdict = (page: Page) => page.locator('.verdict');

/** Words, numbers and drawn paths of every section. */
function findingsOf(page: Page): Promise<unknown> {
  return page.evaluate(`['readings', 'bound', 'region', 'assumed'].map((id) => {
    const section = document.getElementById(id).closest('section');
    const paths = [...section.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    return [section.textContent, ...paths].join(' ');
  })`);
}

const PATH = '/lab/claim';

const CLAIM = `query ($request: ClaimInput!) { claim(request: $request) { ... on Claim {
  chip model tokensPerSec context inputTokens outputTokens batch maxBatch sentence assumptions errorBar engineVersion
  placement { chips tensorParallel pipelineParallel replicas expertParallel attentionParallel }
  precision { weights weightsFrom activations kv computed }
  readings { reading state sentence ideal { ...Level } attainable { ...Level } }
  binding { resource batch seconds sentence terms { resource what amount perSec seconds } }
  region { batches contexts cells { batch context oneUser oneUserWithPrompt allUsers } }
} } }
fragment Level on ClaimLevel { batches { from to } largestTokensPerSec atBatch statedTokensPerSec }`;

const ENUM_WORD = /^[A-Z][A-Z_0-9]*$/;

/** The API writes words of fixed lists in capitals. */
function inSmallLetters(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSmallLetters);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inSmallLetters(inner)]));
  return typeof value === 'string' && ENUM_WORD.test(value) ? value.toLowerCase() : value;
}

const Answered = z.object({
  request: z.record(z.string(), z.union([z.string(), z.number()])),
  outcome: z.object({ ok: z.literal(true), value: z.unknown() }),
});
const FromApi = z.object({ data: z.object({ claim: z.unknown() }) });

function flagsOf(request: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(request).flatMap(([key, value]) => [
    `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    String(value),
  ]);
}

describe.each([
  ['nvidia-h100-sxm5-80gb', 'llama-3.1-70b', { Speed: '700', Context: '128K', 'Number of chips': '8' }],
  ['groq-lpu-v1', 'llama-3-70b', { Speed: '300', Context: '4096', 'Number of chips': '576', Batch: '1' }],
  ['amd-mi300x', 'mixtral-8x7b', { Speed: '2e4', Context: '8K', 'Memory of a chip': '1000' }],
])('a claim about %s and %s', (chip, model, typed) => {
  test('has the bytes that the command line and the API give', async () => {
    const address = `/lab/claim?chip=${chip}&model=${model}&tokensPerSec=1&context=1024&weightPrecision=int8`;
    const { request, outcome } = await open(address, async (page) => {
      await page.getByText('More that a claim can say').click();
      for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
      return Answered.parse(await lastAnswer(page));
    });
    const { stdout } = await runCli(['claim', ...flagsOf(request), '--json']);
    const printed = z.object({ claim: z.unknown() }).parse(JSON.parse(stdout));
    expect(canonicalJson(outcome.value)).toBe(canonicalJson(printed.claim));
    const asked = FromApi.parse(await site.graphql(CLAIM, { request }));
    expect(canonicalJson(inSmallLetters(asked.data.claim))).toBe(canonicalJson(outcome.value));
  });
});

describe.each([1280, 320])('at %d px', (width) => {
  test('keys alone state a claim, no request leaves the page, and the address shows the same again', async () => {
    await open(
      PATH,
      async (page) => {
        await page.getByText('An example, since no claim was stated').waitFor();
        const requests = requestsOf(page);
        for (let tabs = 0; tabs < 40; tabs += 1) {
          await page.keyboard.press('Tab');
          if ((await page.evaluate('document.activeElement.id')) === 'tokensPerSec') break;
        }
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('50');
        await page.keyboard.press('Tab');
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('32K');
        await page.getByText('50 tokens/s at 32,768 tokens of context: yes').first().waitFor();
        expect(await page.getByText('An example').count()).toBe(0);
        const said = await verdict(page).textContent();
        await page.waitForURL(/context=32768/);
        expect(requests).toEqual([]);
        const findings = await findingsOf(page);
        await page.reload();
        expect(await verdict(page).textContent()).toBe(said);
        expect(await findingsOf(page)).toEqual(findings);
      },
      width,
    );
  });
});

test('without JavaScript a form asks for the same numbers', async () => {
  const address =
    '/lab/claim?chip=nvidia-h200-sxm-141gb&model=llama-3-8b&tokensPerSec=9000&context=4096&batch=64';
  const live = await open(address, findingsOf);
  await site.withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.web.url}${PATH}`);
    await page.getByLabel('Chip', { exact: true }).selectOption('nvidia-h200-sxm-141gb');
    await page.getByLabel('Model').selectOption('llama-3-8b');
    await page.getByLabel('Weights').selectOption('');
    await field(page, 'Speed').fill('9000');
    await field(page, 'Context').fill('4K');
    await field(page, 'Number of chips').fill('');
    await field(page, 'Batch').fill('64');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.waitForLoadState();
    expect(await findingsOf(page)).toEqual(live);
  });
});

describe('what goes wrong is said where it can be mended', () => {
  test('a number that is none, and what the engine refuses, stand at their fields', async () => {
    await open(PATH, async (page) => {
      await field(page, 'Speed').fill('a lot');
      await page.getByText('Not checked: the form does not state a claim').waitFor();
      expect(await field(page, 'Speed').getAttribute('aria-invalid')).toBe('true');
      await field(page, 'Speed').fill('10');
      await field(page, 'Context').fill('500000');
      await page.getByText(/INVALID: .* is trained for/).waitFor();
      expect(await field(page, 'Context').getAttribute('aria-invalid')).toBe('true');
      await field(page, 'Context').fill('1000');
      await verdict(page).waitFor();
      expect(await page.getByText(/Not checked|INVALID/).count()).toBe(0);
    });
  });

  test('an engine that is lost is started again and loses nothing', async () => {
    await site.withPage({}, async (page) => {
      await page.route('**/turbopack-worker*', (route) => route.abort());
      await page.goto(`${site.web.url}${PATH}`);
      await page.getByRole('alert').filter({ hasText: 'The engine of this page stopped' }).waitFor();
      await field(page, 'Speed').fill('77');
      await page.unroute('**/turbopack-worker*');
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByText('77 tokens/s at').first().waitFor();
      expect(await field(page, 'Speed').inputValue()).toBe('77');
    });
  });

  test.each([
    'tokensPerSec=1e999',
    'tokensPerSec=NaN&context=-1&chip=nope&model=nope',
    `chip=${'x'.repeat(10_000)}`,
    'chip=nvidia-h100-sxm5-80gb&model=llama-3-8b&tokensPerSec=1&context=100000000',
    'chip=ibm-hermes&model=llama-3-8b&tokensPerSec=1&context=1024',
    'chip=nvidia-h100-sxm5-80gb&model=llama-3-8b&tokensPerSec=1&context=10&inputTokens=9&outputTokens=9',
    'batch=0&chips=1e9&memoryGBPerChip=-1',
  ])('/lab/claim?%.60s answers with words', async (query) => {
    const response = await fetch(`${site.web.url}/lab/claim?${query}`, { headers: someVisitor() });
    expect(response.status).toBe(200);
    const text = (await response.text()).replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ');
    expect(text).toMatch(/Expected|A claim needs it|INVALID|INCOMPLETE_SPEC|longer than the context/);
    expect(text.replaceAll('found &quot;NaN&quot;', '')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test.each(['svg', 'csv'])('its figure is a file: %s', async (type) => {
  const response = await fetch(
    `${site.web.url}/chart/claim.${type}?chip=nvidia-t4&model=llama-3-8b&tokensPerSec=9&context=1024`,
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(type === 'svg' ? /<svg/ : /^"?Context, tokens/m);
});

test('is accessible after a change', async () => {
  await site.withPage({ bypassCSP: true }, async (page) => {
    await page.goto(`${site.web.url}${PATH}`);
    await field(page, 'Speed').fill('77');
    await page.getByText('77 tokens/s at').first().waitFor();
    expect(await accessibilityOfPage(page)).toMatchObject({ violations: [], scrollsSideways: false });
  });
});
