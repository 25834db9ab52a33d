import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Finding } from '@inferbench/domain/errors/finding';
import { littleSum } from '@inferbench/evaluation/little-sum';
import { formatMs, formatNumber, formatPercent } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { perChip as simulatedPerChip } from './beside.ts';
import { statedStepSec } from './checked-rules.ts';
import type { Judged } from './judged.ts';
import type { CheckAnswer } from './shape.ts';

const isBroken = ({ severity }: Finding) => severity !== 'warn';

/** Possible, adds up, how good, would it be ranked: each with the sum or the first thing that says otherwise. */
export function checkAnswers(judged: Judged, catalogue: CatalogueView): CheckAnswer[] {
  return [possible(judged), addsUp(judged), howGood(judged), ranked(judged, catalogue)];
}

function possible({ evaluation, evaluated, point, simulated, run }: Judged): CheckAnswer {
  const question = 'POSSIBLE';
  const broken = evaluation.findings.find((finding) => finding.rule.startsWith('PHYS-') && isBroken(finding));
  if (broken !== undefined) return { question, state: 'NO', answer: 'no', because: broken.message };
  if (evaluated === null || simulated === null)
    return {
      question,
      state: 'UNKNOWN',
      answer: 'not known',
      because:
        run.system.chip === null
          ? 'State the chip: bytes and operations are held against it.'
          : 'Chip, model or precision is not known.',
    };
  const step = statedStepSec(point);
  const ideal = simulated.ideal.tpotMs;
  const because =
    step !== null && ideal !== undefined
      ? `${formatMs(step)} a token; reading the weights and the cache takes ${formatMs(ideal / MS_PER_SEC)}`
      : 'No rule of bytes or operations is broken';
  return { question, state: 'YES', answer: 'yes', because };
}

function addsUp({ evaluation, point }: Judged): CheckAnswer {
  const question = 'ADDS_UP';
  const broken = evaluation.findings.find((finding) => finding.rule.startsWith('ACC-') && isBroken(finding));
  if (broken !== undefined) return { question, state: 'NO', answer: 'no', because: broken.message };
  const little = littleSum(point);
  return little === null
    ? {
        question,
        state: 'UNKNOWN',
        answer: 'not known',
        because: 'The file has no rate with a latency to hold against each other',
      }
    : { question, state: 'YES', answer: 'yes', because: little.words };
}

function howGood({ evaluated, simulated, request, perChip }: Judged): CheckAnswer {
  const question = 'HOW_GOOD';
  const software = evaluated?.score.split.present === true ? evaluated.score.split.value.software : null;
  if (software === null || simulated === null || request === null || perChip === null)
    return {
      question,
      state: 'UNKNOWN',
      answer: 'not known',
      because: 'It takes chip, model, precision and a rate',
    };
  const expected = simulatedPerChip(simulated, request);
  const because =
    expected === null
      ? 'of what is attainable'
      : `${formatNumber(perChip)} tokens/s per chip; the best public stack is expected to make ${formatNumber(expected)}`;
  return { question, state: 'YES', answer: `${formatPercent(software)} of attainable`, because };
}

function ranked({ evaluation, evaluated, missing }: Judged, catalogue: CatalogueView): CheckAnswer {
  const question = 'RANKED';
  const no = (because: string): CheckAnswer => ({ question, state: 'NO', answer: 'not yet', because });
  const [path] = missing;
  if (path !== undefined) return no(`${path} is not known`);
  const held = evaluation.findings.find(isBroken);
  if (held !== undefined)
    return {
      question,
      state: 'NO',
      answer: evaluation.verdict === 'REJECTED' ? 'no' : 'not yet',
      because: held.message,
    };
  if (evaluated === null || catalogue.chips.size === 0) return no('It cannot be scored');
  if (evaluated.unranked !== null) return no(evaluated.unranked.detail);
  if (evaluated.position === null) return no(evaluated.positionReason ?? 'It is of no slice of the board');
  return {
    question,
    state: 'YES',
    answer: 'yes',
    because: evaluation.findings[0]?.message ?? 'no rule holds it back, and the board has its slice',
  };
}
