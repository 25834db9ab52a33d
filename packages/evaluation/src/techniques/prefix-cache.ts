import type { InForce, Technique } from './technique.ts';

/** What a prefix cache holds of a prompt is not computed again. */
export const prefixCache: Technique = {
  fromRequest: ({ techniques }) => hitting(techniques?.prefixCacheHitRate ?? null),
  fromRun: ({ techniques }) => hitting(techniques.prefixCacheHitRate),
};

function hitting(rate: number | null): InForce | null {
  if (rate === null) return null;
  return {
    ...(rate > 0 ? { comparability: 'prefix-cache' } : {}),
    onPrompt: (pieces) =>
      pieces.map(({ start, tokens }) => {
        // Its last token always is computed. Mean prompts may be shorter than a token; none starts before its start.
        const cached = Math.max(0, Math.min(Math.floor(rate * tokens), tokens - 1));
        return { start: start + cached, tokens: tokens - cached };
      }),
  };
}
