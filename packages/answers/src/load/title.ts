import { capitalised } from '@inferbench/units/english';
import { classWords, isSameClass } from '@inferbench/domain/board/system-class';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { pairVerdict } from '../verdict/pair.ts';
import { AXIS_WORDS } from './axes.ts';
import type { ChipRuns, LoadClass } from './chip-runs.ts';
import { leadsAt } from './leaders.ts';
import type { PublishedRow, PublishedRows } from './published-rows.ts';
import type { Unranked } from './simulated-rows.ts';
import type { ShownChart } from './shown.ts';
import { USER_AXES } from './user-axes.ts';

interface Titled {
  runs: readonly ChipRuns[];
  published: PublishedRows;
  /** Chips that are asked for by name. */
  asked: readonly string[];
}

/**
 * Title of a chart over load: the verdict on the best of the shown class and the best of another vendor there, else of the next; of several
 * chips that are asked for, of these alone. What is shown where no two were run near the line, or where price or power stand over the base.
 */
export function chartTitle(
  { runs, published: { rows: placed, faster, line }, asked }: Titled,
  shown: ShownChart,
): string {
  const { slice, catalogue } = shown;
  const isShown = (own: LoadClass) => isSameClass(own, slice);
  const isAsked = ({ chip }: Unranked) => asked.length < 2 || asked.includes(chip);
  const [first, ...rest] = placed.filter((row) => isShown(row) && isAsked(row));
  const rival = rest.find(({ vendor }) => vendor !== first?.vendor) ?? rest[0];
  if (slice.axis !== 'PER_CHIP' || slice.pools === null || first === undefined || rival === undefined)
    return plainTitle(shown);
  const rows = runs.filter(isShown).flatMap((own) => own.rows);
  const { kind, title } = pairVerdict({
    sides: [sideName(first), sideName(rival)],
    rows,
    line,
    footing: 'LIKE',
    model: { slug: slice.model, name: slice.modelName },
    catalogue,
  });
  if (kind === 'NONE') return plainTitle(shown);
  const more = faster.find((row) => isShown(row) && isAsked(row) && row.value > first.value);
  // Names beside the leader a system that makes more in a run beyond the line, nobody knows by how much more at it; as more only where it leads.
  if (more !== undefined) {
    const least = `${title}; ${more.label} makes at least ${formatNumber(more.value)}`;
    const leads = leadsAt(line, { leader: more, other: first, runs: rows, figureOf });
    return fittingFinding(
      `${least} tokens/s per chip`,
      ...(leads
        ? [`${title}; ${more.label}, run faster only, makes more`, `${title}; ${more.label} makes more`]
        : [least]),
      leads ? plainTitle(shown) : title,
    );
  }
  const among = classWords(first);
  return slice.x === 'SPEED'
    ? fittingFinding(`${capitalised(among)}: ${title}`, title)
    : fittingFinding(`${title}, in ${among}`, title);
}

const figureOf = ({ output }: Unranked) => output;

const sideName = ({ label, chip }: PublishedRow) => ({ label, chips: [chip] });

function plainTitle({ slice: { modelName, x, axis, inputTokens, outputTokens } }: ShownChart): string {
  const { over } = USER_AXES[x];
  const { title } = AXIS_WORDS[axis];
  const lengths = `${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out`;
  return fittingFinding(
    `${modelName}, ${lengths}: ${title} over ${over}`,
    // Speed alone goes without saying.
    ...(x === 'SPEED' ? [`${modelName}, ${lengths}: ${title}`] : []),
    `${modelName}: ${title} over ${over}`,
    ...(x === 'SPEED' ? [`${modelName}: ${title}`] : []),
    `Output over ${over}`,
  );
}
