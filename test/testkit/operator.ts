import { z } from 'zod';
import { callCli } from './call-cli.ts';

const Answer = z.looseObject({ ok: z.boolean(), error: z.looseObject({ code: z.string() }).optional() });
export type AdminAnswer = z.infer<typeof Answer> & { exitCode: number | null };

/** `inferbench admin … --json` by a login, inside this process. */
export async function inferbenchAdmin(ownerUrl: string, ...args: string[]): Promise<AdminAnswer> {
  const env = { INFERBENCH_ADMIN_DATABASE_URL: ownerUrl };
  const { exitCode, stdout } = await callCli(['admin', ...args, '--json'], env);
  return { ...Answer.parse(JSON.parse(stdout)), exitCode };
}
