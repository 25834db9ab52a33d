import { z } from 'zod';
import { demoMode } from '@inferbench/http-guard/demo-mode';
import { staysOnLoopback } from '@inferbench/http-guard/loopback-host';
import { publicOrigin } from '@inferbench/http-guard/public-origin';
import { trustedProxies } from '@inferbench/http-guard/trusted-proxies';
import { DEFAULT_LIMITS } from './limits/request-limits.ts';
import { EVIDENCE_DIR } from './places.ts';

const port = z.coerce.number().int().min(0).max(65535);

/** A reader that throws its complaint, as a transformation. */
function orIssue<T>(read: (text: string) => T) {
  return (text: string, issues: z.RefinementCtx): T => {
    try {
      return read(text);
    } catch (error) {
      issues.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  };
}

const Environment = z.object({
  /** Login of the role inferbench_app. */
  DATABASE_URL: z.url(),
  /** A streaming standby of it, by the same login, for reads of what everybody may see; none where it is empty or not set. */
  DATABASE_READ_URL: z.literal('').or(z.url()).default(''),
  INFERBENCH_API_PORT: port.default(4000),
  /** Port on loopback that answers /livez, /readyz and /metrics; none where it is not set. */
  INFERBENCH_API_PROBE_PORT: port.optional(),
  /** Loopback unless a container's network needs more. */
  INFERBENCH_HOST: z.string().min(1).default('127.0.0.1'),
  /** Folder of the evidence store; all processes of one installation share it. */
  INFERBENCH_EVIDENCE_DIR: z.string().min(1).default(EVIDENCE_DIR),
  /** Signs cursors; equal on all processes of one installation. */
  INFERBENCH_CURSOR_SECRET: z.string().min(16),
  /** Points a minute of one client (docs/api.md); 0: nobody is limited. Not set: 120,000, and none for this machine. */
  INFERBENCH_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  /** Wrong API keys a minute from one address. */
  INFERBENCH_FAILED_KEY_LIMIT: z.coerce.number().int().min(1).default(DEFAULT_LIMITS.failedKeysPerMinute),
  /**
   * Proxies whose X-Forwarded-For is believed: networks, addresses, `private` for proxies in other containers.
   * Loopback always is.
   */
  INFERBENCH_TRUSTED_PROXIES: z.string().default('').transform(orIssue(trustedProxies)),
  /**
   * Addresses from which keys of the scope `review` decide: networks, addresses, `private`. Loopback always; passkeys
   * decide from anywhere.
   */
  INFERBENCH_REVIEW_ADDRESSES: z.string().default('').transform(orIssue(trustedProxies)),
  /** The address by which the public knows the site; needed where the API listens beyond loopback. */
  INFERBENCH_PUBLIC_ORIGIN: z.string().optional(),
  /** 1: keys and results of the demonstration are let in, on loopback alone. Set by `npm start` for its own database. */
  INFERBENCH_DEMO: z.string().optional(),
  /** `graphql` switches compiled queries off. */
  EXECUTOR: z.enum(['jit', 'graphql']).default('jit'),
  INFERBENCH_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const PrepareEnvironment = z.object({
  /** Login that may create roles and, where needed, the database. */
  INFERBENCH_ADMIN_DATABASE_URL: z.url(),
  INFERBENCH_OWNER_PASSWORD: z.string().min(16),
  INFERBENCH_APP_PASSWORD: z.string().min(16),
  INFERBENCH_WORKER_PASSWORD: z.string().min(16),
  /** Where to write a demo vendor key, which makes the database one of the demonstration; absent on servers of other people. */
  INFERBENCH_DEMO_KEY_FILE: z.string().min(1).optional(),
});

/** Parses with all problems in one message, names only: values may be secrets. */
function parse<T>(schema: z.ZodType<T>, values: NodeJS.ProcessEnv): T {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${problems.join('\n')}`);
}

export function readEnvironment() {
  const environment = parse(Environment, process.env);
  const { INFERBENCH_PUBLIC_ORIGIN: origin, INFERBENCH_HOST: host, INFERBENCH_DEMO: demo } = environment;
  return {
    ...environment,
    INFERBENCH_PUBLIC_ORIGIN: publicOrigin({ origin, host }),
    INFERBENCH_DEMO: demoMode({ demo, host }),
    reachable:
      !staysOnLoopback(host) ||
      (origin ?? '') !== '' ||
      (process.env['INFERBENCH_TRUSTED_PROXIES'] ?? '').trim() !== '',
  };
}
export const readPrepareEnvironment = () => parse(PrepareEnvironment, process.env);
