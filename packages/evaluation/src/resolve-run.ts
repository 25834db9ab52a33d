import { finding } from '@inferbench/checks/check-subject';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import { suggestion } from '@inferbench/domain/did-you-mean';
import type { Finding } from '@inferbench/domain/finding';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { Model } from '@inferbench/domain/model';
import { fullPrecision, type PrecisionSetting } from '@inferbench/domain/precision';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { NEEDED_TO_SCORE, type Run } from '@inferbench/domain/run';
import type { Phase } from '@inferbench/domain/slice';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { denseTransformerGraph } from '@inferbench/workloads/dense-transformer';
import { declaredPlacement } from './placement.ts';
import type { SetUp } from './step-times.ts';

/** A run whose names are resolved against the catalogue and whose defaults are filled in. */
export interface ResolvedRun extends SetUp {
  run: Run;
  precision: PrecisionSetting;
}

/** Resolves chip, model, precision and placement; failures are findings of severity reject. */
export function resolveRun(run: Run, catalogue: CatalogueView): Result<ResolvedRun, Finding[]> {
  const refused = [...missingFindings(run), ...phaseFindings(run)];
  if (refused.length > 0) return fail(refused);
  const chip = catalogue.chips.get(run.system.chip ?? '');
  const model = catalogue.models.get(run.model.slug ?? '');
  if (!chip || !model) return fail(referenceFindings(run, catalogue, { chip, model }));

  const precision = precisionOf(run);
  const peak = resolvePeak(chip, precision.activations);
  if (!peak.ok) return fail([shapeFinding(peak.error)]);
  const placement = declaredPlacement(run.system.chips ?? 1, run.system.tensorParallel);
  if (!placement.ok) return fail([shapeFinding(placement.error)]);
  const graph = denseTransformerGraph(model, precision);
  return ok({ run, chip, model, precision, graph, peak: peak.value, placement: placement.value });
}

/** Declared words, else the natural ones; `weights` is known because missing ones were refused. */
function precisionOf(run: Run): PrecisionSetting {
  return fullPrecision(run.precision.weights ?? 'fp16', run.precision);
}

function missingFindings(run: Run): Finding[] {
  return NEEDED_TO_SCORE.filter((need) => need.read(run) === null).map((need) =>
    finding('SCHEMA-MISSING', {
      path: need.path,
      message: `${need.path} is not in the result file and is never guessed.`,
      expected: 'a value',
      fix: `State it in the context file (${need.path}) or with ${need.flag}.`,
    }),
  );
}

/** Phases that this engine scores. */
const SCORED_PHASES: readonly Phase[] = ['SERVING'];

function phaseFindings(run: Run): Finding[] {
  return run.points.flatMap(({ phase }, index) =>
    SCORED_PHASES.includes(phase)
      ? []
      : [
          finding('SCHEMA-SHAPE', {
            path: `points[${index}].phase`,
            message: `This engine version does not score ${phase} points.`,
            value: phase,
            expected: SCORED_PHASES.join(', '),
            fix: 'Submit the serving points of the run.',
          }),
        ],
  );
}

function referenceFindings(
  run: Run,
  catalogue: CatalogueView,
  found: { chip: Chip | undefined; model: Model | undefined },
): Finding[] {
  const findings: Finding[] = [];
  const unknown = (path: string, kind: string, name: string, known: Iterable<string>) =>
    finding('SCHEMA-REFERENCE', {
      path,
      message: `The catalogue has no ${kind} "${name}".${suggestion(name, known)}`,
      value: name,
      expected: `a ${kind} of the catalogue`,
      fix: `Known: ${[...known].join(', ')}.`,
    });
  if (!found.chip)
    findings.push(unknown('system.chip', 'chip', run.system.chip ?? '', [...catalogue.chips.keys()]));
  if (!found.model)
    findings.push(unknown('model.slug', 'model', run.model.slug ?? '', [...catalogue.models.keys()]));
  return findings;
}

function shapeFinding({ message, details }: InferbenchError): Finding {
  return finding('SCHEMA-SHAPE', {
    path: details.path ?? '',
    message,
    value: details.value ?? null,
    expected: details.expected ?? null,
    fix: details.fix ?? null,
  });
}
