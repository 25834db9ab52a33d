import { classWords } from '@inferbench/domain/board/system-class';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { pointModeOf } from '@inferbench/domain/runs/load-mode';
import { servingModeOf } from '@inferbench/domain/terms/layout';
import { PRECISION_FORMATS } from '@inferbench/domain/terms/precision';
import { presentValue } from '@inferbench/domain/terms/metric';
import type { Score } from '@inferbench/domain/scores/score';
import { formatNumber } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { leadWords } from '../finding.ts';
import { findingOf } from '../verdict/lead.ts';
import { sideAt } from '../verdict/at-line.ts';
import { speedLine } from '../verdict/line.ts';
import { rowOf } from '../verdict/runs.ts';
import type { VerdictRow } from '../verdict/shape.ts';
import { areAlike } from '../verdict/slices.ts';
import { type Judged, judgedRun, type ReadRun } from './judged.ts';
import type { FilesCompared } from './shape.ts';
import { usersOf } from './work.ts';

export interface NamedFile extends ReadRun {
  name: string;
}

/** Differences of two files, and only then which is faster: like with like, at the slower user's speed, by the rules of a verdict. */
export function compareFiles(first: NamedFile, second: NamedFile, catalogue: CatalogueView): FilesCompared {
  const [a, b] = [sideOf(first, catalogue), sideOf(second, catalogue)];
  const differences = differencesOf(a, b);
  const unlike = reasonsAgainst(a, b);
  if (a.row === null || b.row === null || unlike.length > 0)
    return {
      differences,
      kind: 'NONE',
      text: `No verdict for ${first.name} and ${second.name}.`,
      reasons: unlike,
    };
  const at = Math.min(a.row.tokensPerSecPerUser, b.row.tokensPerSecPerUser);
  const line = speedLine(at);
  const sides = [
    sideAt({ label: first.name, chips: [a.row.chip] }, [a.row], line),
    sideAt({ label: second.name, chips: [b.row.chip] }, [b.row], line),
  ] as const;
  const { kind, leader, low, high, tooClose } = findingOf(sides[0], sides[1], catalogue);
  if (kind === 'NONE')
    return {
      differences,
      kind,
      text: `No verdict for ${first.name} and ${second.name}.`,
      reasons: sides.filter(({ near }) => !near).map(({ words }) => `${words}.`),
    };
  if (leader === null || low === null || high === null)
    return {
      differences,
      kind: 'TIED',
      text: `${first.name} and ${second.name} ${tooClose ? 'are too close for single runs' : 'cannot be told apart'} ${line.words}.`,
      reasons: [],
    };
  const other = leader === first.name ? second.name : first.name;
  return {
    differences,
    kind: 'LEADS',
    text: `${leader} makes ${leadWords(low, high)} times the output per chip of ${other} ${line.words}.`,
    reasons: [
      'Both are as their files say: nobody reviewed them.',
      ...(kind === 'LEADS_BY_STACK'
        ? ['The chips on paper do not explain it: software, layout or the measurement does.']
        : []),
    ],
  };
}

interface Side {
  name: string;
  judged: Judged;
  row: VerdictRow | null;
}

function sideOf({ name, ...read }: NamedFile, catalogue: CatalogueView): Side {
  const judged = judgedRun(read, catalogue);
  return { name, judged, row: verdictRowOf(judged, name, catalogue) };
}

/** The run as verdicts look at one; null where it is no steady serving, or a figure that a verdict needs is not known. */
function verdictRowOf(judged: Judged, name: string, catalogue: CatalogueView): VerdictRow | null {
  const { run, point, evaluated, request, perChip } = judged;
  const { system, precision, techniques } = run;
  const { chip, chips } = system;
  if (request?.phase !== 'serving' || evaluated === null || perChip === null) return null;
  const { score } = evaluated;
  const speed = presentValue(score.metrics.TOKENS_PER_S_PER_USER);
  if (chip === null || chips === null || precision.weights === null || speed === null) return null;
  const own = {
    pointId: name,
    pools: servingModeOf(system),
    layout: null,
    precision: PRECISION_FORMATS[precision.weights].boardClass,
    technique: techniques.speculative === null ? ('PLAIN' as const) : ('DRAFTING' as const),
    phase: 'SERVING' as const,
    contextTokens: null,
    inputTokens: request.inputTokens ?? null,
    outputTokens: request.outputTokens ?? null,
    users: usersOf(point),
    tokensPerSecPerUser: speed,
    tokensPerSecPerChip: perChip,
    ...firstTokenOf(score),
    costs: [],
    energy: [],
  };
  return rowOf(own, { chip, chips, ...statedOf(judged, score, name) }, catalogue);
}

