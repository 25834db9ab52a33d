import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';
import type { Service } from '../testkit/processes.ts';
import { routesOf } from '../testkit/routes.ts';
import { startServers } from '../testkit/servers.ts';
import type { TestApi } from '../testkit/api.ts';
import { answerOf } from '../testkit/twins/asking.ts';
import { HIDDEN } from '../testkit/twins/hidden.ts';
import { type Base, prepareBase, startCopy } from '../testkit/twins/prepared.ts';
import { hiddenWords } from '../testkit/twins/words.ts';

/** `npm run twins` opens every page; `npm test` what the seed draws of them. */
const ALL = lawCount(1, 0) === 1;
const SHARE = 20;
const TIMEOUT_MS = 600_000;

let base: Base;
let twins: TestApi[];
let servers: { api: Service; web: Service }[];
beforeAll(async () => {
  base = await prepareBase();
  twins = await Promise.all([startCopy(base), startCopy(base)]);
  const [, b] = twins;
  for (const hide of Object.values(HIDDEN)) if (b) await hide(b, base.keys);
  servers = await Promise.all(
    twins.map(({ databaseUrl, evidenceDir }) => startServers({ databaseUrl, evidenceDir })),
  );
}, TIMEOUT_MS);
afterAll(async () => {
  for (const { api, web } of servers ?? []) await Promise.all([api.stop(), web.stop()]);
  for (const twin of twins ?? []) await twin.stop();
  await base?.drop();
}, TIMEOUT_MS);

/** A page without what is new each time that it is made: nonces, and the address of the server; a tag of a body that names either is left out. */
async function pageOf({ web }: { web: Service }, address: string): Promise<string> {
  // Made anew: of a kept page the order of its parts is that of one rendering, which the other site may not have drawn.
  const anew = { headers: { 'cache-control': 'no-cache' } };
  const { remaining: _, headers, ...answer } = await answerOf(`${web.url}${address}`, anew);
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const named = nonce !== undefined || answer.body.includes(new URL(web.url).host);
  const text = JSON.stringify({
    ...answer,
    headers: named && Object.hasOwn(headers, 'etag') ? { ...headers, etag: 'OF ITS OWN' } : headers,
  });
  const settled = nonce === undefined ? text : text.replaceAll(nonce, 'NONCE');
  return settled.replaceAll(web.url, 'ORIGIN').replaceAll(new URL(web.url).host, 'HOST');
}

/** How often a page is asked for that came otherwise from the two sites. */
const TRIES = 8;

/** What a page streams may come in another order: an answer that both sites gave, or the last two where there is none. */
async function alikeOf(
  askOne: () => Promise<string>,
  askOther: () => Promise<string>,
): Promise<{ one: string; other: string }> {
  const [seenOne, seenOther] = [new Set<string>(), new Set<string>()];
  for (let tries = 1; ; tries += 1) {
    const [one, other] = await Promise.all([askOne(), askOther()]);
    seenOne.add(one);
    seenOther.add(other);
    for (const seen of [one, other])
      if (seenOne.has(seen) && seenOther.has(seen)) return { one: seen, other: seen };
    if (tries === TRIES) return { one, other };
  }
}

const MACHINES = [
  '/feed.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/search-index.json',
  '/export/scores.csv',
  '/export/scores.jsonl',
  '/export/systems.csv',
  '/export/chips.csv',
  '/export/models.csv',
];

test(
  'no page, feed, list or export tells of what is hidden, by its own address neither',
  async () => {
    const [a, b] = servers;
    const hidden = twins[1];
    if (a === undefined || b === undefined || hidden === undefined) throw new Error('two sites run');
    const { words, files } = await hiddenWords(hidden.database.pool);
    const own = words.flatMap((word) =>
      ['points', 'chips', 'models', 'vendors', 'submissions', 'organisation'].map(
        (kind) => `/${kind}/${encodeURIComponent(word)}`,
      ),
    );
    const routes = await routesOf(a.web.url);
    const drawn = <T>(all: readonly T[], share: number) =>
      ALL ? [...all] : all.filter((_, index) => (index + testSeed()) % share === 0);
    const addresses = [
      ...drawn(
        routes.map(({ address }) => address),
        SHARE,
      ),
      ...drawn(MACHINES, 2),
      ...drawn(own, SHARE * 5),
      ...drawn(files, SHARE).map((sha256) => `/evidence/${sha256}`),
      '/chips/sender-a1',
      '/leaderboard/llama-3-8b/batch?users=16&prec=fp16',
    ];
    const differ: string[] = [];
    for (const address of addresses) {
      const { one, other } = await alikeOf(
        () => pageOf(a, address),
        () => pageOf(b, address),
      );
      let at = 0;
      while (at < one.length && one[at] === other[at]) at += 1;
      if (one !== other)
        differ.push(
          `${address}\n A ${one.slice(Math.max(0, at - 80), at + 160)}\n B ${other.slice(Math.max(0, at - 80), at + 160)}`,
        );
    }
    expect(addresses.length).toBeGreaterThan(ALL ? 300 : 8);
    expect(differ).toEqual([]);
  },
  TIMEOUT_MS,
);
