import type { ComparedMetric } from '@inferbench/graphql-documents/compare';
import type { CsvCell } from '@inferbench/importers/csv';
import type { Answer } from '../api/answer.ts';
import { availableWords } from '../slice/available-words.ts';
import { compareAddress, readCompareRequest } from '../address/compare-request.ts';
import { loadCompare } from '../compare/load-compare.ts';
import { ratioOf } from '../compare/ratios.ts';
import { viewCitation } from '../frame/citation.ts';
import type { ExportTable } from './export-table.ts';
import { searchParameters } from '../address/search-parameters.ts';

const KEYS = [
  'group',
  'what',
  'unit',
  'a',
  'aLow',
  'aHigh',
  'aRank',
  'aKey',
  'aPointId',
  'aMissing',
  'b',
  'bLow',
  'bHigh',
  'bRank',
  'bKey',
  'bPointId',
  'bMissing',
  'ratio',
  'ratioLow',
  'ratioHigh',
  'better',
  'differs',
  'sentence',
] as const;

/** Everything that a comparison holds: assumptions, metrics, cautions, crossings. */
export async function exportCompare(query: URLSearchParams, origin: string): Promise<Answer<ExportTable>> {
  const answer = await loadCompare(readCompareRequest(searchParameters(query)));
  if (answer.state !== 'DATA') return answer;
  const { comparison, slice } = answer.value;
  if (comparison === null) return { state: 'MISSING' };
  const { a, b, assumptions, metrics, cautions, crossings, noCrossings } = comparison;
  const { costBasis, powerBoundary, techniques } = comparison.keys;
  const title = availableWords(slice.shown);
  const address = `${origin}${compareAddress({ a: a.system, b: b.system, slice: slice.address })}`;
  const told = (group: string) => (sentence: string) => ({ group, sentence });
  return {
    state: 'DATA',
    value: {
      cite: viewCitation({ what: `${a.label} against ${b.label}, ${title}`, versions: [], address }),
      facts: {
        a: a.system,
        b: b.system,
        slice: title,
        costBasis,
        powerBoundary,
        techniques,
        summary: comparison.summary,
      },
      keys: KEYS,
      rows: [
        ...assumptions.map(({ what, differs, ...stated }) => ({
          group: 'ASSUMPTION',
          what,
          a: stated.a,
          b: stated.b,
          differs,
        })),
        ...metrics.map(metricRow),
        ...cautions.map(told('CAUTION')),
        ...[...crossings, ...noCrossings].map(({ sentence, kind }) => ({
          ...told('CONTEXT')(sentence),
          what: kind,
        })),
      ],
    },
  };
}

function metricRow(metric: ComparedMetric): Record<string, CsvCell> {
  const ratio = ratioOf(metric);
  return {
    group: 'METRIC',
    what: metric.metric,
    unit: metric.unit,
    ...sideRow('a', metric.a),
    ...sideRow('b', metric.b),
    ratio: metric.ratio,
    ratioLow: ratio?.low ?? null,
    ratioHigh: ratio?.high ?? null,
    better: metric.better,
  };
}

function sideRow(side: 'a' | 'b', found: ComparedMetric['a']): Record<string, CsvCell> {
  return {
    [side]: found.value,
    [`${side}Low`]: found.interval?.low ?? null,
    [`${side}High`]: found.interval?.high ?? null,
    [`${side}Rank`]: found.rank,
    [`${side}Key`]: found.comparabilityKey,
    [`${side}PointId`]: found.pointId,
    [`${side}Missing`]: found.missingText ?? found.missing,
  };
}
