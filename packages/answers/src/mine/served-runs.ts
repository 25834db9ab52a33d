import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { PointText } from '../verdict/of-points.ts';

/** A published run of answers, with its users. */
export interface ServedRun extends StreamPoint {
  users: number;
}

/** Plain runs of servers that read prompts themselves, as runs of answers: the speed of each user after the prompt, on average half of the answer later. */
export function servedRuns(points: readonly PointText[]): ServedRun[] {
  return points.flatMap(({ pointId, model, inputTokens, outputTokens, document }): ServedRun[] => {
    const point = TradeoffDocument.parse(JSON.parse(document));
    const { concurrency, chip, chips, framework, frameworkVersion, precisionClass, tokensPerSecPerUser } =
      point;
    const isPlain = point.technique === 'PLAIN' && point.mode === 'AGGREGATED';
    if (point.example || !isPlain || concurrency === null) return [];
    const { intervalShare, intervalAssumed, kind, source, measured, configuration } = point;
    return [
      {
        pointId,
        model,
        phase: 'DECODE',
        context: inputTokens + Math.round(outputTokens / 2),
        precision: precisionClass,
        chip,
        chips,
        framework,
        frameworkVersion,
        users: concurrency,
        tokensPerSec: tokensPerSecPerUser,
        intervalShare,
        intervalAssumed,
        kind,
        source,
        measured,
        configuration,
      },
    ];
  });
}
