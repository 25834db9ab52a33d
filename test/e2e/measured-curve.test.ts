import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { modelSpecification } from '../engines/llama/model-specification.ts';
import { startLlama } from '../engines/llama/start-llama.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { measured, type OwnSystem, submitOwnSystem } from '../testkit/measured-by-llama.ts';
import { headerOf, linesOf, measuredStages, SERVER, textOf } from '../testkit/measurement-lines.ts';
import { FAULTLESS, openWindow, visit } from '../testkit/page-report.ts';
import { type Site, startSite } from '../testkit/site.ts';

/**
 * Whether the way from the file of a measurement to what a stranger reads is walked in full (`npm run measured`) of
 * llama.cpp, else of a written server.
 */
const IN_FULL = lawCount(1, 0) === 1;
const CLIENTS = [1, 2, 4, 8];
/** A model so large that the engine is slow and the client is not. */
const SHAPE = IN_FULL ? 'smollm2-135m' : 'small';
const VENDOR = 'Demo vendor';

let site: Site;
let browser: Browser;
let context: BrowserContext;
let own: { chip: string; file: string; flags: string[] };
let point: z.infer<typeof Point>;
beforeAll(async () => {
  site = await startSite({ published: false, demo: true });
  browser = await launchBrowser();
  context = await openWindow(browser);
  own = IN_FULL ? await measuredSystem() : await writtenSystem();
  const sent = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await site.submit(own.file, ...own.flags)).stdout));
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  // The most clients: what else was measured stands beside it on its page.
  const points = await Promise.all((sent.pointIds ?? []).map(readPoint));
  point = points.toSorted((a, b) => b.slice.batch - a.slice.batch)[0] as (typeof points)[number];
}, 1_500_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const Point = z.object({
  id: z.string(),
  unranked: z.object({ reason: z.string() }).nullable(),
  slice: z.object({
    model: z.object({ slug: z.string() }),
    phase: z.string(),
    shape: z.string().nullable(),
    batch: z.number(),
    context: z.number(),
    precision: z.string(),
  }),
  loadCurve: z.object({
    outputKneeClients: z.number().nullable(),
    knees: z.array(z.object({ latency: z.string(), concurrency: z.number().nullable() })),
    outputs: z.array(z.object({ clients: z.number(), repeats: z.number(), low: z.number().nullable() })),
  }),
});

const Answer = z.object({
  data: z.object({
    leaderboard: z.object({ edges: z.array(z.unknown()) }),
    unranked: z.object({ nodes: z.array(z.unknown()) }),
  }),
});

async function readPoint(id: string): Promise<z.infer<typeof Point>> {
  const answer = await site.graphql(
    `query ($id: ID!) { point(id: $id) { id unranked { reason } slice { model { slug } phase shape batch context precision }
       loadCurve { outputKneeClients knees { latency concurrency } outputs { clients repeats low } } } }`,
    { id },
  );
  return z.object({ data: z.object({ point: Point }) }).parse(answer).data.point;
}

/** A machine of one's own that was declared, a model, and what a client measured of them. */
async function measuredSystem(): Promise<typeof own> {
  const file = path.join(site.dir, 'curve.jsonl');
  const env = { INFERBENCH_SERVER: site.web.url, INFERBENCH_API_KEY: site.apiKey };
  const system: OwnSystem = await submitOwnSystem(site.dir, { shape: SHAPE, organization: VENDOR, env });
  const llama = await startLlama({ shape: SHAPE, slots: SERVER.slots, contextTokens: 1024 });
  try {
    const load = ['--concurrency', CLIENTS.join(','), '--repeat', '3', '--warm-up', '4'];
    const size = ['--input-tokens', '16', '--output-tokens', '32', '--requests', '60', '--seconds', '31'];
    await measured(['--url', `${llama.url}/v1`, ...load, ...size, '--out', file, ...system.flags], env);
  } finally {
    await llama.stop();
  }
  return { chip: system.chip, file, flags: [] };
}

/** The same of a server whose times are known: slots of half a second a request. */
async function writtenSystem(): Promise<typeof own> {
  const [chip, model] = [declaredChip(VENDOR, 'local-desk'), modelSpecification(SHAPE)];
  const name = (file: string) => path.join(site.dir, file);
  await writeFile(name('chip.json'), JSON.stringify(chip));
  await writeFile(name('model.json'), JSON.stringify(model));
  for (const file of ['chip.json', 'model.json']) {
    const { exitCode, stdout } = await site.submit(name(file));
    if (exitCode !== 0) throw new Error(stdout);
  }
  const loads = CLIENTS.map((concurrency) => ({ kind: 'closed' as const, concurrency }));
  const header = headerOf({ loads, requests: 260 });
  const server = { ...SERVER, ttftUs: 200_000, tpotUs: 20_000 };
  const stages = measuredStages(header, server).map((stage, i) => ({
    ...stage,
    counters: countersOf(stage, i),
  }));
  await writeFile(name('curve.jsonl'), textOf(linesOf(header, stages)));
  const precision = 'precision: { weights: int8, activations: int8, kv: fp16 }';
  await writeFile(
    name('context.yaml'),
    `system: { chip: ${chip.slug}, chips: 1, framework: llama.cpp }\nmodel: { slug: synthetic-${SHAPE} }\n${precision}\n`,
  );
  return { chip: chip.slug, file: name('curve.jsonl'), flags: ['--context-file', name('context.yaml')] };
}

