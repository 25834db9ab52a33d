/** Codes of connections: nobody listens, nobody by this name, or the line is cut. */
const LINE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
/**
 * PostgreSQL's own: connections that broke (08) or stood still in a transaction (25P03), it is told to stop or starts (57P01 to 57P05), it has no room to store (53), a disk
 * fails (58030), it takes nothing new (25006). Prisma's own: not reached, closed, silent, or with no connection to give.
 */
const SERVER =
  /^(?:08...|25P03|57P0[1-5]|53(?:000|100|200|300|400)|58030|25006|P10(?:01|02|08|11|17)|P20(?:24|37))$/;
/** Messages for which the driver and Prisma have no code. */
const WORDS =
  /Connection terminated|Client has encountered a connection error|Client was closed|^timeout expired$|^Query read timeout$|conflict with recovery|Can't reach database server|Server has closed the connection|P10(?:01|02|08|17)/;
/** Prisma keeps the server's code in its words. */
const CODE_IN_WORDS = /Code: `([0-9A-Z]{5})`/;
const DEEPEST = 5;

/** Whether an error says that the database cannot be used now, by anybody: it is away, or cannot store. */
export function isAway(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEEPEST && cause instanceof Error; depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const told = CODE_IN_WORDS.exec(cause.message)?.[1] ?? code;
    if (LINE.has(code) || SERVER.test(told) || WORDS.test(cause.message)) return true;
    // Several addresses of one name are tried; all of them failed.
    if (cause instanceof AggregateError && cause.errors.some(isAway)) return true;
    cause = cause.cause;
  }
  return false;
}
