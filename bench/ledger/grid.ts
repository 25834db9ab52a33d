import type { ServeRequest } from '@inferbench/domain/simulation/serve-request';

export interface GridCell extends Pick<
  ServeRequest,
  'chip' | 'model' | 'batch' | 'inputTokens' | 'outputTokens'
> {
  chips: number;
  framework: string;
  weightPrecision: NonNullable<ServeRequest['weightPrecision']>;
}

type System = Pick<GridCell, 'chip' | 'chips'>;
type Weights = readonly [model: string, precision: GridCell['weightPrecision']];

const server = (chip: string, chips = 8): System => ({ chip, chips });
const alone = (chip: string): System => ({ chip, chips: 1 });

/** Servers that people ask for, as they are sold. */
const SERVERS: readonly System[] = [
  server('nvidia-h200-sxm-141gb'),
  server('nvidia-b200-sxm-180gb'),
  server('nvidia-b300-sxm'),
  server('nvidia-gb300-nvl72'),
  server('amd-mi325x'),
  server('amd-mi355x'),
  server('google-tpu-v7-ironwood'),
  server('aws-trainium2', 16),
  server('intel-gaudi3'),
];

/** Machines that stand on a desk. */
const DESKS: readonly System[] = [
  alone('nvidia-rtx-5090'),
  alone('nvidia-rtx-pro-6000-workstation'),
  alone('nvidia-gb10'),
  alone('apple-m4-max-40gpu'),
  alone('apple-m3-ultra'),
  alone('amd-ryzen-ai-max-395'),
];

const SERVED: readonly Weights[] = [
  ['deepseek-v4-pro', 'mxfp4'],
  ['deepseek-r1', 'fp8'],
  ['kimi-k2.6', 'int4'],
  ['glm-5.3', 'fp8'],
  ['minimax-m3', 'fp8'],
  ['qwen3.5-397b-a17b', 'fp8'],
  ['gpt-oss-120b', 'mxfp4'],
  ['llama-3.3-70b', 'fp8'],
  ['qwen3-32b', 'fp8'],
];

const OWN: readonly Weights[] = [
  ['gpt-oss-120b', 'mxfp4'],
  ['gpt-oss-20b', 'mxfp4'],
  ['llama-3.3-70b', 'q4_k_m'],
  ['qwen3-32b', 'q4_k_m'],
  ['qwen3.6-35b-a3b', 'q4_k_m'],
  ['llama-3.1-8b', 'q4_k_m'],
];

const LENGTHS = [
  { inputTokens: 8192, outputTokens: 1024 },
  { inputTokens: 1024, outputTokens: 1024 },
] as const;

/** Loads that each release predicts: the words never change, so that two releases can be told apart. */
export function gridCells(): GridCell[] {
  return [...cellsOf(SERVERS, SERVED, 'vllm', [8, 64, 256]), ...cellsOf(DESKS, OWN, 'llama.cpp', [1, 8])];
}

function cellsOf(
  systems: readonly System[],
  models: readonly Weights[],
  framework: string,
  loads: readonly number[],
): GridCell[] {
  return systems.flatMap((system) =>
    models.flatMap(([model, weightPrecision]) =>
      LENGTHS.flatMap((lengths) =>
        loads.map((batch) => ({ ...system, model, weightPrecision, framework, ...lengths, batch })),
      ),
    ),
  );
}
