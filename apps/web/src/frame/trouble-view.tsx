import { Problem } from './states.tsx';
import { answerWithStatus, askedAddress } from '../api/answer-status.ts';
import type { Trouble } from '../api/trouble.ts';

/** A failed answer; without a better place to go, the address that was asked for is tried again. */
export async function TroubleView({ trouble }: { trouble: Trouble }) {
  const { title, message, action, href, passing } = trouble;
  if (passing !== null) await answerWithStatus(passing === 'UNAVAILABLE' ? 503 : 429);
  return <Problem title={title} message={message} action={action} href={href ?? (await askedAddress())} />;
}
