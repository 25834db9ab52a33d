// The same schema and resolvers under Apollo Server with its own defaults, behind Express: what the documentation shows.
import 'reflect-metadata';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ApolloServer } from '@apollo/server';
import type { ApiContext } from '@inferbench/api/graphql/context';
import { openShared } from '@inferbench/api/server/open-shared';
import { requestContext } from '@inferbench/api/server/request-context';
import { buildApiSchema } from '@inferbench/api/server/schema';
import { openDatabase } from '@inferbench/db/connection/database';
import { folderStore } from '@inferbench/evidence/folder-store';
import { createLogger } from '@inferbench/logging/logger';

const peers = createRequire(path.join(import.meta.dirname, '../peers/package.json'));
const express = peers('express');
const { expressMiddleware } = peers('@as-integrations/express5');

const database = openDatabase(process.env['DATABASE_URL'] ?? '');
const logger = createLogger('bench', 'silent');
const shared = await openShared({
  demo: true,
  database,
  logger,
  evidence: folderStore(path.join(import.meta.dirname, '../../.inferbench/evidence')),
  cursorSecret: process.env['INFERBENCH_CURSOR_SECRET'] ?? '',
  limits: { pointsPerMinute: 0, failedKeysPerMinute: 60 },
});
const apollo = new ApolloServer<ApiContext>({ schema: await buildApiSchema() });
await apollo.start();
const app = express();
const context = async ({ req }: { req: Parameters<typeof requestContext>[1] }) =>
  requestContext(shared, req, await shared.liveCatalogue.current());
app.use('/graphql', express.json(), expressMiddleware(apollo, { context }));
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: true, url: `http://127.0.0.1:${server.address().port}` });
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
