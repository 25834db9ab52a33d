import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { flat, type Item, type Place } from './lines.ts';

const PATIENCE_MS = 120_000;
const Example = z.object({ id: z.string(), query: z.string(), variables: z.record(z.string(), z.unknown()) });
const Examples = z.object({ API_EXAMPLES: z.array(Example) });
const Known = z.object({
  data: z.object({
    points: z.object({ nodes: z.tuple([z.object({ id: z.string() })]) }),
    histories: z.tuple([z.object({ configuration: z.string() })], z.unknown()),
  }),
});
const KNOWN = '{ points(first: 1) { nodes { id } } histories(model: "deepseek-r1") { configuration } }';

/** Answers to every query of the API's document and of the API page, asked by a visitor. */
export async function* askQueries({ site, tree }: Place): AsyncGenerator<Item> {
  const { API_EXAMPLES } = Examples.parse(
    await import(path.join(tree, 'apps/web/src/about/developers/examples.ts')),
  );
  const { points, histories } = Known.parse(await ask(site, KNOWN)).data;
  const [{ id: point }] = points.nodes;
  const real = new Map([
    ['ID OF A POINT', point],
    ['AN ID', point],
    ['KEY OF A CONFIGURATION', histories[0].configuration],
  ]);
  const filled = (_: string, value: unknown): unknown => real.get(String(value)) ?? value;
  for (const { id, query, variables } of [...API_EXAMPLES, ...documented(tree)]) {
    if (query.startsWith('mutation')) continue;
    const answer = await ask(site, query, JSON.parse(JSON.stringify(variables, filled)));
    yield [`query ${id}`, [`asked: ${query.replaceAll(/\s+/g, ' ')}`, ...flat(answer)]];
  }
}

/** Queries that the API's document sends by curl. */
function documented(tree: string): z.infer<typeof Example>[] {
  const text = readFileSync(path.join(tree, 'docs/api.md'), 'utf8');
  return [...text.matchAll(/-d '(\{"query".*?\})'/g)].map(([, body = ''], index) =>
    Example.parse({ id: `docs/api.md ${index + 1}`, variables: {}, ...JSON.parse(body) }),
  );
}

async function ask(site: string, query: string, variables: unknown = {}): Promise<unknown> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return response.json();
}
