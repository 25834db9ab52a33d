import { Counter, Histogram } from 'prom-client';
import type { Logger } from '../logger.ts';
import { logStatement, outcomeOf } from '../statement-log.ts';

const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];

const statements = new Counter({
  name: 'inferbench_sql_statements_total',
  help: 'Statements by how they ended: OK, DEADLINE or FAILED',
  labelNames: ['outcome'],
});
const seconds = new Histogram({
  name: 'inferbench_sql_seconds',
  help: 'Time of a statement',
  buckets: SECONDS,
});
const waits = new Histogram({
  name: 'inferbench_sql_wait_seconds',
  help: 'Wait for a connection to the database',
  buckets: SECONDS,
});

interface Ended {
  name: string;
  ms: number;
  error: unknown;
}

/** Listener for what openDatabase tells of its statements: they are counted, and those that are late or slow go to the log. */
export function statementWatch(logger: Logger): { ended(statement: Ended): void; waited(ms: number): void } {
  return {
    ended(statement) {
      statements.inc({ outcome: outcomeOf(statement.error) });
      seconds.observe(statement.ms / 1000);
      logStatement(logger, statement);
    },
    waited: (ms) => waits.observe(ms / 1000),
  };
}