function firstTokenOf({ latency: { ttft } }: Score): Pick<VerdictRow, 'firstTokenSec' | 'firstTokenIs'> {
  const ms = presentValue(ttft.p50Ms) ?? ttft.meanMs;
  return ms === null
    ? { firstTokenSec: null, firstTokenIs: 'UNKNOWN' }
    : { firstTokenSec: ms / MS_PER_SEC, firstTokenIs: 'STATED' };
}

/** Stack, day and interval of a run as its file has them. */
function statedOf({ run }: Judged, { replicateShare, durationShare }: Score, name: string) {
  const { system, startedAt } = run;
  const share = replicateShare ?? durationShare ?? null;
  return {
    framework: system.framework,
    frameworkVersion: system.frameworkVersion,
    intervalShare: share ?? 0,
    intervalAssumed: share === null,
    measured: startedAt === null ? null : { from: null, to: startedAt.slice(0, 10) },
    configuration: 'STATED' as const,
    kind: 'MEASURED' as const,
    source: name,
  };
}

/** Reasons why two files are no pair, each in a sentence; none where they are. */
function reasonsAgainst(a: Side, b: Side): string[] {
  const [ra, rb] = [a.row, b.row];
  if (ra === null || rb === null)
    return [a, b]
      .filter(({ row }) => row === null)
      .map(
        ({ name }) =>
          `${name} is no run of steady serving with known chip, model, precision, rate and speed of a user.`,
      );
  const reasons: string[] = [];
  const [ma, mb] = [a.judged.run.model.slug, b.judged.run.model.slug];
  if (ma !== mb) reasons.push(`They ran different models: ${ma ?? '?'} and ${mb ?? '?'}.`);
  const lengths = [ra, rb].map(({ inputTokens, outputTokens }) => ({
    inputTokens: inputTokens ?? 0,
    outputTokens: outputTokens ?? 0,
  }));
  if (lengths[0] !== undefined && lengths[1] !== undefined && !areAlike(lengths[0], lengths[1]))
    reasons.push('Their prompts or answers differ by more than 10 %.');
  if (ra.precision !== rb.precision)
    reasons.push(`Their weights are of different precision: ${ra.precision} and ${rb.precision}.`);
  if (ra.technique !== rb.technique) reasons.push('One drafts tokens and the other does not.');
  if (classWords(ra) !== classWords(rb))
    reasons.push(`Their systems are of different size or layout: ${classWords(ra)}; ${classWords(rb)}.`);
  const [la, lb] = [pointModeOf(a.judged.point), pointModeOf(b.judged.point)];
  if (la !== lb) reasons.push('Their requests were sent in different ways.');
  if ([a, b].some(({ judged }) => judged.evaluation.findings.some(({ severity }) => severity !== 'warn')))
    reasons.push('A rule holds one of them back: see its own check.');
  return reasons;
}

function differencesOf(a: Side, b: Side): FilesCompared['differences'] {
  const facts = (side: Side): [what: string, value: string][] => {
    const { run, point, perChip } = side.judged;
    const { system, model, precision, source } = run;
    const [input, output] = [side.judged.request?.inputTokens, side.judged.request?.outputTokens];
    const users = usersOf(point);
    return [
      ['Tool', `${source.tool}${source.toolVersion === null ? '' : ` ${source.toolVersion}`}`],
      ['Model', model.slug ?? model.servedName],
      ['System', `${system.chips ?? '?'} × ${system.chip ?? 'chip not stated'}`],
      ['Software', [system.framework ?? 'not stated', system.frameworkVersion ?? ''].join(' ').trim()],
      ['Weights', precision.weights ?? 'not stated'],
      ['Users', users === null ? 'not stated' : formatNumber(users)],
      [
        'Prompt and answer',
        input === undefined || output === undefined
          ? 'not stated'
          : `${formatNumber(input)} and ${formatNumber(output)} tokens`,
      ],
      ['Output per chip', perChip === null ? 'not known' : `${formatNumber(perChip)} tokens/s`],
      [
        'Speed of a user',
        side.row === null ? 'not known' : `${formatNumber(side.row.tokensPerSecPerUser)} tokens/s`,
      ],
    ];
  };
  const [fa, fb] = [facts(a), facts(b)];
  return fa.flatMap(([what, first], i) => {
    const second = fb[i]?.[1] ?? '';
    return first === second ? [] : [{ what, first, second }];
  });
}
