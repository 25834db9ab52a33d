import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

// Commit that the bundle was built of; absent where the source runs.
declare const INFERBENCH_COMMIT: string | undefined;

const SHORT = 12;

/** The commit that this program is of; null where nobody knows. */
export function commitOf(): string | null {
  const built = typeof INFERBENCH_COMMIT === 'string' ? INFERBENCH_COMMIT : headOf(path.join(ROOT, '.git'));
  return built === '' ? null : built;
}

function headOf(folder: string): string {
  try {
    const head = readFileSync(path.join(folder, 'HEAD'), 'utf8').trim();
    const [, ref] = /^ref: (.+)$/.exec(head) ?? [];
    const commit = ref === undefined ? head : readFileSync(path.join(folder, ref), 'utf8').trim();
    return commit.slice(0, SHORT);
  } catch {
    // No repository, or one whose references are packed.
    return '';
  }
}
