import { pino } from 'pino';
import { withoutKeys } from './without-keys.ts';

export type Logger = pino.Logger;

/** Places where a secret could stand in what is logged; their values are replaced. */
export const REDACTED_PATHS = [
  'authorization',
  '*.authorization',
  'headers.authorization',
  'req.headers.authorization',
  'cookie',
  '*.cookie',
  'headers.cookie',
  'req.headers.cookie',
  'apiKey',
  '*.apiKey',
  'password',
  '*.password',
  'databaseUrl',
  '*.databaseUrl',
  'connectionString',
  '*.connectionString',
];

/** One logger a process, JSON lines on stderr: stdout belongs to data. */
export function createLogger(name: string, level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      name,
      level,
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
      hooks: { streamWrite: withoutKeys },
    },
    destination ?? lossy(pino.destination({ fd: 2, sync: true })),
  );
}

/** A full disk or a reader that left costs lines of the log, never the process. */
export function lossy<T extends NodeJS.EventEmitter>(destination: T): T {
  destination.on('error', () => undefined);
  return destination;
}
