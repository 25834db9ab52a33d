import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { PointText } from '../verdict/of-points.ts';

/** Runs of a server with one request in flight, as runs of one user: the answer's speed after the prompt, on average half of the answer later. */
export function servedAlone(points: readonly PointText[]): StreamPoint[] {
  return points.flatMap(({ pointId, model, inputTokens, outputTokens, document }): StreamPoint[] => {
    const point = TradeoffDocument.parse(JSON.parse(document));
    if (point.example || point.technique !== 'PLAIN' || point.concurrency !== 1) return [];
    const { chip, chips, framework, frameworkVersion, precisionClass, tokensPerSecPerUser } = point;
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
