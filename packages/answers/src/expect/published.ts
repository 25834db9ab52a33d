import { intervalOf } from '@inferbench/domain/tradeoff/interval';
import { rangedBy } from '@inferbench/domain/terms/ranged';
import { absent } from '../load/figures.ts';
import { ranWords } from '../mine/runs.ts';
import type { ServedRun } from '../mine/served-runs.ts';
import type { PublishedNear } from './shape.ts';

/** Factor between two contexts at which a published run still stands beside a row. */
const NEAR_CONTEXT = 2;
/** The same of users: 16 and 32 stand beside 20, two stand not beside one. */
const NEAR_USERS = 1.6;

interface Row {
  chips: number;
  users: number;
  context: number;
}

/** The published run nearest to a row, on as many chips: of equally near ones the fastest, or that there is none. */
export function publishedNear(runs: readonly ServedRun[], { chips, users, context }: Row): PublishedNear {
  const near = runs.flatMap((run) => {
    const [longer, fuller] = [apart(run.context, context), apart(run.users, users)];
    const isNear = run.chips === chips && longer <= NEAR_CONTEXT && fuller <= NEAR_USERS;
    return isNear ? [{ run, distance: longer * fuller }] : [];
  });
  const [first] = near.toSorted((a, b) => a.distance - b.distance || b.run.tokensPerSec - a.run.tokensPerSec);
  return first === undefined ? noneOf('none near') : publishedOf(first.run);
}

export function noneOf(words: string): PublishedNear {
  return { each: absent(words), users: null, context: null, pointId: null };
}

function publishedOf(run: ServedRun): PublishedNear {
  const { tokensPerSec, kind, users, context, pointId } = run;
  const each = { ...rangedBy(tokensPerSec, intervalOf(run).intervalShare), kind, words: ranWords(run) };
  return { each, users, context: Math.round(context), pointId };
}

function apart(a: number, b: number): number {
  return Math.max(a / b, b / a);
}
