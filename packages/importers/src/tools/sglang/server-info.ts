// Format: `server_info` of sglang.bench_serving: the server's own arguments, as its endpoint /get_server_info gives them; of a router
// over pools, `prefill` and `decode` with those of each. https://github.com/sgl-project/sglang/blob/main/python/sglang/srt/server_args.py (read 2026-11-27)
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { isRecord } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { modelOfPath } from '../../shared/model-path.ts';
import { precisionWord } from '../../shared/precision-word.ts';

/** Facts that the server says of itself; everything else stays unknown. */
export interface ServerInfo {
  servedName: string | null;
  system: Partial<Run['system']>;
  precision: Partial<Run['precision']>;
  techniques: Partial<Run['techniques']>;
}

/** Settings that say something of a run and of which ours has no place. */
const HINTS: readonly (readonly [key: string, path: string])[] = [
  ['served_model_name', 'model'],
  ['dp_size', 'system'],
  ['enable_dp_attention', 'system'],
  ['nnodes', 'system'],
  ['disaggregation_mode', 'system'],
  ['attention_backend', 'system.software'],
  ['sampling_backend', 'system.software'],
  ['device', 'system.hardware'],
  ['dtype', 'precision.activations'],
  ['max_running_requests', 'system'],
  ['chunked_prefill_size', 'system'],
  ['mem_fraction_static', 'system'],
  ['schedule_policy', 'system'],
  ['speculative_algorithm', 'techniques.speculative'],
  ['speculative_num_steps', 'techniques.speculative'],
  ['speculative_eagle_topk', 'techniques.speculative'],
  ['speculative_num_draft_tokens', 'techniques.speculative'],
];

/** Reads `server_info`; null for a file without. `acceptLength` is the mean of tokens a step that the client asked for after the run. */
export function readServerInfo(file: FieldReader, acceptLength: number | null): ServerInfo | null {
  const info = file.inside('server_info');
  if (info === null) return null;
  const pools = ['prefill', 'decode'].filter((pool) => Array.isArray(info.raw(pool)));
  const server = serverOf(info, pools);
  const system = pools.length > 0 ? poolsOf(info, pools) : splitOf(server);
  for (const [key, path] of HINTS) server.hint(key, path);
  const path =
    server.text('model_path', 'model.servedName') ?? server.text('served_model_name', 'model.servedName');
  const version =
    server.text('version', 'system.frameworkVersion') ?? info.text('version', 'system.frameworkVersion');
  return {
    servedName: path === null ? null : modelOfPath(path),
    system: { framework: 'SGLang', frameworkVersion: version?.slice(0, 60) ?? null, ...system },
    precision: precisionOf(server),
    techniques: { ...cacheOf(server), speculative: speculativeOf(server, acceptLength) },
  };
}

/** The one server, or the first of the decoding pool: all of a pool have one configuration. */
function serverOf(info: FieldReader, pools: readonly string[]): FieldReader {
  for (const pool of pools.toReversed()) {
    const [first] = info.list(pool) ?? [];
    if (isRecord(first)) return info.elements(pool, { listed: true })?.[0] ?? info;
  }
  return info;
}

function splitOf(server: FieldReader): Partial<Run['system']> {
  const size = (key: string, path: string) => {
    const value = server.raw(key) === null ? null : server.whole(key, path, 'GPUs');
    return isPositive(value) && value <= 1024 ? value : null;
  };
  const context = server.whole('context_length', 'system.maxContextTokens', 'tokens');
  return {
    tensorParallel: size('tp_size', 'system.tensorParallel'),
    pipelineParallel: size('pp_size', 'system.pipelineParallel'),
    expertParallel: size('ep_size', 'system.expertParallel'),
    ...(isPositive(context) ? { maxContextTokens: context } : {}),
  };
}

/** Pools are offered: how many chips each has and which of them the load reached is for their owner to state. */
function poolsOf(info: FieldReader, pools: readonly string[]): Partial<Run['system']> {
  for (const pool of pools) {
    const servers = (info.list(pool) ?? []).filter((server) => isRecord(server));
    const words = servers.slice(0, 8).map((server) => `tp ${wordOf(server['tp_size'])}`);
    info.hinted('system.layout', pool, `${servers.length} × ${pool}: ${words.join(', ')}`);
  }
  info.note(
    'POOLS',
    `The server is a router over pools (${pools.join(' and ')}): their sizes are hints, chips and layout are to be stated.`,
    'system.layout',
  );
  return {};
}

function wordOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 20) : '?';
}

/** `quantization` names the weights; a dtype is what computes and no format of weights, and "auto" leaves both to the model. */
function precisionOf(server: FieldReader): Partial<Run['precision']> {
  const dtype = precisionWord(server, 'dtype', 'precision.activations');
  const weights = precisionWord(server, 'quantization', 'precision.weights');
  const computes = weights === null || weights === 'int4' || weights === 'int8-weight-only';
  return {
    weights,
    activations: computes ? dtype : weights,
    kv: precisionWord(server, 'kv_cache_dtype', 'precision.kv'),
  };
}

function cacheOf(server: FieldReader): Pick<Run['techniques'], 'prefixCache'> {
  const off = server.raw('disable_radix_cache');
  if (typeof off !== 'boolean') return {};
  server.hint('disable_radix_cache', 'techniques.prefixCache');
  return { prefixCache: off ? 'off' : 'on' };
}

/** Drafts by method and model; how many are proposed a step is its steps where no tree branches. */
function speculativeOf(server: FieldReader, acceptLength: number | null): Run['techniques']['speculative'] {
  const algorithm = server.text('speculative_algorithm', 'techniques.speculative.method')?.trim() ?? '';
  if (algorithm === '') return null;
  const topk = server.raw('speculative_eagle_topk');
  const steps = server.whole('speculative_num_steps', 'techniques.speculative.draftTokens', 'tokens');
  const draft = server.text('speculative_draft_model_path', 'techniques.speculative.draftModel');
  return {
    method: algorithm.toLowerCase().slice(0, 60),
    draftModel: draft === null ? null : modelOfPath(draft).slice(0, 200),
    draftTokens: isPositive(steps) && (topk === 1 || topk === null) ? steps : null,
    meanAcceptedTokens: acceptLength !== null && acceptLength >= 1 ? acceptLength : null,
  };
}