type Stage = ReturnType<typeof measuredStages>[number];
/** What llama.cpp would count of a stage. */
function countersOf(
  { stage: { stage, startedUs, endedUs }, requests }: Stage,
  index: number,
): Stage['counters'] {
  const generated = requests.reduce((sum, { outputTokens }) => sum + (outputTokens ?? 0), 0);
  const read = { record: 'counters', stage, server: 'llama.cpp' } as const;
  const before = 100_000 * index;
  return [
    { ...read, when: 'before', atUs: startedUs, values: { generatedTokens: before } },
    { ...read, when: 'after', atUs: endedUs, values: { generatedTokens: before + generated } },
  ];
}

/** Exactly there on a server whose times are written; measured, a little fewer are in flight than clients. */
function isNearSlots(concurrency: number): boolean {
  const [low, high] = IN_FULL ? [0.9 * SERVER.slots, 2 * SERVER.slots] : [SERVER.slots, SERVER.slots];
  return concurrency >= low && concurrency <= high;
}

function textOfPage(address: string): Promise<string> {
  return site.withPage({}, async (page) => {
    await page.goto(`${site.web.url}${address}`);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    return page.locator('main').last().innerText();
  });
}

const pointPage = () => `/points/${encodeURIComponent(point.id)}`;
const boardPage = () => `/leaderboard/${point.slice.model.slug}?run=${encodeURIComponent(point.id)}`;

describe('a curve that somebody measured on a machine of their own', () => {
  test('takes no rank before anybody reviewed it, with three repeats of each load and the knee where the slots are full', () => {
    expect(point.unranked).toEqual({ reason: 'PROVISIONAL' });
    const { outputs, outputKneeClients, knees } = point.loadCurve;
    expect(outputs.map(({ clients, repeats, low }) => [clients, repeats, low === null])).toEqual(
      // The first load that ran is measured once more at the end.
      CLIENTS.map((clients) => [clients, expect.toSatisfy((n: number) => n === 3 || n === 4), false]),
    );
    // One thread of a real engine gives one client as much output as four: there the wait for the first token tells.
    const knee = IN_FULL ? knees.find(({ latency }) => latency === 'TTFT')?.concurrency : outputKneeClients;
    expect(knee).toSatisfy(isNearSlots);
  });

  test('stands on the default board of a demonstration, measured, E2, with an interval, and marked', async () => {
    const row = await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.web.url}${boardPage()}`);
      return page.getByRole('row').filter({ hasText: 'local, unreviewed' }).first().textContent();
    });
    expect(row).toContain('measured');
    expect(row).toContain('E2');
    expect(row).toContain('llama.cpp');
    const { model, ...rest } = point.slice;
    const answer = await site.graphql(
      `query ($slice: SliceInput!) { leaderboard(first: 20, slice: $slice) { edges { rank } }
         unranked(first: 20, slice: $slice) { nodes { reason inPlace(metric: USEFUL_TOPS) { interval { assumed } } system { chip { slug } } } } }`,
      { slice: { ...rest, model: model.slug } },
    );
    const NODE = {
      reason: 'PROVISIONAL',
      inPlace: { interval: { assumed: false } },
      system: { chip: { slug: own.chip } },
    };
    expect(Answer.parse(answer).data).toEqual({
      leaderboard: { edges: [] },
      unranked: {
        // Each stage of the curve that fell into the slice.
        nodes: expect.toSatisfy(
          (nodes: unknown[]) => nodes.length > 0 && nodes.every((node) => isDeepStrictEqual(node, NODE)),
        ),
      },
    });
  });

  test('its point shows the curve with its knee, how late the client was, and what the server counted', async () => {
    const text = (await textOfPage(pointPage())).replaceAll(/\s+/g, ' ');
    for (const words of [
      'local, unreviewed',
      'E2',
      'Output over clients',
      `The knee of output lies at ${point.loadCurve.outputKneeClients} clients`,
      '95 % interval of',
      'Counted by llama.cpp',
      'answer tokens',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/sent [\d.,]+ ms late \(p50\), [\d.,]+ ms \(p99\)/);
  });

  test('both pages are faultless', async () => {
    for (const address of [boardPage(), pointPage()]) {
      const { looks } = await visit(context, {
        site: site.web.url,
        route: { address, status: 200 },
        widths: [1280, 390],
        read: async () => null,
      });
      const look = { light: FAULTLESS, dark: FAULTLESS };
      expect({ address, ...looks }).toEqual({ address, 1280: look, 390: look });
    }
  });

  test('the figure is a file, too', async () => {
    const answer = await fetch(`${site.web.url}/chart/output.svg?point=${encodeURIComponent(point.id)}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('knee');
  });
});
