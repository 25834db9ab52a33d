import { nameSkeletons } from './public-name.ts';

/** Bodies that publish or set benchmarks, whose name beside a result would say more than anybody checked. */
export const KNOWN_BODIES: readonly string[] = [
  'MLCommons',
  'MLPerf',
  'SPEC',
  'Standard Performance Evaluation Corporation',
  'TPC',
  'Transaction Processing Performance Council',
  'InferBench',
  'InferenceMAX',
  'InferenceX',
  'SemiAnalysis',
  'Artificial Analysis',
  'Signal65',
  'Hugging Face',
  'ML.ENERGY',
  'LMSYS',
  'vLLM project',
  'OpenAI',
  'Anthropic',
  'Meta',
  'Microsoft',
  'Mistral AI',
  'DeepSeek',
  'Alibaba',
];

/** The body whose name a text holds as words of its own, or looks as if it did: "MLComm0ns", "the NVIDIA lab"; null for none. */
export function bodyNamedIn(text: string, bodies: readonly string[]): string | null {
  const words = text.split(/[^\p{L}\p{N}.]+/u).filter((word) => word !== '');
  const parts = new Set(
    words.flatMap((_, from) =>
      words.slice(from).flatMap((__, more) => nameSkeletons(words.slice(from, from + more + 1).join(' '))),
    ),
  );
  const whole = new Set(nameSkeletons(text));
  return (
    bodies.find((body) =>
      nameSkeletons(body).some((skeleton) => skeleton !== '' && (parts.has(skeleton) || whole.has(skeleton))),
    ) ?? null
  );
}
