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
import { allPages, type ListPage, mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { readEnvironment } from '../environment.ts';
import { NO_NAMES, type SiteNames, siteNames } from './site-names.ts';

/** How long names that were read are taken for those of today. */
const KEPT_MS = 60_000;
const TIMEOUT_MS = 5_000;

let kept: { at: number; names: Promise<SiteNames> } | null = null;

/**
 * Names of everything that an address can name, read from the API about once a minute for all visitors; none where it does
 * not answer. `visitor` is the chain of addresses of whoever asks first, whom the API counts.
 */
export async function loadNames(visitor: string | null): Promise<SiteNames> {
  const now = Date.now();
  if (kept === null || now - kept.at > KEPT_MS) {
    const asked = { at: now, names: readNames(visitor) };
    kept = asked;
    // Without an answer the next visitor asks again.
    void asked.names.then((names) => {
      if (names === NO_NAMES && kept === asked) kept = null;
    });
  }
  return kept.names;
}

async function readNames(visitor: string | null): Promise<SiteNames> {
  const client = createClient({
    url: new URL('/graphql', readEnvironment().INFERBENCH_API_URL).toString(),
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetchOptions: {
      cache: 'no-store',
      ...(visitor === null ? {} : { headers: { 'x-forwarded-for': visitor } }),
    },
    fetch: async (input, options) => fetch(input, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });
  const list = async <Data, Node>(
    document: TypedDocumentNode<Data, AnyVariables & { after: string | null }>,
    read: (data: Data) => ListPage<Node>,
  ): Promise<Answer<Node[]>> =>
    allPages(async (after) => {
      const { data } = await client.query(document, { after });
      return mapAnswer<Data, ListPage<Node>>(
        data === undefined ? { state: 'MISSING' } : { state: 'DATA', value: data },
        read,
      );
    });
  const [chips, models] = await Promise.all([
    list(NamesOfChips, (data): ListPage<ChipName> => data.chips),
    list(NamesOfModels, (data): ListPage<ModelName> => data.models),
  ]);
  return chips.state === 'DATA' && models.state === 'DATA' ? siteNames(chips.value, models.value) : NO_NAMES;
}
