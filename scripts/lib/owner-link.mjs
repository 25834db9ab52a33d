import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What is said of the link that makes whoever opens it the owner of the demo vendor: the link itself on a terminal, which keeps no log, or
 * else the file that it is written to, which only its owner reads.
 * @param {{ link: string, stateDir: string, isTerminal: boolean }} asked
 * @returns {string}
 */
export function ownerLinkWords({ link, stateDir, isTerminal }) {
  const use = 'works once, for a day: it makes you the owner of the demo vendor';
  if (isTerminal) return `${link} (${use})`;
  const file = path.join(stateDir, 'owner-link');
  rmSync(file, { force: true });
  writeFileSync(file, `${link}\n`, { mode: 0o600, flag: 'wx' });
  return `${file} holds a link that ${use}`;
}
