import { intervalOf } from '@inferbench/domain/tradeoff/interval';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { rangedBy } from '@inferbench/domain/terms/ranged';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { simulate } from '@inferbench/evaluation/simulate';
import { MS_PER_SEC } from '@inferbench/units/si';
import { absent, simulatedFigure } from '../load/figures.ts';
import type { ShownFigure } from '../load/shape.ts';
import { ranWords } from './runs.ts';
import type { HomeModel } from './shape.ts';

/** Factor between two lengths of text at which a published speed still stands for the one that is asked for. */
const NEAR = 4;

interface Asked {
  /** One token after the text, and the text itself, on the machine. */
  decode: SimulateRequest;
  prefill: SimulateRequest;
  tokens: number;
  /** Published runs of one user with the model on the machine, in the class of weights. */
  streams: readonly StreamPoint[];
  catalogue: CatalogueView;
}

/** Speeds of one user: published ones first, of the nearest text; else simulated in their band. */
export function speedsOf(
  asked: Asked,
): Pick<HomeModel, 'answer' | 'simulatedAnswer' | 'reading' | 'pointId' | 'source'> {
  const answers = nearest(asked, 'DECODE');
  const prompts = nearest(asked, 'PREFILL');
  const simulated = simulatedAnswer(asked, answers?.context ?? asked.tokens);
  return {
    answer: answers === null ? simulated : publishedFigure(answers),
    simulatedAnswer: answers === null ? null : simulated.value,
    reading: prompts === null ? simulatedReading(asked) : publishedFigure(prompts),
    pointId: answers?.pointId ?? null,
    source: answers?.source ?? null,
  };
}

function nearest({ streams, tokens }: Asked, phase: StreamPoint['phase']): StreamPoint | null {
  const apart = ({ context }: StreamPoint) => Math.max(context / tokens, tokens / context);
  const near = streams.filter((run) => run.phase === phase && apart(run) <= NEAR);
  const [first] = near.toSorted((a, b) => apart(a) - apart(b) || b.tokensPerSec - a.tokensPerSec);
  return first ?? null;
}

function publishedFigure(run: StreamPoint): ShownFigure {
  return {
    ...rangedBy(run.tokensPerSec, intervalOf(run).intervalShare),
    kind: run.kind,
    words: ranWords(run),
  };
}

function simulatedAnswer({ decode, catalogue }: Asked, context: number): ShownFigure {
  const found = simulate({ ...decode, context }, catalogue);
  if (!found.ok) return absent(found.error.message);
  const { expected, band } = found.value;
  return simulatedFigure(expected.decodeTokensPerSec, band.share);
}

function simulatedReading({ prefill, tokens, catalogue }: Asked): ShownFigure {
  const found = simulate(prefill, catalogue);
  if (!found.ok) return absent(found.error.message);
  const { expected, band } = found.value;
  const ms = expected.prefillLatencyMs;
  return simulatedFigure(ms === undefined ? undefined : (tokens * MS_PER_SEC) / ms, band.share);
}
