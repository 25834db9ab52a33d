import type { EngineSettings } from './settings.ts';

/** A number from −1 to 1 that only the seed and the place decide. */
function jitter(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1;
}

/** How long the request of this order is served, from its turn on. */
export function serviceTime(settings: EngineSettings, ordinal: number, promptTokens: number) {
  const { seed, spread, ttftMs, tpotMs, ttftUsPerPromptToken } = settings;
  const prefillMs = ttftMs + (ttftUsPerPromptToken * promptTokens) / 1000;
  return {
    ttftUs: 1000 * prefillMs * (1 + spread * jitter(seed, 2 * ordinal)),
    tpotUs: 1000 * tpotMs * (1 + spread * jitter(seed, 2 * ordinal + 1)),
  };
}
