// Titles, descriptions, ledes and cards of pages against a reader written apart, over the site's own export: `npm run verdicts` reads all, `npm test` a seeded sample.
import { setTimeout as sleep } from 'node:timers/promises';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipShortName, nameSlug } from '@inferbench/domain/catalogue/names';
import { beforeAll, expect, inject, test } from 'vitest';
import { type About, boldWords, type Judged, judgedWords } from '../oracle/verdict-pages.ts';
import { type Evidence, evidenceOf, readSlice } from '../oracle/verdicts.ts';
import { csvRows } from '../testkit/csv-reader.ts';
import { someVisitor } from '../testkit/some-visitor.ts';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';

const LINES = [20, 30, 40, 50, 60];
const FULL_MS = 3_600_000;
const { web, api } = inject('services').published;

let evidence: Evidence;
beforeAll(async () => {
  const exported = async (file: string) => csvRows(await (await fetch(`${api}/export/${file}.csv`)).text());
  evidence = evidenceOf(await exported('scores'), await exported('chips'));
}, FULL_MS);

type Pair = readonly [string, string];

function labelOf(slug: string): string {
  const chip = catalogue.chips.get(slug);
  return chip === undefined ? slug : chipShortName(chip);
}

/** What rows say of two chips in each slice of a model, of any where none is named, at each line. */
function aboutPair(chips: Pair, isAsked: (slice: Evidence['slices'][number]['slice']) => boolean): About {
  const slices = evidence.slices.map(({ slice }) => slice).filter(isAsked);
  return {
    sides: chips.map((slug) => ({ label: labelOf(slug), chips: [slug] })),
    readings: slices.flatMap((slice) => LINES.map((at) => readSlice({ chips, slice, at }, evidence))),
  };
}

/** Picks so many of all, evenly, from a place that the seed names. */
function sampled<One>(all: readonly One[], count: number): One[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, n) => (n + testSeed()) % step === 0).slice(0, Math.max(1, count));
}

/** Pairs of chips with runs in one slice, and its model. */
function pairsOfModels(): { chips: Pair; model: string }[] {
  const found = new Map<string, { chips: Pair; model: string }>();
  for (const { slice, runs } of evidence.slices) {
    const chips = [...new Set(runs.map(({ chip }) => chip))].toSorted();
    for (const [n, a] of chips.entries())
      for (const b of chips.slice(n + 1))
        found.set([a, b, slice.model].join(' '), { chips: [a, b], model: slice.model });
  }
  return [...found.values()];
}

async function htmlOf(address: string): Promise<string> {
  const headers = someVisitor();
  let response = await fetch(new URL(address, web), { headers });
  // A busy site says so and no fact; the machine may be shared with other suites.
  for (let asked = 1; response.status === 503 && asked < 4; asked += 1) {
    process.stderr.write(`busy, asked again: ${address}\n`);
    await sleep(5_000);
    response = await fetch(new URL(address, web), { headers });
  }
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

/** Every sentence of a page that compares, judged. */
async function judgedPage(address: string, about: About): Promise<Judged[]> {
  const { titles, ledes } = boldWords(await htmlOf(address));
  return [
    ...titles.flatMap((words) => judgedWords(words, about, true)),
    ...ledes.flatMap((words) => judgedWords(words, about, false)),
  ].map((each) => ({ ...each, text: `${address}: ${each.text}` }));
}

/** Faults of words, their counts told. */
function faultsOf(what: string, judged: readonly Judged[]): Judged[] {
  const counts = new Map<string, number>();
  for (const { kind } of judged) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const told = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `${kind} ${count}`);
  process.stderr.write(`words of ${what}: ${told.length === 0 ? 'none compares' : told.join(', ')}\n`);
  return judged.filter(({ fault }) => fault !== null);
}

test(
  'pages of a pair, on a model and over all, say nothing in bold that a row denies',
  async () => {
    const all = pairsOfModels();
    const judged: Judged[] = [];
    for (const { chips, model } of sampled(all, lawCount(all.length, 5))) {
      const pair = chips.map((slug) => nameSlug(labelOf(slug))).toSorted();
      const address = `/compare/${pair.join('-vs-')}`;
      judged.push(
        ...(await judgedPage(
          `${address}?model=${nameSlug(model)}`,
          aboutPair(chips, (slice) => slice.model === model),
        )),
        ...(await judgedPage(
          address,
          aboutPair(chips, () => true),
        )),
      );
    }
    expect(judged.length).toBeGreaterThan(0);
    expect(faultsOf('pages of pairs', judged)).toEqual([]);
  },
  FULL_MS,
);

