import { EXIT_CODES } from '@inferbench/domain/error-code';

/**
 * Ctrl-C once: `onInterrupt` ends things in order; twice: at once. What listened before listens again when the action is over.
 */
export async function interruptible<T>(onInterrupt: () => void, action: () => Promise<T>): Promise<T> {
  const before = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  let asked = false;
  const heard = () => {
    if (asked) process.exit(EXIT_CODES.interrupted);
    asked = true;
    onInterrupt();
  };
  process.on('SIGINT', heard);
  try {
    return await action();
  } finally {
    process.off('SIGINT', heard);
    for (const listener of before) process.on('SIGINT', listener);
  }
}
