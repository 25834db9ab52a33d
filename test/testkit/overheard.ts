import { createLogger } from '@inferbench/logging/logger';
import { startTestApi, type TestApi } from './api.ts';

/** An API that logs all it can, with the lines that it wrote so far; it never tires of wrong keys. */
export async function startOverheardApi(): Promise<{ api: TestApi; lines: readonly string[] }> {
  const lines: string[] = [];
  const api = await startTestApi({
    logger: createLogger('test', 'debug', { write: (line) => lines.push(line) }),
    limits: { pointsPerMinute: 0, failedKeysPerMinute: 1_000_000 },
  });
  return { api, lines };
}
