import { FOUR_METRICS } from '@inferbench/domain/four-metrics';
import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { BoardResult } from '@inferbench/graphql-documents/board';
import { nameOf } from './ranking-sentence.ts';
import { countWord } from '../words/words.ts';

type Led = Pick<NonNullable<BoardResult['slice']>, 'leaders' | 'distinctLeaders'>;

/** From so many on it is worth a sentence. */
const WORTH_SAYING = 3;

/**
 * "Four metrics, three leaders: X leads useful TOPS and energy, Y cost, Z flexibility." Null where fewer lead; metrics that
 * one system alone has are no contest and left out.
 */
export function leadersSentence({ leaders = [], distinctLeaders = 0 }: Led): string | null {
  if (distinctLeaders < WORTH_SAYING) return null;
  const led = new Map<string, string[]>();
  const ties: string[] = [];
  let metrics = 0;
  for (const metric of FOUR_METRICS) {
    const [first, ...tied] = leaders.filter((leader) => leader.metric === metric && leader.systems > 1);
    if (first === undefined) continue;
    metrics += 1;
    if (tied.length > 0) {
      ties.push(
        `on ${METRIC_DEFINITIONS[metric].phrase} ${countWord(tied.length + 1).toLowerCase()} systems tie`,
      );
      continue;
    }
    const name = nameOf(first.system);
    led.set(name, [...(led.get(name) ?? []), METRIC_DEFINITIONS[metric].phrase]);
  }
  // "leads" is said once: "X leads a and b, Y c".
  const parts = [...led].map(
    ([name, names], index) => `${name}${index === 0 ? ' leads' : ''} ${names.join(' and ')}`,
  );
  const sentence = [parts.join(', '), ...ties].filter((part) => part !== '').join('; ');
  return `${countWord(metrics)} metrics, ${countWord(distinctLeaders).toLowerCase()} leaders: ${sentence}.`;
}
