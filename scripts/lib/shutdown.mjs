import { whenNpmEnds } from './npm-parent.mjs';
import { complain, say } from './output.mjs';
import { signalCommands, stopCommands } from './run-command.mjs';
import { describeError } from './script-error.mjs';

const exitCodes = { SIGINT: 130, SIGTERM: 0, SIGHUP: 129 };
// With Ctrl-C the terminal signals us and npm, and npm passes it on to us: that is one wish, not two.
const sameWishMs = 1000;

/**
 * Keeps what has been started and stops it in reverse order, once, whatever the reason.
 * @param {{ exitCodes?: Partial<Record<NodeJS.Signals, number>> }} [options]
 */
export function createShutdown(options = {}) {
  const codes = { ...exitCodes, ...options.exitCodes };
  /** @type {{ name: string, stop: () => Promise<void> | void, kill?: () => void }[]} */
  const started = [];
  let stopping;
  let signalledAt = 0;

  async function stopAll() {
    await stopCommands();
    while (started.length > 0) {
      const { name, stop } = started.at(-1);
      try {
        await stop();
      } catch (error) {
        complain(`stopping ${name}: ${describeError(error)}`);
      }
      started.pop();
    }
  }

  function killAll() {
    signalCommands('SIGKILL');
    for (const { kill } of started) kill?.();
  }

  /** @param {NodeJS.Signals} signal */
  function onSignal(signal) {
    const now = performance.now();
    if (stopping === undefined) {
      signalledAt = now;
      say(`\nstopping (${signal}) …`);
      void finish(codes[signal] ?? 1);
    } else if (now - signalledAt > sameWishMs) {
      killAll();
      process.exit(codes[signal] || 1);
    }
  }

  /**
   * Stops everything and exits.
   * @param {number} exitCode
   * @returns {Promise<never>}
   */
  async function finish(exitCode) {
    stopping ??= stopAll();
    await stopping;
    process.exit(exitCode);
  }

  for (const signal of Object.keys(exitCodes)) process.on(signal, onSignal);
  whenNpmEnds(() => onSignal('SIGTERM'));
  return {
    finish,
    isStopping: () => stopping !== undefined,
    /**
     * Registers something that has been started.
     * @template {{ stop: () => Promise<void> | void, kill?: () => void }} T
     * @param {string} name
     * @param {T} thing
     * @returns {T}
     */
    keep(name, thing) {
      started.push({ name, stop: () => thing.stop(), kill: thing.kill });
      return thing;
    },
  };
}
