import { fittingFinding } from '../finding.ts';
import type { DuelMetric } from './request.ts';
import type { DuelRatio, Verdict } from './shape.ts';
import { TOO_COARSE } from '../verdict/simulated.ts';
import { listed } from '@inferbench/units/english';
import { noVerdict } from './verdict.ts';

/** The verdict of the pair; of three or four chips, who leads the first and whom it leads. */
export function verdictOfAll(ratios: readonly DuelRatio[], metric: DuelMetric): Verdict {
  const [first, ...others] = ratios;
  if (first === undefined || others.length === 0)
    return first?.verdict ?? { kind: 'NONE', leader: null, text: 'Nothing to compare.' };
  const { a } = first;
  const sides = [a, ...ratios.map(({ b }) => b)];
  // Published pairs and simulations never stand in one sentence.
  if (ratios.some(({ verdict, points }) => verdict.kind === 'NONE' || points.length > 0))
    return noVerdict(
      sides.map(({ label }) => label),
      metric,
    );
  const where = (test: (verdict: Verdict) => boolean) =>
    ratios.filter(({ verdict }) => test(verdict)).map(({ b }) => b.label);
  const ahead = where(({ kind, leader }) => kind === 'LEADS' && leader !== a.chip);
  const behind = where(({ kind, leader }) => kind === 'LEADS' && leader === a.chip);
  const crossing = where(({ kind }) => kind === 'CROSSES');
  const tied = where(({ kind }) => kind === 'TIED');
  const leader = behind.length === ratios.length ? a.chip : null;
  const kind =
    leader !== null ? 'LEADS' : crossing.length > 0 ? 'CROSSES' : ahead.length > 0 ? 'MIXED' : 'TIED';
  return { kind, leader, text: groupWords(a.label, { ahead, behind, crossing, tied }) };
}

type Groups = Readonly<Record<'ahead' | 'behind' | 'crossing' | 'tied', readonly string[]>>;

/** Words such as "Against H100: B200 and H200 lead, A100 trails, MI300X cannot be told apart". */
function groupWords(first: string, { ahead, behind, crossing, tied }: Groups): string {
  const verb = (names: readonly string[], one: string, more: string) => (names.length === 1 ? one : more);
  const parts = [
    ...(ahead.length === 0 ? [] : [`${listed(ahead)} ${verb(ahead, 'leads', 'lead')}`]),
    ...(behind.length === 0 ? [] : [`${listed(behind)} ${verb(behind, 'trails', 'trail')}`]),
    ...(crossing.length === 0 ? [] : [`${listed(crossing)} ${verb(crossing, 'crosses', 'cross')} it`]),
    ...(tied.length === 0 ? [] : [`of ${listed(tied)} ${TOO_COARSE}`]),
  ];
  const counts = [
    ...(ahead.length === 0 ? [] : [`${ahead.length} ahead`]),
    ...(behind.length === 0 ? [] : [`${behind.length} behind`]),
    ...(crossing.length + tied.length === 0 ? [] : [`${crossing.length + tied.length} not told apart`]),
  ];
  return fittingFinding(
    `Simulated, against ${first}: ${parts.join(', ')}`,
    `Simulated, against ${first}: ${counts.join(', ')}`,
    `Simulated, against the first: ${counts.join(', ')}`,
  );
}
