import type { Database } from '@inferbench/db/connection/database';
import { catalogueVersion, readCatalogue } from '@inferbench/db/specifications/load-catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { limitedDatabase } from '../limits/limited-database.ts';

/** Chips and models as one request sees them. */
export interface CatalogueSnapshot {
  catalogue: CatalogueView;
  /** Changes with any chip or model. */
  catalogueVersion: string;
}

/** Whoever is told that the database is away, and says so once. */
export interface Outages {
  noticed(error: unknown): void;
}

const CHECK_INTERVAL_MS = 1_000;

/**
 * The catalogue of a process, at most a second behind the database: its version is asked for once a second, whatever the
 * traffic, and the entries are read anew when it changed.
 */
export class LiveCatalogue {
  readonly #database: Database;
  readonly #outages: Outages;
  #snapshot: CatalogueSnapshot;
  #checkedAt = performance.now();
  #checking: Promise<void> | null = null;

  private constructor(database: Database, outages: Outages, snapshot: CatalogueSnapshot) {
    this.#database = database;
    this.#outages = outages;
    this.#snapshot = snapshot;
  }

  static async open(database: Database, outages: Outages): Promise<LiveCatalogue> {
    return new LiveCatalogue(database, outages, await readSnapshot(database));
  }

  /** A database that does not answer leaves what was read before: the request itself will say so. */
  async current(): Promise<CatalogueSnapshot> {
    if (performance.now() - this.#checkedAt >= CHECK_INTERVAL_MS) {
      this.#checking ??= this.#check().finally(() => (this.#checking = null));
      await this.#checking;
    }
    return this.#snapshot;
  }

  /** Reads what was just stored, whenever it was checked last. */
  async refresh(): Promise<void> {
    this.#snapshot = await readSnapshot(this.#database);
  }

  async #check(): Promise<void> {
    this.#checkedAt = performance.now();
    try {
      const database = limitedDatabase(this.#database);
      await database.onlyReads();
      if ((await catalogueVersion(database.pool)) !== this.#snapshot.catalogueVersion)
        this.#snapshot = await readSnapshot(database);
    } catch (error) {
      this.#outages.noticed(error);
    }
  }
}

/** The version first: entries that change in between are then read again a second later, never missed. */
async function readSnapshot(database: Database): Promise<CatalogueSnapshot> {
  const version = await catalogueVersion(database.pool);
  return { catalogueVersion: version, catalogue: await readCatalogue(database.prisma) };
}
