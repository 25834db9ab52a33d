import {
  type ChipName,
  type ModelName,
  NamesOfChips,
  NamesOfModels,
} from '@inferbench/graphql-documents/catalogue-names';
import {
  type AnyVariables,
  cacheExchange,
  createClient,
  fetchExchange,
  type TypedDocumentNode,
} from '@urql/core';
import { allPages, type ListPage, mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { troubleOf } from '../../api/trouble.ts';
import { readEnvironment } from '../../environment.ts';
import { NO_NAMES, type SiteNames, siteNames } from './site-names.ts';

/** How long names that were read are taken for those of today. */
const KEPT_MS = 60_000;
/** Whoever asks for a name that is not known has them read anew, but not by every address. */
const ANEW_MS = 2_000;
/** A page that asks for names has waited for those of its address before (proxy.ts). */
const TIMEOUT_MS = 7_500;

let kept: { at: number; names: SiteNames } | null = null;
let reading: Promise<Answer<SiteNames>> | null = null;

/**
 * Names of everything that an address can name, read from the API about once a minute for all visitors; none where it never
 * answered. Those of before serve while they are read anew. `visitor` is the chain of addresses of whoever asks, whom the API counts.
 */
export async function loadNames(visitor: string | null): Promise<SiteNames> {
  const answer = await namesAnswer(visitor);
  return answer.state === 'DATA' ? answer.value : NO_NAMES;
}

/** The same for a page that is made of names: without them it says why. */
export async function namesAnswer(visitor: string | null): Promise<Answer<SiteNames>> {
  if (kept === null) return readAnew(visitor);
  if (Date.now() - kept.at > KEPT_MS) void readAnew(visitor);
  return { state: 'DATA', value: kept.names };
}

/** Names of now where those that are kept do not know what somebody asks for: it may have come a moment ago. */
export async function loadNamesWith(
  visitor: string | null,
  knows: (names: SiteNames) => boolean,
): Promise<SiteNames> {
  const names = await loadNames(visitor);
  if (kept === null || knows(names) || Date.now() - kept.at < ANEW_MS) return names;
  await readAnew(visitor);
  return loadNames(visitor);
}

/** Once for all who wait; without an answer the names of before stay. */
function readAnew(visitor: string | null): Promise<Answer<SiteNames>> {
  reading ??= readNames(visitor)
    .catch((): Answer<SiteNames> => ({ state: 'FAILED', trouble: troubleOf(undefined) }))
    .then((answer) => {
      reading = null;
      if (answer.state === 'DATA') kept = { at: Date.now(), names: answer.value };
      return answer;
    });
  return reading;
}

async function readNames(visitor: string | null): Promise<Answer<SiteNames>> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const client = createClient({
    url: new URL('/graphql', readEnvironment().INFERBENCH_API_URL).toString(),
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetchOptions: {
      cache: 'no-store',
      ...(visitor === null ? {} : { headers: { 'x-forwarded-for': visitor } }),
    },
    fetch: async (input, options) => fetch(input, { ...options, signal: deadline }),
  });
  const list = async <Data, Node>(
    document: TypedDocumentNode<Data, AnyVariables & { after: string | null }>,
    read: (data: Data) => ListPage<Node>,
  ): Promise<Answer<Node[]>> =>
    allPages(async (after) => {
      const { data, error } = await client.query(document, { after });
      if (data === undefined || data === null) return { state: 'FAILED', trouble: troubleOf(error) };
      return { state: 'DATA', value: read(data) };
    });
  const [chips, models] = await Promise.all([
    list(NamesOfChips, (data): ListPage<ChipName> => data.chips),
    list(NamesOfModels, (data): ListPage<ModelName> => data.models),
  ]);
  if (chips.state !== 'DATA') return chips;
  return mapAnswer(models, (value) => siteNames(chips.value, value));
}
