import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';
import { precisionWord } from '../../shared/precision-word.ts';

export interface Stack {
  system: Partial<Run['system']>;
  precision: Partial<Run['precision']>;
  servedName: string | null;
}

/** One kind of engine of the stack: so many replicas of it, each on so many chips. */
interface Engine {
  chip: string | null;
  /** Count as the file has it, of one replica or of all. */
  count: number | null;
  replicas: number;
  tensor: number | null;
  pipeline: number | null;
  expert: number | null;
  data: number | null;
  role: string | null;
  model: string | null;
  tool: string | null;
  version: string | null;
}

/** Accelerators, their split and the software of the report's inference engines. */
export function readStack(reader: FieldReader): Stack {
  const scenario = reader.inside('scenario');
  const parts = scenario?.elements('stack', { listed: true }) ?? null;
  const engines = parts === null ? hostEngines(scenario) : parts.flatMap(engineOf);
  const model = scenario?.inside('model') ?? null;
  const servedName = only(
    reader,
    'model',
    engines.map((engine) => engine.model),
  );
  // One name is offered from its own key; several are said here.
  only(
    reader,
    'system.chip',
    engines.map((engine) => engine.chip),
  );
  noteEngines(reader, engines);
  return {
    servedName: model?.text('name', 'model.servedName') ?? servedName,
    precision: model === null ? {} : { weights: precisionWord(model, 'quantization', 'precision.weights') },
    system: {
      chips: chipsOf(reader, engines),
      tensorParallel: common(engines.map(({ tensor }) => tensor)),
      pipelineParallel: common(engines.map(({ pipeline }) => pipeline)),
      expertParallel: common(engines.map(({ expert }) => expert)),
      framework: common(engines.map(({ tool }) => tool))?.slice(0, 60) ?? null,
      frameworkVersion: common(engines.map(({ version }) => version))?.slice(0, 60) ?? null,
    },
  };
}

/** 0.2 and later: a component of the stack that is an engine. */
function engineOf(component: FieldReader): Engine[] {
  const part = component.inside('standardized');
  if (part === null || part.raw('kind') !== 'inference_engine') return [];
  const accelerator = part.inside('accelerator');
  const tool = part.text('tool', 'system.framework');
  const version = part.text('tool_version', 'system.frameworkVersion');
  return [
    {
      ...acceleratorOf(accelerator),
      replicas: wholeAbove0(part, 'replicas', 'system.replicas', 'replicas') ?? 1,
      role: part.text('role', 'system.role'),
      model: part.inside('model')?.text('name', 'model.servedName') ?? null,
      tool,
      version: imageTag(version),
    },
  ];
}

/** 0.1: lists of accelerators, roles and engines that belong together by their order. */
function hostEngines(scenario: FieldReader | null): Engine[] {
  const host = scenario?.inside('host') ?? null;
  const roles = host?.list('type') ?? [];
  const platforms = scenario?.inside('platform')?.elements('engine', { listed: true }) ?? [];
  return (host?.elements('accelerator', { listed: true }) ?? []).map((accelerator, i) => {
    const role: unknown = roles[i];
    accelerator.number('memory', 'system.memoryPerChip', 'GB');
    return {
      ...acceleratorOf(accelerator),
      replicas: 1,
      role: typeof role === 'string' ? role.slice(0, 40) : null,
      model: null,
      tool: platforms[i]?.text('name', 'system.framework') ?? null,
      version: imageTag(platforms[i]?.text('version', 'system.frameworkVersion') ?? null),
    };
  });
}

function acceleratorOf(accelerator: FieldReader | null) {
  const split = accelerator?.inside('parallelism') ?? null;
  const degree = (key: string, path: string) =>
    split === null ? null : wholeAbove0(split, key, path, 'chips');
  return {
    chip: accelerator?.text('model', 'system.chip') ?? null,
    count: accelerator === null ? null : wholeAbove0(accelerator, 'count', 'system.chips', 'chips'),
    tensor: degree('tp', 'system.tensorParallel'),
    pipeline: degree('pp', 'system.pipelineParallel'),
    expert: degree('ep', 'system.expertParallel'),
    data: degree('dp', 'system.dataParallel'),
  };
}

function wholeAbove0(reader: FieldReader, key: string, path: string, unit: string): number | null {
  const value = reader.whole(key, path, unit);
  return isPositive(value) ? value : null;
}

/** "0.3.1" of "ghcr.io/llm-d/llm-d-cuda:0.3.1"; a version that is none stays as it is. */
function imageTag(version: string | null): string | null {
  const [, tag] = /^\S*\/\S*:([\w.+-]{1,60})$/.exec(version ?? '') ?? [];
  return (tag ?? version)?.replace(/^v(?=\d)/, '') ?? null;
}

/** Chips of all engines: those of a replica × replicas, where the split shows which of both the file counts. */
function chipsOf(reader: FieldReader, engines: readonly Engine[]): number | null {
  const counts = engines.map((engine) => chipsOfEngine(engine));
  if (counts.length === 0 || counts.includes(null)) {
    const message =
      'How many chips all engines have together does not follow from count, replicas and split; state it.';
    if (engines.length > 0) reader.note('CHIPS_UNCLEAR', message, 'system.chips');
    return null;
  }
  const chips = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (engines.some(({ count, replicas }) => replicas > 1 || engines.length > 1 || count !== chips)) {
    const sum = engines.map((engine, i) => shownEngine(engine, counts[i] ?? null)).join(' + ');
    reader.note('CHIPS_OF_REPLICAS', `${sum} = ${chips} chips.`, 'system.chips');
  }
  return chips;
}

function chipsOfEngine({ count, replicas, tensor, pipeline, data }: Engine): number | null {
  if (count === null) return null;
  if (replicas === 1) return count;
  const stated = tensor !== null || pipeline !== null || data !== null;
  const ofReplica = (tensor ?? 1) * (pipeline ?? 1) * (data ?? 1);
  if (!stated || count === ofReplica) return count * replicas;
  return count === ofReplica * replicas ? count : null;
}

function shownEngine({ count, replicas }: Engine, chips: number | null): string {
  return chips === count ? `${count}` : `${count} × ${replicas} replicas`;
}

function noteEngines(reader: FieldReader, engines: readonly Engine[]): void {
  const words = engines.map(
    ({ role, replicas, count, chip, tensor }) =>
      `${replicas} × ${role ?? 'engine'} on ${count ?? '?'} ${chip ?? 'chips'}${tensor === null ? '' : ` (tp ${tensor})`}`,
  );
  if (words.length > 0) reader.note('ENGINES', `${words.join(', ').slice(0, 400)}.`, 'system');
  const roles = new Set(engines.map(({ role }) => role));
  if (roles.size === 1 && (roles.has('decode') || roles.has('prefill'))) {
    const [role = ''] = roles;
    reader.note(
      'ROLE_ALONE',
      `Only engines of the role ${role} are listed; the chips of the other role, if there are any, are not counted.`,
      'system.chips',
    );
  }
}

/** What all entries that say something agree on; null where they differ or none does. */
function common<T>(values: readonly (T | null)[]): T | null {
  const [first = null, ...others] = new Set(values);
  return others.length > 0 ? null : first;
}

function only(reader: FieldReader, path: string, values: readonly (string | null)[]): string | null {
  const names = [...new Set(values.filter((value) => value !== null))];
  if (names.length > 1)
    reader.note(
      'SEVERAL_NAMES',
      `The engines differ: ${names.join(', ').slice(0, 300)}. State which is meant.`,
      path,
    );
  return names.length === 1 ? (names[0] ?? null) : null;
}
