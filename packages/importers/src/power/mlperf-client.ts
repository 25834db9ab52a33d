import { isRecord } from '../content-items.ts';

/** The session log of MLPerf's power client: hashes of the log files and when the meter was told what. */
export function isPowerClient(object: Readonly<Record<string, unknown>>): boolean {
  const { messages, session_name: session } = object;
  if (!Array.isArray(messages) || typeof session !== 'string') return false;
  const first: unknown = messages[0];
  return (
    isRecord(first) && typeof first['cmd'] === 'string' && first['cmd'].startsWith('mlcommons/power client')
  );
}
