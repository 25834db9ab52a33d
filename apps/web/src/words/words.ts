import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import { METRIC_DEFINITIONS, type MissingReason } from '@inferbench/domain/terms/metric';
import { NO_CONTEXT } from '@inferbench/domain/terms/slice';
import { stackNames } from '@inferbench/domain/catalogue/names';
import type { FeedResult } from '@inferbench/graphql-documents/feed';
import { counted, listed } from '@inferbench/units/english';
import type { LimitingResource } from '@inferbench/domain/scores/simulation';

export const SHAPE_WORDS = {
  PROMPT_HEAVY: 'prompt-heavy',
  BALANCED: 'balanced',
  ANSWER_HEAVY: 'answer-heavy',
  OFFLINE: 'offline data set',
  SERVER: 'server data set',
  INTERACTIVE: 'interactive data set',
  OPEN_LOOP: 'open loop',
  AGENTIC: 'agentic',
} as const;

export const BOUNDARY_WORDS: Readonly<Record<string, string>> = {
  WALL: 'wall',
  RACK: 'rack',
  NODE_SENSOR: 'node sensor',
  CHASSIS_MODEL: 'chassis model',
  DEVICE_SENSOR: 'device sensor',
  PROVISIONED: 'provisioned',
  TDP: 'TDP',
  SIMULATED: 'simulated',
};

export const BASIS_WORDS = {
  OWNED: COST_BASIS_WORDS.OWNED.name,
  RENTED: COST_BASIS_WORDS.RENTED.name,
  CONTRACT: COST_BASIS_WORDS.CONTRACT.name,
} as const;

export const MISSING_WORDS: Readonly<Record<MissingReason, string>> = {
  NO_PRICE: 'no price',
  NO_POWER: 'no power data',
  POWER_WINDOW_UNKNOWN: 'power window not stated',
  NOT_COMPUTED: 'not computed',
  NOT_REPORTED: 'not reported',
  NOT_APPLICABLE: 'not applicable',
  INSUFFICIENT_SAMPLES: 'too few samples',
  DOES_NOT_FIT: 'does not fit',
  UNSUPPORTED_PRECISION: 'unsupported precision',
};

/** Words of a published point whose source does not name what it measured. */
export const INFERRED_WORDS = {
  short: 'configuration inferred',
  long: 'Configuration inferred: the source lists this row under a number; chip, layout, stack and precision were recovered from its published encoding.',
} as const;

export function stackWords(framework: string | null): string {
  return framework === null ? 'stack not stated' : stackNames(framework).short;
}

/** 1,024 tokens are "1K": K counts 1,024 for context and nothing else. Images have none. */
export function contextWords(tokens: number): string {
  if (tokens === NO_CONTEXT) return 'none';
  if (tokens >= 1_048_576) return `${tokens / 1_048_576}M`;
  return tokens >= 1024 ? `${tokens / 1024}K` : String(tokens);
}

/** Says what an epoch changed at the head of boards: "another system is first by value: useful TOPS per chip in 3 slices"; null for nothing, or where no epoch stood before it. */
export function orderChanges(report: FeedResult['epochs'][number]['report']): string | null {
  const changed = report?.metrics.filter(({ newLeaders }) => newLeaders > 0) ?? [];
  if (changed.length === 0) return null;
  const words = changed.map(
    ({ metric, newLeaders }) => `${METRIC_DEFINITIONS[metric].axis} in ${counted(newLeaders, 'slice')}`,
  );
  return `another system is first by value: ${listed(words)}`;
}

const LIMITS: Readonly<Record<LimitingResource, string>> = {
  compute: 'compute',
  memory: 'memory bandwidth',
  kv: 'reading the KV cache',
  collective: 'links between chips',
  launch: 'launches and host',
  capacity: 'capacity',
};

const LIMIT_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(LIMITS));

/** Words of a limit as the domain or as GraphQL names it. */
export function limitWords(limit: LimitingResource | Uppercase<LimitingResource>): string {
  return LIMIT_WORDS.get(limit.toLowerCase()) ?? limit;
}
