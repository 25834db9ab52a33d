import { staysOnLoopback } from './loopback-host.ts';

/**
 * Whether a process serves a demonstration (INFERBENCH_DEMO=1), whose keys lie in a file and whose results nobody reviewed: nobody
 * but its own machine may reach it. Throws where a listener would leave loopback, and on any other value.
 */
export function demoMode({ demo, host }: { demo: string | undefined; host: string }): boolean {
  if (demo === undefined || demo === '' || demo === '0') return false;
  if (demo !== '1') throw new Error(`INFERBENCH_DEMO is "${demo}": expected 1, or nothing`);
  if (staysOnLoopback(host)) return true;
  throw new Error(
    `INFERBENCH_DEMO is set, and ${host} is not loopback: a demonstration is for its own machine. ` +
      'Unset INFERBENCH_HOST, or serve a database of your own without INFERBENCH_DEMO (docs/operating.md)',
  );
}