test(
  'whoever a page of a model names first is behind nobody in a slice that the page shows',
  async () => {
    const models = [...new Set(evidence.slices.map(({ slice }) => slice.model))].toSorted();
    const judged: Judged[] = [];
    for (const model of sampled(models, lawCount(models.length, 3))) {
      const { ledes } = boldWords(await htmlOf(`/models/${nameSlug(model)}`));
      for (const text of ledes) {
        const [, labels = '', line = ''] =
          /parameters[^.]*\. (.+?) makes? most per chip at ([\d.,]+) tokens\/s per user \((?:measured|published)/.exec(
            text,
          ) ?? [];
        if (labels !== '')
          judged.push(...firstOf(model, { labels, line: Number(line.replaceAll(',', '')), text }));
      }
    }
    expect(faultsOf('pages of models', judged)).toEqual([]);
  },
  FULL_MS,
);

/** A chip that is said to make most, against each that ran beside it: in no slice of the model and line may all rows give the lead to another. */
function firstOf(
  model: string,
  { labels, line, text }: { labels: string; line: number; text: string },
): Judged[] {
  const named = new Set(labels.split(/, | and /));
  const chips = [
    ...new Set(
      evidence.slices
        .filter(({ slice }) => slice.model === model)
        .flatMap(({ runs }) => runs.map(({ chip }) => chip)),
    ),
  ];
  const first = chips.filter((slug) => named.has(labelOf(slug)));
  const behind = first.filter((slug) =>
    chips.some((other) => {
      const said = evidence.slices
        .filter(({ slice }) => slice.model === model && slice.technique === 'PLAIN')
        .map(({ slice }) => readSlice({ chips: [slug, other], slice, at: line }, evidence))
        .filter(({ leader }) => leader !== null);
      return said.length > 0 && said.every(({ leader }) => leader === other);
    }),
  );
  const fault =
    first.length === 0
      ? 'nobody of that name ran'
      : behind.length === 0
        ? null
        : `${behind.join()} is behind in every slice`;
  return [{ kind: 'first of a list', fault, text }];
}

test(
  'the start page and the page of two vendors say of their chips what the rows say',
  async () => {
    const judged: Judged[] = [];
    for (const address of ['/', '/compare/amd-vs-nvidia']) {
      const html = await htmlOf(address);
      const [, finding = ''] = /<h2 id="models-title">(.*?)<\/h2>/s.exec(html) ?? [];
      const chips = [...catalogue.chips.keys()].filter((slug) => ['B200', 'MI355X'].includes(labelOf(slug)));
      const [a = '', b = ''] = chips;
      const about = aboutPair([a, b], ({ technique }) => technique === 'PLAIN');
      const plain = finding.replaceAll(/<[^>]*>|\u00A0/g, ' ');
      judged.push(...judgedWords(plain, about, true));
      judged.push(...boldWords(html).ledes.flatMap((words) => judgedWords(words, about, false)));
    }
    expect(judged.length).toBeGreaterThan(1);
    expect(faultsOf('two vendors', judged)).toEqual([]);
    expect(await htmlOf('/compare/m2-ultra-vs-rtx-4090')).toMatch(
      /RTX 4090 answers one user 1\.5 to 1\.8 times as fast as M2 Ultra/,
    );
  },
  FULL_MS,
);

test(
  'a vendor’s systems that were run stand above simulated ones, each kind in an order of its own',
  async () => {
    const vendors = ['nvidia', 'amd', 'intel', 'google', 'apple'];
    let lists = 0;
    for (const vendor of sampled(vendors, lawCount(vendors.length, 2))) {
      const html = await htmlOf(`/vendors/${vendor}`);
      const [table = ''] = /<table class="places">.*?<\/table>/s.exec(html) ?? [];
      const rows = [...table.matchAll(/<td class="num sorted"[^>]*>(.*?)<\/td>.*?<\/tr>/gs)].map(
        ([row, cell = '']) => ({
          // The last cell is the kind of the value.
          isSimulated: /simulated/i.test(row.slice(row.lastIndexOf('<td'))),
          value: Number(cell.replaceAll(/<span.*$/gs, '').replaceAll(/<[^>]*>|,/g, '')),
        }),
      );
      const firstSimulated = rows.findIndex(({ isSimulated }) => isSimulated);
      const [run, simulated] = [
        rows.filter((row) => !row.isSimulated),
        rows.filter((row) => row.isSimulated),
      ];
      expect(firstSimulated === -1 ? [] : rows.slice(firstSimulated)).toEqual(simulated);
      for (const list of [run, simulated]) {
        expect(list).toEqual(list.toSorted((a, b) => b.value - a.value));
        lists += Math.sign(list.length);
      }
    }
    process.stderr.write(`words of vendors: lists ${lists}\n`);
    expect(lists).toBeGreaterThan(0);
  },
  FULL_MS,
);
