import type { Database } from '@inferbench/db/database';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Logger } from '@inferbench/logging/logger';
import type { CursorCodec } from './cursor.ts';

/** What every resolver may use. */
export interface ApiContext {
  database: Database;
  catalogue: CatalogueView;
  cursors: CursorCodec;
  logger: Logger;
  requestId: string;
  authorization: string | null;
}
