import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../environment/root.ts';

/** A user that runs the server; empty for the one of this process. */
interface Identity {
  uid?: number;
  gid?: number;
}

export interface Place {
  dataDir: string;
  nativeDir: string;
  identity: Identity;
}

export interface RunningServer {
  adminUrl: string;
  stop(): Promise<void>;
}

interface Scripts {
  'postgres.mjs': {
    startPostgres: (options: {
      root: string;
      stateDir: string;
      log: (line: string) => void;
    }) => Promise<RunningServer>;
  };
  'postgres-binaries.mjs': { locatePostgres: (root: string) => { nativeDir: string; version: string } };
  'postgres-place.mjs': {
    choosePlace: (options: {
      root: string;
      stateDir: string;
      native: { nativeDir: string; version: string };
      log: (line: string) => void;
    }) => Place;
  };
  'state.mjs': {
    stateDirectory: (root: string) => string;
    privateDirectory: (directory: string) => string;
  };
  'lock.mjs': { acquireLock: (file: string, description: string) => () => void };
}

/** Loads a piece of `npm start`: plain JavaScript of the checkout, which an installed package does not have. */
export async function script<Name extends keyof Scripts>(name: Name): Promise<Scripts[Name]> {
  const file = pathToFileURL(path.join(ROOT, 'scripts/lib', name)).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain JavaScript, whose types stand above
  return (await import(file)) as Scripts[Name];
}

/** Finds where the embedded server of a state folder has its data. */
export async function placeOf(stateDir: string): Promise<Place> {
  const { locatePostgres } = await script('postgres-binaries.mjs');
  const { choosePlace } = await script('postgres-place.mjs');
  return choosePlace({ root: ROOT, stateDir, native: locatePostgres(ROOT), log: () => undefined });
}

/** Starts the embedded server on what a state folder holds, on loopback, at a free port. */
export async function startServer(stateDir: string): Promise<RunningServer> {
  const { startPostgres } = await script('postgres.mjs');
  return startPostgres({ root: ROOT, stateDir, log: () => undefined });
}
