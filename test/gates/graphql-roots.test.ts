import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type DocumentNode, Kind, parse, validate } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

/** Fields of Query and Mutation that no page and no command asks for, each with what a client has of it. */
const FOR_CLIENTS: Readonly<Record<string, string>> = {
  history: 'the dated points behind one line of `histories`, for who draws them',
  rateLimit: 'what is left of the points of a minute',
  scores: 'rows for who keeps them; the files of /export/scores are the same as streams',
  simulate: 'one simulation for who has no engine; the site and the CLI have it, or ask `whatIf`',
  system: 'what a slug of a board stands for',
  systems: 'the same for all systems of a chip',
  tradeoffSlices: 'where points lie; the refusal of `tradeoff` names it',
  unranked: 'what stands in a slice without a rank, examples with the rank that they would take',
  workloads: 'where something ranks, by workload',
};

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** Fields of the roots that no operation of these documents asks for. */
function unasked(schema: string, documents: readonly DocumentNode[]): string[] {
  const built = buildSchema(schema);
  const asked = new Set(
    documents.flatMap(({ definitions }) =>
      definitions.flatMap((each) =>
        each.kind === Kind.OPERATION_DEFINITION
          ? each.selectionSet.selections.flatMap((field) =>
              field.kind === Kind.FIELD ? [field.name.value] : [],
            )
          : [],
      ),
    ),
  );
  const roots = [built.getQueryType(), built.getMutationType()];
  return roots
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ name, deprecationReason }) => deprecationReason === undefined && !asked.has(name))
    .map(({ name }) => name);
}

const schema = readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8');
let documents: DocumentNode[];
beforeAll(async () => {
  const folder = path.join(ROOT, 'packages/graphql-documents/src');
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file): Promise<Record<string, unknown>> => import(path.join(folder, file))),
  );
  documents = modules.flatMap((each) => Object.values(each)).filter(isDocument);
});

test('every document of pages and commands is valid against the committed schema', () => {
  const whole = documents.filter(({ definitions }) =>
    definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  );
  expect(whole.length).toBeGreaterThan(70);
  const built = buildSchema(schema);
  expect(whole.flatMap((each) => validate(built, each).map(({ message }) => message))).toEqual([]);
});

test('every field of the roots is asked for by a page or a command, deprecated, or for clients with a reason', () => {
  expect(unasked(schema, documents).toSorted()).toEqual(Object.keys(FOR_CLIENTS));
});

test('a planted field that nobody asks for is named', () => {
  const planted =
    'type Query { used: Int unused: Int old: Int @deprecated(reason: "x") } type Mutation { dead: Int }';
  expect(unasked(planted, [parse('query A { other: used ...F } fragment F on Query { used }')])).toEqual([
    'unused',
    'dead',
  ]);
});
