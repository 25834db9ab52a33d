import { z } from 'zod';

/** Who shows an epoch when it is filled: the worker, or an operator by `inferbench rescore --switch`. */
const EpochSwitch = z.enum(['auto', 'manual']);
export type EpochSwitch = z.infer<typeof EpochSwitch>;

const Environment = z.object({
  /** Login of the role inferbench_app: results are read and written as it. */
  DATABASE_URL: z.url(),
  /** Login of the role inferbench_worker, which takes jobs and does nothing else. */
  INFERBENCH_QUEUE_DATABASE_URL: z.url(),
  INFERBENCH_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  INFERBENCH_EPOCH_SWITCH: EpochSwitch.default('auto'),
  /** Port on loopback that answers /livez, /readyz and /metrics; none where it is not set. */
  INFERBENCH_WORKER_PROBE_PORT: z.coerce.number().int().min(0).max(65535).optional(),
});
export type Environment = z.infer<typeof Environment>;

/** All problems in one message, names only: values may be secrets. */
export function readEnvironment(values: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = Environment.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${problems.join('\n')}`);
}
