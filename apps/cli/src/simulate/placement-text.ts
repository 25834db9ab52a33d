import type { Placement } from '@inferbench/domain/scores/simulation';

/** How a model is split over chips, in words. */
export function placementText(placement: Placement): string {
  const { chips, tensorParallel, pipelineParallel, replicas, expertParallel, attentionParallel } = placement;
  const experts = expertParallel > 1 ? `, experts over ${expertParallel}` : '';
  const ranks = attentionParallel > 1 ? `, attention data-parallel over ${attentionParallel}` : '';
  return `${chips} (tensor parallel ${tensorParallel}, pipeline stages ${pipelineParallel}, replicas ${replicas}${experts}${ranks})`;
}
