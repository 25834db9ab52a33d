import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { PublishedBest } from '@inferbench/domain/runs/published-best';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { checkAnswers } from './four-answers.ts';
import { type Judged, judgedRun, type ReadRun } from './judged.ts';
import { besideOf, sliceWords } from './beside.ts';
import { checkedRules } from './checked-rules.ts';
import { missingCosts } from './missing-costs.ts';
import { peakOf } from './peak-row.ts';
import { readRows } from './read-rows.ts';
import { publishedBeside } from './published.ts';
import type { FileCheck } from './shape.ts';

/**
 * Worth of a result file: read, judged by the rules of a submission, split by the engine and set beside other chips. Nothing of
 * it is computed otherwise than a submission would be.
 */
export function fileCheck(read: ReadRun, catalogue: CatalogueView, best: PublishedBest): FileCheck {
  const judged = judgedRun(read, catalogue);
  const { run, missing, point, evaluation, evaluated, request, simulated, perChip } = judged;
  const index = run.points.indexOf(point);
  const model = catalogue.models.get(run.model.slug ?? '');
  const slice =
    request === null || simulated === null ? '' : sliceWords(request, simulated, model?.name ?? '');
  const { source } = run;
  return {
    tool: source.toolVersion === null ? source.tool : `${source.tool} ${source.toolVersion}`,
    answers: checkAnswers(judged, catalogue),
    read: readRows(run, point, index),
    missing: missingCosts(missing),
    noticed: source.warnings.map(({ code, message }) => ({ code, message })),
    rules: checkedRules(evaluation.findings, point, simulated),
    peak:
      evaluated === null || run.system.chip === null
        ? null
        : peakOf(evaluated.score, run.system.chip, { slice, catalogue }),
    beside:
      request === null || simulated === null || model === undefined
        ? null
        : besideOf({ request, own: simulated, file: perChip, model, catalogue }),
    published: publishedBeside(judged, catalogue, best),
    unavailable: request === null || simulated === null ? unavailableWords(judged, catalogue) : null,
    engineVersion: ENGINE_VERSION,
  };
}

function unavailableWords({ run, request }: Judged, catalogue: CatalogueView): string {
  if (run.system.chip === null || run.model.slug === null)
    return 'The file does not say its chip or its model: choose them above.';
  if (request === null)
    return 'The engine simulates language models at stated lengths and loads; this file leaves one of them open.';
  const outcome = simulate(request, catalogue);
  return outcome.ok ? '' : outcome.error.message;
}
