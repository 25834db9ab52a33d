import { z } from 'zod';

const Environment = z.object({
  /** Address of the API's process; the browser never sees it. */
  INFERBENCH_API_URL: z.url().default('http://127.0.0.1:4000'),
  /** 1: a demonstration, which the server that started lets nobody but its own machine reach. */
  INFERBENCH_DEMO: z.string().optional(),
});

/** Read at run time, never baked into the build. */
export function readEnvironment(): z.infer<typeof Environment> {
  return Environment.parse(process.env);
}
