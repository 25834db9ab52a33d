import { US_PER_SEC } from '@inferbench/units/si';
import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import type { Begun } from './begin.ts';
import { startObservers } from './observers.ts';
import type { StatedPlan } from './plan.ts';
import type { PowerChoice } from './power/start-power.ts';
import { progress } from './progress.ts';
import { beyondRemoteLimits, loadedBy } from './remote-limits.ts';
import { clockSince } from './sender/clock.ts';
import { senders as startSenders } from './sender/senders.ts';
import type { SenderSettings } from './sender/stage-job.ts';
import { runSession } from './session.ts';

/** How often it is looked whether another machine has had its share. */
const CHECK_MS = 100;

interface Measured extends StatedPlan {
  begun: Begun;
  sender: Pick<
    SenderSettings,
    'endpoint' | 'apiKey' | 'headers' | 'timeoutMs' | 'keepsTokenTimes' | 'salt'
  > & {
    baseUrls: readonly string[];
  };
  power: PowerChoice | null;
  /** Whether the server is on this machine: of another one less is asked. */
  isHere: boolean;
}

/** Runs what is left of the plan; gives why it stopped before its end, or null. */
export async function measureStages({
  begun,
  plan,
  lengthFile,
  traceSecs,
  prompts,
  sender: { baseUrls, ...sender },
  power,
  isHere,
}: Measured): Promise<string | null> {
  const { header, writer, earlier, originNs } = begun;
  if (earlier?.end?.isComplete === true) return null;
  const nowUs = clockSince(originNs);
  const { inputTokens, outputTokens, sharedPrefix, session, image } = plan;
  const servers = plan.servers && { baseUrls, deal: plan.servers.deal };
  const drawn = { inputTokens, outputTokens, sharedPrefix, lengthFile, session, prompts, image, servers };
  const senders = startSenders({ ...sender, originNs, ...drawn });
  const observers = await startObservers({
    apiUrls: baseUrls,
    power,
    nowUs,
  });
  const done = earlier?.stages ?? [];
  const watch = progress({ header, done, nowUs });
  const [beganUs, before] = [nowUs(), loadedBy(done)];
  let reason: string | null = null;
  const stop = (why: string) => {
    reason ??= why;
    senders.cancel();
  };
  const check = () => {
    const beyond = beyondRemoteLimits({
      requests: before.requests + senders.sent(),
      seconds: before.seconds + (nowUs() - beganUs) / US_PER_SEC,
    });
    if (beyond !== null) stop(beyond);
  };
  const timer = isHere ? undefined : setInterval(check, CHECK_MS);
  try {
    await interruptible(
      () => stop('Interrupted.'),
      () =>
        runSession({
          header,
          done,
          writer,
          senders,
          observers,
          nowUs,
          traceSecs,
          stop,
          stopped: () => reason,
          watch,
        }),
    );
    return reason;
  } finally {
    clearInterval(timer);
    watch.close();
    await observers.stop();
    await senders.close();
  }
}

/**
 * Ctrl-C once: `onInterrupt` ends things in order; twice: at once. What listened before listens again when the action is over.
 */
async function interruptible<T>(onInterrupt: () => void, action: () => Promise<T>): Promise<T> {
  const before = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  let asked = false;
  const heard = () => {
    if (asked) process.exit(EXIT_CODES.interrupted);
    asked = true;
    onInterrupt();
  };
  process.on('SIGINT', heard);
  try {
    return await action();
  } finally {
    process.off('SIGINT', heard);
    for (const listener of before) process.on('SIGINT', listener);
  }
}
