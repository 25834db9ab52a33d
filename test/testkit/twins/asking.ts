export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Differ between any two servers and any two moments. */
const OF_THE_MOMENT = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset']);

export async function answerOf(
  url: string,
  init: RequestInit = {},
): Promise<Answer & { remaining: number | null }> {
  const response = await fetch(url, init);
  const body = await response.text();
  const remaining = response.headers.get('ratelimit-remaining');
  // The tag of an export names the state of all that is stored, which is each server's own.
  const isExport = new URL(url).pathname.startsWith('/export/');
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !OF_THE_MOMENT.has(name) && !(isExport && name === 'etag')),
  );
  return {
    status: response.status,
    headers: Object.hasOwn(headers, 'etag') ? { ...headers, etag: settled(headers['etag'] ?? '') } : headers,
    body: settled(body),
    remaining: remaining === null ? null : Number(remaining),
  };
}

/**
 * Answer without the id of the request, and without where a window stands: what it was made less by is compared
 * instead. A draft that the asker saves is new on each server.
 */
function settled(text: string): string {
  const said = text
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":"…"')
    .replaceAll(/"(remaining|resetAt|Query_remaining)":("[^"]*"|\d+)/g, '"$1":"…"');
  return said.includes('"DraftSaved"')
    ? said.replaceAll(NEW_DRAFT_ID, '"id":"…"').replaceAll(/"(createdAt|savedAt)":"[^"]*"/g, '"$1":"…"')
    : said;
}

const NEW_DRAFT_ID = new RegExp(`"id":"${Buffer.from('Draft:').toString('base64url')}[^"]*"`, 'g');

export function asked(text: string, key?: string, variables: object = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ query: text, variables }),
  };
}

export interface Difference {
  what: string;
  a: unknown;
  b: unknown;
}

/** A server that is asked: an API of a test, or what stands for one. */
interface Asked {
  server: { url: string };
}

/** Two servers that are asked the same; what they answer otherwise is kept. */
export class Pair {
  readonly differences: Difference[] = [];
  readonly #left = new Map<string, number>();
  readonly #servers: readonly [string, string];

  constructor(a: Asked, b: Asked) {
    this.#servers = [a.server.url, b.server.url];
  }

  /** The answer of both, of the first where they differ. */
  async ask(what: string, path: string, init: RequestInit = {}, who = ''): Promise<Answer> {
    const answer = async (server: string) => {
      const { remaining, ...said } = await answerOf(`${server}${path}`, init);
      return { ...said, paid: this.#paid(`${server} ${who}`, remaining) };
    };
    // A process makes one export at a time, and both servers are of this one.
    const [first, second] = this.#servers;
    const [a, b] = path.startsWith('/export/')
      ? [await answer(first), await answer(second)]
      : await Promise.all([answer(first), answer(second)]);
    const { paid: paidA, ...answerA } = a;
    const { paid: paidB, ...answerB } = b;
    if (JSON.stringify(answerA) !== JSON.stringify(answerB))
      this.differences.push({ what, a: answerA, b: answerB });
    // A window that began anew says nothing.
    else if (paidA !== null && paidB !== null && paidA > 0 && paidB > 0 && paidA !== paidB)
      this.differences.push({ what: `${what}: price`, a: paidA, b: paidB });
    return answerA;
  }

  #paid(bucket: string, remaining: number | null): number | null {
    const before = this.#left.get(bucket);
    if (remaining !== null) this.#left.set(bucket, remaining);
    return before === undefined || remaining === null ? null : before - remaining;
  }
}

/** The first place at which two answers part, for people. */
export function partOf({ what, a, b }: Difference): string {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 120);
  return `${what}\n  A: …${one.slice(from, at + 160)}\n  B: …${other.slice(from, at + 160)}`;
}
