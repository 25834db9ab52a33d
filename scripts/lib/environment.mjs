import { ScriptError } from './script-error.mjs';

/** Every variable that `npm start` and `npm test` read, in the order of `--help`. */
export const variables = [
  ['DATABASE_URL', 'an admin login of a PostgreSQL server to use instead of the embedded one'],
  ['INFERBENCH_WEB_PORT', 'port of the web site (default 3000; 0 = any free one)'],
  ['INFERBENCH_API_PORT', 'port of the GraphQL API (default 4000; 0 = any free one)'],
  ['INFERBENCH_DB_PORT', 'port of the embedded PostgreSQL (default: any free one)'],
  ['INFERBENCH_OWNER_PASSWORD', 'password of the role that migrates (default: generated once)'],
  ['INFERBENCH_APP_PASSWORD', 'password of the role that serves (default: generated once)'],
  ['INFERBENCH_WORKER_PASSWORD', 'password of the role that takes jobs (default: generated once)'],
  ['INFERBENCH_CURSOR_SECRET', 'key that signs page cursors (default: generated once)'],
  ['INFERBENCH_STATE_DIR', 'folder of database, keys and logs (default .inferbench)'],
  ['INFERBENCH_EVIDENCE_DIR', 'folder of the files that back submissions (default .inferbench/evidence)'],
  [
    'INFERBENCH_RATE_LIMIT',
    'API points a minute of one client (default 120000, none for this machine; 0 = no limit)',
  ],
  ['INFERBENCH_FAILED_KEY_LIMIT', 'wrong API keys a minute from one address (default 60)'],
  [
    'INFERBENCH_TRUSTED_PROXIES',
    'whose X-Forwarded-For counts beside loopback: networks, addresses, or the word private',
  ],
  [
    'INFERBENCH_REVIEW_ADDRESSES',
    'from where keys that review decide beside loopback: networks, addresses, or the word private',
  ],
  ['INFERBENCH_PUBLIC_ORIGIN', 'address by which the public knows the site, such as https://bench.example'],
  ['INFERBENCH_EPOCH_SWITCH', 'who shows a newly scored epoch: auto = the worker (default), manual = you'],
  ['INFERBENCH_API_PROBE_PORT', 'port of the API for probes and Prometheus (default: none)'],
  ['INFERBENCH_WEB_PROBE_PORT', 'the same of the web site'],
  ['INFERBENCH_WORKER_PROBE_PORT', 'the same of the worker'],
  ['EXECUTOR', 'graphql = the API compiles no queries (default jit)'],
  ['INFERBENCH_SKIP_INSTALL', '1 = never run npm ci'],
  ['INFERBENCH_VERBOSE', '1 = show the output of api and web here, too'],
  ['INFERBENCH_REFERENCE', 'npm test: folder of the reference suite (default ../shared/reference)'],
  ['CHROME_PATH', 'npm test: the Chromium to use'],
];

// What a child does not need, it does not get: each receives its own secrets by name.
const secrets = [
  'DATABASE_URL',
  'INFERBENCH_OWNER_PASSWORD',
  'INFERBENCH_APP_PASSWORD',
  'INFERBENCH_WORKER_PASSWORD',
  'INFERBENCH_CURSOR_SECRET',
];

/**
 * A variable's value; an empty one counts as not set.
 * @param {string} name
 * @returns {string | undefined}
 */
export function readVariable(name) {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/**
 * A port number from the environment; 0 stands for any free port.
 * @template {number | undefined} T
 * @param {string} name
 * @param {T} fallback
 * @returns {number | T}
 */
export function readPort(name, fallback) {
  const text = readVariable(name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new ScriptError(`${name}=${text} is not a port number from 0 to 65535.`);
  }
  return port;
}

/**
 * The environment of a child process: ours without secrets and with telemetry off, plus what it is given.
 * @param {Record<string, string | undefined>} [additions] undefined removes a variable
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(additions = {}) {
  const environment = {
    ...process.env,
    ...Object.fromEntries(secrets.map((name) => [name, undefined])),
    CHECKPOINT_DISABLE: '1',
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    ...additions,
  };
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));
}
