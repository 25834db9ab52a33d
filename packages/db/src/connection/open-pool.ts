import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;

type Done = (error: Error | null, client?: pg.Client) => void;

/** A client whose login failed hangs up: the server would else wait a minute for the rest of it, and the process for the server. */
class GivingUpClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.Client> | void {
    const connected = super.connect().catch((error: unknown) => {
      this.connection.stream.destroy();
      throw error;
    });
    if (done === undefined) return connected;
    connected.then((client) => done(null, client), done);
  }
}

/** Connections to one database; each is opened with the first query that needs it. */
export function openPool(connectionString: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    Client: GivingUpClient,
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...settings,
  });
  // An idle connection that the server drops is replaced on the next query, which says so; unheard, its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}
