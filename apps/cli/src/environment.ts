import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { z } from 'zod';

const Environment = z.object({
  INFERBENCH_SERVER: z.url().default('http://127.0.0.1:3000'),
  INFERBENCH_API_KEY: z.string().min(1).optional(),
  INFERBENCH_KEY_FILE: z.string().min(1).optional(),
});
export type Environment = z.infer<typeof Environment>;

/** What the environment says, with defaults. Throws with names only: values may be secrets. */
export function readEnvironment(): Environment {
  const parsed = Environment.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new InferbenchError('USAGE', `The environment is not usable: ${problems.join('; ')}.`);
}
