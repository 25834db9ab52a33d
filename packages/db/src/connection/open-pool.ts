import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;

type Done = (error: Error | null, client?: pg.Client) => void;

/** A client whose login failed hangs up: the server would else wait a minute for the rest of it, and the process for the server. */
class GivingUpClient extends pg.Client {
  /** Hears every loss of its connection: its queries are told as well, and one that nobody hears, between two of them, would end the process. */
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

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

export interface PoolSettings {
  /** Most connections at once. */
  max: number;
  /**
   * Settings of each connection by name. They are set by a statement: parameters of its start are dropped by a pooler between, which
   * says nothing.
   */
  session?: Readonly<Record<string, string>>;
  /** Longest wait for a connection and for a statement, after which that connection is given up; left out: 5 s, and none. */
  patienceMs?: number | undefined;
}

/** One connection to a database, not yet opened, that no pool has. */
export function openClient(connectionString: string): pg.Client {
  return new GivingUpClient({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
}

/** Connections to one database; each is opened with the first query that needs it. */
export function openPool(connectionString: string, { max, session = {}, patienceMs }: PoolSettings): pg.Pool {
  const names = Object.keys(session);
  const settings = names.map((_, n) => `set_config($${2 * n + 1}, $${2 * n + 2}, false)`);
  const pool = new pg.Pool({
    Client: GivingUpClient,
    connectionString,
    connectionTimeoutMillis: patienceMs ?? CONNECT_TIMEOUT_MS,
    max,
    ...(patienceMs !== undefined && { query_timeout: patienceMs }),
    ...(names.length > 0 && {
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
      onConnect: async (client: pg.ClientBase) => {
        await client.query(`SELECT ${settings.join(', ')}`, Object.entries(session).flat());
      },
    }),
  });
  // An idle connection that the server drops is replaced on the next query, which says so.
  pool.on('error', () => undefined);
  return pool;
}
