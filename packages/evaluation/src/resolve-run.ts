import { finding } from '@inferbench/checks/rules';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Finding, RuleId } from '@inferbench/domain/errors/finding';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isItemModel, type Model } from '@inferbench/domain/models/model';
import { chipSuggestion, modelSuggestion } from '@inferbench/domain/catalogue/resolve-entry';
import { fullPrecision, type PrecisionSetting } from '@inferbench/domain/terms/precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { NEEDED_TO_SCORE, type Run } from '@inferbench/domain/runs/run';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { declaredPlacement } from './simulation/placement.ts';
import { type Resolved, type SetUp, setUpOf, withGraph, withMemory } from './simulation/set-up.ts';
import { declaredTechniques, precisionUnder } from './techniques/techniques.ts';

/** A run whose names are resolved against the catalogue and whose defaults are filled in. */
export interface ResolvedRun extends Resolved {
  run: Run;
  model: Model;
  placement: Placement;
  /** What the simulator needs of a language model, or why it has none: an image model, an unmodelled one, a chip whose memory is not published. */
  setUp: Result<SetUp, InferbenchError>;
}

/** Resolves chip, model, precision and placement; failures are findings of severity reject. */
export function resolveRun(run: Run, catalogue: CatalogueView): Result<ResolvedRun, Finding[]> {
  const refused = missingFindings(run);
  if (refused.length > 0) return fail(refused);
  const chip = catalogue.chips.get(run.system.chip ?? '');
  const model = catalogue.models.get(run.model.slug ?? '');
  if (!chip || !model) return fail(referenceFindings(run, catalogue, { chip, model }));

  const precision = precisionOf(run);
  const peak = resolvePeak(chip, precision);
  if (!peak.ok) return fail([errorFinding('TECH-PRECISION', peak.error)]);
  const placement = placementOf(run.system, model);
  if (!placement.ok) return fail([errorFinding('SCHEMA-SHAPE', placement.error)]);
  const { framework, frameworkVersion: version } = run.system;
  const stack = framework === null ? {} : { stack: { framework, version } };
  const resolved = { catalogue, chip, precision, peak: peak.value, ...stack };
  const setUp = languageSetUp(model, resolved, placement.value);
  return ok({ ...resolved, run, model, placement: placement.value, setUp });
}

/**
 * Where prompts have chips of their own, the groups are those that answer: all chips work, and each of these groups reads the
 * weights.
 */
function placementOf(system: Run['system'], model: Model): Result<Placement, InferbenchError> {
  const chips = system.chips ?? 1;
  const { sequenceParallel } = system;
  if (sequenceParallel !== undefined)
    return declaredPlacement(chips, { ...system, tensorParallel: sequenceParallel });
  if (system.layout === undefined) return declaredPlacement(chips, splitOf(system, model));
  const { workers, expertParallel, attentionDataParallel, chips: answering } = system.layout.decode;
  const group = Math.max(1, Math.floor(answering / workers));
  return ok({
    chips,
    tensorParallel: group,
    pipelineParallel: 1,
    replicas: workers,
    expertParallel: expertParallel ?? 1,
    attentionParallel: attentionDataParallel ? group : 1,
  });
}

/** Images share nothing: unless the run says otherwise, every chip takes its own. */
function splitOf(system: Run['system'], model: Model): Run['system'] {
  return isItemModel(model) ? { ...system, tensorParallel: system.tensorParallel ?? 1 } : system;
}

function languageSetUp(
  model: Model,
  resolved: Resolved,
  placement: Placement,
): Result<SetUp, InferbenchError> {
  const language = withGraph(model);
  if (!language.ok) return language;
  const chip = withMemory(resolved.chip);
  return chip.ok ? ok(setUpOf(language.value, resolved, placement)) : chip;
}

/** Declared words, else the natural ones; `weights` is known because missing ones were refused. */
function precisionOf({ precision, techniques }: Run): PrecisionSetting {
  const { weights, activations } = precision;
  return precisionUnder(
    declaredTechniques({ precision, techniques }),
    fullPrecision(weights ?? 'fp16', { activations }),
  );
}

function missingFindings(run: Run): Finding[] {
  return [...neededFindings(run), ...run.points.flatMap(taskFinding)];
}

/** Samples of another task, or of one that nobody named, are shown by the import and compared with nothing. */
function taskFinding({ phase, ...point }: Run['points'][number], index: number): Finding[] {
  if (phase !== 'SAMPLES') return [];
  const task = ('task' in point ? point.task : null) ?? null;
  return [
    finding('SCHEMA-MISSING', {
      path: `points[${index}].task`,
      message:
        task === null
          ? 'The file counts samples and says not of what: images are never guessed.'
          : `The samples are of the task ${task}; text and images are what is compared here.`,
      value: task,
      expected: 'text or images',
      fix: 'State the model, or `task: images` in the context where the samples are images.',
    }),
  ];
}

function neededFindings(run: Run): Finding[] {
  return NEEDED_TO_SCORE.filter((need) => need.read(run) === null).map((need) =>
    finding('SCHEMA-MISSING', {
      path: need.path,
      message: `${need.path} is not in the result file and is never guessed.`,
      expected: 'a value',
      fix: `State it in the context file (${need.path}) or with ${need.flag}.`,
    }),
  );
}

function referenceFindings(
  run: Run,
  catalogue: CatalogueView,
  found: { chip: Chip | undefined; model: Model | undefined },
): Finding[] {
  const findings: Finding[] = [];
  const [chip, model] = [run.system.chip ?? '', run.model.slug ?? ''];
  const unknown = (path: string, kind: string, name: string, near: string) =>
    finding('SCHEMA-REFERENCE', {
      path,
      message: `The catalogue has no ${kind} "${name}".${near}`,
      value: name,
      expected: `a ${kind} of the catalogue`,
      fix: 'See `inferbench chips` and `inferbench models`, or submit it first.',
    });
  if (!found.chip) findings.push(unknown('system.chip', 'chip', chip, chipSuggestion(catalogue.chips, chip)));
  if (!found.model)
    findings.push(unknown('model.slug', 'model', model, modelSuggestion(catalogue.models, model)));
  return findings;
}

function errorFinding(rule: RuleId, { message, details }: InferbenchError): Finding {
  return finding(rule, {
    path: details.path ?? '',
    message,
    value: details.value ?? null,
    expected: details.expected ?? null,
    fix: details.fix ?? null,
  });
}
