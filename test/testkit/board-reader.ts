interface Entry {
  node: {
    value: number;
    system: { framework: string };
    metrics: { metric: string; value: number | null }[];
    scores: { engineVersion: string; usefulTops: number };
  };
}

/** An answer with something of every part that belongs to an epoch. */
export interface BoardPage {
  leaderboard: { epoch: number; totalCount: number; edges: Entry[] };
  other: { epoch: number; edges: { node: Pick<Entry['node'], 'value' | 'system'> }[] };
  unranked: { totalCount: number };
  point: { scores: { engineVersion: string } };
  nodes: { scores: { engineVersion: string } }[];
  chip: { points: { nodes: { id: string; usefulTops: number | null }[] } };
}

const SLICE =
  '{ model: "llama-3-8b", phase: SERVING, shape: BALANCED, batch: 16, context: 1280, precision: FP16 }';
const QUERY = `query ($id: ID!, $ids: [ID!]!) {
  chip(slug: "nvidia-h100-sxm5-80gb") { points(first: 100) { nodes { id usefulTops } } }
  nodes(ids: $ids) { ... on Point { scores { engineVersion } } }
  leaderboard(slice: ${SLICE}, first: 80) {
    epoch totalCount
    edges { node { value system { framework } metrics { metric value } scores { engineVersion usefulTops } } }
  }
  point(id: $id) { scores { engineVersion } }
  unranked(slice: ${SLICE}, first: 100) { totalCount }
  other: leaderboard(slice: ${SLICE}, metric: TPOT_P95, first: 80) { epoch edges { node { value system { framework } } } }
}`;

interface Answer {
  status: number;
  etag: string;
  body: string;
}

interface ReaderInput {
  url: string;
  /** Global ids of points. */
  ids: readonly string[];
  check: (page: BoardPage) => void;
  /** Grows with everything that replaces the whole board. */
  changes: () => number;
}

/** A client that keeps asking for the board as a cache does, and looks closely at every answer. */
export class BoardReader {
  readonly epochs = new Set<number>();
  notModified = 0;
  readonly #input: ReaderInput;
  readonly #address: string;
  readonly #bodyOf = new Map<string, string>();
  #stopped = false;

  constructor(input: ReaderInput) {
    this.#input = input;
    const variables = JSON.stringify({ id: input.ids[0], ids: input.ids });
    this.#address = `${input.url}/graphql?${new URLSearchParams({ query: QUERY, variables })}`;
  }

  async get(etag?: string): Promise<Answer> {
    const headers = etag === undefined ? {} : { 'if-none-match': etag };
    const response = await fetch(this.#address, { headers });
    return { status: response.status, etag: response.headers.get('etag') ?? '', body: await response.text() };
  }

  async fresh(): Promise<BoardPage> {
    const { body, etag } = await this.get();
    return this.#looked(body, etag);
  }

  stop(): void {
    this.#stopped = true;
  }

  async start(): Promise<void> {
    let held = await this.#held();
    while (!this.#stopped) {
      const changes = this.#input.changes();
      const before = await this.#held();
      const asked = await this.get(held.etag);
      const after = await this.#held();
      if (asked.status === 304) {
        this.notModified += 1;
        // What nobody changed in between has to be what the 304 vouches for.
        const quiet = before.body === after.body && changes === this.#input.changes();
        if (quiet && held.body !== after.body) throw new Error(`304 for a changed answer: ${held.etag}`);
      } else this.#looked(asked.body, asked.etag);
      held = after;
    }
  }

  async #held(): Promise<Answer> {
    const answer = await this.get();
    this.#looked(answer.body, answer.etag);
    return answer;
  }

  #looked(body: string, etag: string): BoardPage {
    const known = this.#bodyOf.get(etag);
    if (known !== undefined && known !== body) throw new Error(`one tag for two answers: ${etag}`);
    this.#bodyOf.set(etag, body);
    const { data } = JSON.parse(body) as { data?: BoardPage }; // the query's own shape
    if (!data) throw new Error(body);
    this.#input.check(data);
    this.epochs.add(data.leaderboard.epoch);
    return data;
  }
}
