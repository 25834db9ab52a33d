import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import { type ApiServer, type ApiServerInput, startApiServer } from '@inferbench/api/server/server';
import { storeApiKey } from '@inferbench/db/account/api-key-repository';
import { setQuotaClass } from '@inferbench/db/shared/owner-operations';
import type { QuotaClass } from '@inferbench/domain/submissions/quota';
import type { EvidenceStore } from '@inferbench/evidence/evidence-store';
import { folderStore } from '@inferbench/evidence/folder-store';
import { createLogger } from '@inferbench/logging/logger';
import { SubmitRun, type SubmitRunResult } from '@inferbench/graphql-documents/submit-run';
import { agreeToAll } from './agreed.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { testSeed } from './environment.ts';
import { documentText } from './document-text.ts';
import { EXAMPLE, MEASURED_CONTEXT, readFixture } from './fixture.ts';

export interface TestApi extends TestDatabase {
  /** Folder of its evidence store. */
  evidenceDir: string;
  evidence: EvidenceStore;
  server: ApiServer;
  apiKey: string;
  /** Makes a key of an organisation without a quota, unless said otherwise. */
  newKey(organization: string, scopes?: string[], quotaClass?: QuotaClass): Promise<string>;
  /** The parsed body of a POST to /graphql. */
  post(query: string, variables?: Record<string, unknown>, apiKey?: string): Promise<GraphqlBody>;
  submit(input?: Partial<SubmitInput>, apiKey?: string): Promise<SubmitRunResult>;
  rowCounts(): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

export interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

interface SubmitInput {
  document: string;
  context: string;
  dryRun: boolean;
  idempotencyKey: string;
}

const TABLES = [
  'submission',
  'receipt',
  'system',
  'run',
  'slice',
  'point',
  'score',
  'best_score',
  'slice_stat',
] as const;

/** What a server finds when it starts. */
export interface Kept {
  database: TestDatabase;
  evidenceDir: string;
}

/** A running API over a fresh database, `published` with a `sample` of the catalogue's figures, with a vendor's key; or `over` one that is kept. Where two persons have `agreed` to all that comes, it ranks. */
export async function startTestApi({
  published = false,
  sample = testSeed(),
  agreed = false,
  over,
  ...options
}: Partial<ApiServerInput> & {
  published?: boolean;
  sample?: number;
  agreed?: boolean;
  over?: Kept;
} = {}): Promise<TestApi> {
  const fresh = over?.database ?? (await freshDatabase({ published, sample }));
  const { database } = fresh;
  const evidenceDir = over?.evidenceDir ?? (await mkdtemp(path.join(tmpdir(), 'inferbench-evidence-')));
  const evidence = folderStore(evidenceDir);
  const server = await startApiServer({
    database,
    logger: createLogger('test', 'silent'),
    evidence,
    cursorSecret: 'cursor-secret-of-tests',
    port: 0,
    ...options,
  });
  const newKey: TestApi['newKey'] = async (organization, scopes = ['submit'], quotaClass = 'UNLIMITED') => {
    const { key, publicId } = newApiKey();
    await storeApiKey(database, {
      organization: { slug: organization, name: organization },
      name: 'test',
      publicId,
      secretHash: hashApiKey(key),
      scopes,
    });
    await setQuotaClass(fresh.adminUrl, { slug: organization, quotaClass });
    return key;
  };
  const apiKey = await newKey('vendor');
  const post: TestApi['post'] = async (query, variables = {}, key) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlBody; // the wire's own shape
  };
  return {
    ...fresh,
    evidence,
    evidenceDir,
    server,
    apiKey,
    newKey,
    post,
    async submit(input = {}, key = apiKey) {
      const full = {
        document: readFixture(EXAMPLE),
        context: readFixture(MEASURED_CONTEXT),
        idempotencyKey: crypto.randomUUID(),
        ...input,
      };
      const body = await post(documentText(SubmitRun), { input: full }, key);
      if (!body.data) throw new Error(JSON.stringify(body.errors));
      if (agreed && input.dryRun !== true) await agreeToAll(fresh.queueUrl);
      return body.data['answer'] as SubmitRunResult; // typed by its document
    },
    async rowCounts() {
      const counts = await Promise.all(
        TABLES.map(async (table) => {
          const { rows } = await database.pool.query<{ n: number }>(
            `SELECT count(*)::int AS n FROM ${table}`,
          );
          return [table, rows[0]?.n ?? -1] as const;
        }),
      );
      return Object.fromEntries(counts);
    },
    async stop() {
      await server.close();
      await fresh.drop();
      await rm(evidenceDir, { recursive: true, force: true });
    },
  };
}
