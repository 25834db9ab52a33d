import { z } from 'zod';
import { type Sent, UNREACHABLE } from '../../api/sent.ts';

/** What the session endpoint says instead of an answer, in the form of GraphQL's errors. */
const Refusal = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).min(1),
});

export function readAnswer<Answer>(json: unknown, answer: z.ZodType<Answer>): Sent<Answer> {
  const [refused] = Refusal.safeParse(json).data?.errors ?? [];
  if (refused !== undefined)
    return { ok: false, trouble: { code: refused.extensions.code, message: refused.message } };
  const read = answer.safeParse(json);
  return read.success ? { ok: true, answer: read.data } : { ok: false, trouble: UNREACHABLE };
}
