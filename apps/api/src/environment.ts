import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

const Environment = z.object({
  /** Login of the role inferbench_app. */
  DATABASE_URL: z.url(),
  INFERBENCH_API_PORT: port.default(4000),
  /** Loopback unless a container's network needs more. */
  INFERBENCH_HOST: z.string().min(1).default('127.0.0.1'),
  /** Signs cursors; equal on all processes of one installation. */
  INFERBENCH_CURSOR_SECRET: z.string().min(16),
  INFERBENCH_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
export type Environment = z.infer<typeof Environment>;

const PrepareEnvironment = z.object({
  /** Login that may create roles and, where needed, the database. */
  INFERBENCH_ADMIN_DATABASE_URL: z.url(),
  INFERBENCH_OWNER_PASSWORD: z.string().min(16),
  INFERBENCH_APP_PASSWORD: z.string().min(16),
  /** Where to write a demo vendor key; absent on servers of other people. */
  INFERBENCH_DEMO_KEY_FILE: z.string().min(1).optional(),
});

/** Parses with all problems in one message, names only: values may be secrets. */
function parse<T>(schema: z.ZodType<T>, values: NodeJS.ProcessEnv): T {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${problems.join('\n')}`);
}

export const readEnvironment = () => parse(Environment, process.env);
export const readPrepareEnvironment = () => parse(PrepareEnvironment, process.env);
