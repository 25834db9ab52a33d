import { spawnSync } from 'node:child_process';
import { statfsSync, writeFileSync, rmSync, mkdirSync, appendFileSync } from 'node:fs';
import path from 'node:path';

export interface SmallDisk {
  dir: string;
  /** Takes all the room that is left. */
  fill(): void;
  free(): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(64 * 1024);

/** A file system of so many MiB in memory; null where this machine lets nobody make one. */
export function smallDisk(dir: string, mib: number): SmallDisk | null {
  mkdirSync(dir, { recursive: true });
  // Passable: PostgreSQL runs as another user below it.
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m,mode=0711`, 'tmpfs', dir]);
  if (made.status !== 0) return null;
  const ballast = path.join(dir, 'ballast');
  return {
    dir,
    fill() {
      writeFileSync(ballast, '');
      try {
        while (statfsSync(dir).bavail > 0) appendFileSync(ballast, BLOCK);
      } catch {
        // It is full.
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => void spawnSync('umount', ['-l', dir]),
  };
}
