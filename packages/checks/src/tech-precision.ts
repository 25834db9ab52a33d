import { fullPrecision, type PrecisionWord } from '@inferbench/domain/terms/precision';
import type { CheckSubject, Rule, Violation } from './rule.ts';

/** Formats of weight files: nothing computes in them or keeps a cache in them. */
const OF_WEIGHTS_ONLY = ['int8-weight-only', 'q4_k_m', 'q4_k_xl'] as const;
/** Formats of llama.cpp that weights and caches (`--cache-type-k`) are kept in; nothing computes in them. */
const STORED_ONLY = ['q4_0', 'q8_0'] as const;

/** Activations that are narrower than 8 bits are floats; int4 weights are expanded to 16 bits. */
const NO_ACTIVATIONS: ReadonlySet<PrecisionWord> = new Set([...OF_WEIGHTS_ONLY, ...STORED_ONLY, 'int4']);

/** A cache holds plain numbers; mixed-precision training words say nothing of it. */
const NO_CACHE: ReadonlySet<PrecisionWord> = new Set([...OF_WEIGHTS_ONLY, 'fp16-amp']);

/** Weights, activations and KV cache are declared in words that each can be kept in; what the chip computes is resolve-run's. */
export const techPrecision: Rule = {
  id: 'TECH-PRECISION',
  title: 'The chip computes the declared precision',
  severity: 'reject',
  since: '0.2.0',
  explanation:
    'The chip has a compute class as wide as the activations, and activations and KV cache are kept in formats that can hold them. Of a submitted run, activations or KV cache that are not declared warn.',
  formula: null,
  checkPoint: (subject) => {
    const { activations, kv } = subject.run.precision;
    // One declaration a run, so what refuses it is said once.
    const first = subject.index === 0;
    return [
      ...(first && activations !== null && NO_ACTIVATIONS.has(activations)
        ? [unfit('activations', activations)]
        : []),
      ...(first && kv !== null && NO_CACHE.has(kv) ? [unfit('kv', kv)] : []),
      ...assumed(subject),
    ];
  },
};

const WORDS = { activations: 'activations', kv: 'a KV cache' } as const;

function unfit(key: keyof typeof WORDS, word: PrecisionWord): Violation {
  return {
    path: `precision.${key}`,
    message: `${word} is a format of storage; ${WORDS[key]} cannot be kept in it.`,
    value: word,
    expected:
      key === 'kv'
        ? 'fp32, bf16, fp16, fp8, int8 or a 4-bit format'
        : 'fp32, bf16, fp16, fp8, int8 or a 4-bit float',
    fix: `State in precision.${key} what the server computes with; the format of the weights is precision.weights.`,
  };
}

/** A publication says what it says; who submits a run knows how the server was started. */
function assumed({ run, point, index }: CheckSubject): Violation[] {
  const { weights, activations, kv } = run.precision;
  if (run.publication !== null || weights === null || point.phase === 'IMAGE') return [];
  const filled = fullPrecision(weights, run.precision);
  const missing = [
    ...(activations === null ? [`activations (${filled.activations})`] : []),
    ...(kv === null ? [`KV cache (${filled.kv})`] : []),
  ];
  if (missing.length === 0) return [];
  return [
    {
      severity: 'warn',
      path: `points[${index}]`,
      message: `The precision of ${missing.join(' and ')} is not declared; the natural one in brackets is assumed.`,
      value: 'not declared',
      expected: 'precision.activations and precision.kv',
      fix: 'State both in the context file; a narrower cache changes what physics allows.',
    },
  ];
}
