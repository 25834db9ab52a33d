import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../environment.ts';

const Condition = z.object({ condition: z.enum(['service_healthy', 'service_completed_successfully']) });

/** Written as Compose has it: 5s. */
const seconds = z
  .string()
  .regex(/^\d+s$/)
  .transform((text) => Number.parseInt(text, 10));

const Health = z.object({
  test: z.array(z.string()),
  interval: seconds,
  timeout: seconds.optional(),
  retries: z.number().int(),
  start_period: seconds.default(0),
});

const Service = z.object({
  build: z.string().optional(),
  image: z.string().optional(),
  working_dir: z.string().optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  restart: z.string().optional(),
  healthcheck: Health.optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  deploy: z.object({ replicas: z.number().int() }).default({ replicas: 1 }),
  depends_on: z.record(z.string(), Condition).default({}),
});
export type ComposeService = z.infer<typeof Service>;

const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
});

export const COMPOSE_FILE = path.join(ROOT, 'docker-compose.yml');

export function readCompose(): z.infer<typeof Compose> {
  return Compose.parse(parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true }));
}
