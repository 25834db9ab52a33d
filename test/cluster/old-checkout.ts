import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../testkit/environment.ts';

const Named = z.object({ name: z.string() });

/** An earlier revision beside this one, with its API built. */
export interface OldCheckout {
  root: string;
  commit: string;
  remove(): void;
}

/**
 * Checks out and prepares a revision below this checkout, where it finds the packages that are installed here: it has to ask for the
 * same. Throws where it does not, or has no bundle to run.
 */
export function oldCheckout(revision: string, root: string): OldCheckout {
  const run = (command: string, args: readonly string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const remove = () => {
    rmSync(root, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], ROOT);
  };
  remove();
  run('git', ['worktree', 'add', '--detach', '--force', root, revision], ROOT);
  try {
    const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
    if (lock(root) !== lock(ROOT))
      throw new Error(`${revision} asks for other packages (package-lock.json) than are installed here`);
    linkOwnPackages(root);
    run(process.execPath, [path.join(ROOT, 'node_modules/prisma/build/index.js'), 'generate'], root);
    run('npm', ['run', '-s', 'build'], path.join(root, 'apps/api'));
    return { root, commit: run('git', ['rev-parse', '--short', 'HEAD'], root), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Lets its source import its own packages; all others are found in the folder above. */
function linkOwnPackages(root: string): void {
  for (const kind of ['packages', 'apps', 'tools'])
    for (const folder of readdirSync(path.join(root, kind))) {
      const from = path.join(root, kind, folder);
      const description = path.join(from, 'package.json');
      if (!existsSync(description)) continue;
      const { name } = Named.parse(JSON.parse(readFileSync(description, 'utf8')));
      const to = path.join(root, 'node_modules', name);
      mkdirSync(path.dirname(to), { recursive: true });
      symlinkSync(from, to);
      const nested = path.join(ROOT, kind, folder, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, path.join(from, 'node_modules'));
    }
}
