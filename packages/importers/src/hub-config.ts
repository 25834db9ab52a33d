import type { Finding } from '@inferbench/domain/errors/finding';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { z } from 'zod';

const count = z.int().positive();

/** What we read of a hub's config.json; everything else in it is ignored. */
const HubConfig = z.object({
  architectures: z.array(z.string()).min(1),
  num_hidden_layers: count,
  hidden_size: count,
  num_attention_heads: count,
  num_key_value_heads: count.optional(),
  head_dim: count.nullable().optional(),
  intermediate_size: count,
  vocab_size: count,
  max_position_embeddings: count,
  tie_word_embeddings: z.boolean().optional(),
  attention_bias: z.boolean().optional(),
  mlp_bias: z.boolean().optional(),
  sliding_window: count.nullable().optional(),
  use_sliding_window: z.boolean().optional(),
  torch_dtype: z.string().optional(),
});
type HubConfig = z.infer<typeof HubConfig>;

/** Decoders with RMS norm, gated feed-forward and rotary positions; they differ in biases and head norms. */
const ARCHITECTURES: Readonly<Record<string, { qkvBias: boolean; qkNorm: boolean; window: boolean }>> = {
  LlamaForCausalLM: { qkvBias: false, qkNorm: false, window: false },
  MistralForCausalLM: { qkvBias: false, qkNorm: false, window: true },
  Qwen2ForCausalLM: { qkvBias: true, qkNorm: false, window: false },
  Qwen3ForCausalLM: { qkvBias: false, qkNorm: true, window: false },
};

export function isHubConfig(document: unknown): boolean {
  return typeof document === 'object' && document !== null && 'architectures' in document;
}

/** A hub's config.json of a Llama-like decoder in our shape; the file holds no name, so that is given beside it. */
export function modelFromHubConfig(
  document: unknown,
  named: { slug: string; name: string; source: string },
): Result<unknown, Finding[]> {
  const parsed = parseWithFindings(HubConfig, document);
  if (!parsed.ok) return parsed;
  const [architecture = ''] = parsed.value.architectures;
  const known = Object.hasOwn(ARCHITECTURES, architecture) ? ARCHITECTURES[architecture] : undefined;
  if (known === undefined) return fail([unknownArchitecture(architecture)]);
  return ok({ schema: 'inferbench.model/1', ...named, ...shapeOf(parsed.value, known) });
}

function shapeOf(config: HubConfig, known: { qkvBias: boolean; qkNorm: boolean; window: boolean }) {
  const window = known.window && config.use_sliding_window !== false ? (config.sliding_window ?? null) : null;
  return {
    kind: 'dense',
    aliases: [],
    notes: [],
    layers: config.num_hidden_layers,
    hidden: config.hidden_size,
    heads: config.num_attention_heads,
    kvHeads: config.num_key_value_heads ?? config.num_attention_heads,
    headDim: config.head_dim ?? config.hidden_size / config.num_attention_heads,
    latentAttention: null,
    locality: window === null ? null : { kind: 'window', tokens: window, fullLayers: 0 },
    biases: {
      qkv: known.qkvBias || config.attention_bias === true,
      out: !known.qkvBias && config.attention_bias === true,
      mlp: config.mlp_bias === true,
    },
    qkNorm: known.qkNorm,
    attentionSinks: false,
    norm: 'rmsnorm',
    normsPerLayer: 2,
    parallelBlock: false,
    positions: 'rope',
    ffn: config.intermediate_size,
    gatedFfn: true,
    vocab: config.vocab_size,
    tiedEmbeddings: config.tie_word_embeddings ?? false,
    maxContextTokens: config.max_position_embeddings,
    tokenizer: null,
    charsPerToken: null,
    publishedParameters: null,
    weightPrecision: config.torch_dtype === 'bfloat16' ? 'bf16' : 'fp16',
  };
}

function unknownArchitecture(architecture: string): Finding {
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path: 'architectures[0]',
    message: `No mapping of the architecture "${architecture.slice(0, 80)}" is known; guessing would give a wrong parameter count.`,
    value: architecture.slice(0, 80),
    expected: `one of ${Object.keys(ARCHITECTURES).join(', ')}`,
    fix: 'Send our own model document instead (docs/adding-entities.md).',
  };
}
