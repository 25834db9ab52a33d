import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { loadPoint } from '../point/load-point.ts';
import { citation } from '../point/point-words.ts';
import type { ExportTable } from './export-table.ts';
import { pointAddress } from '../address/pages.ts';

const KEYS = ['metric', 'value', 'unit', 'low', 'high', 'intervalAssumed', 'missing', 'missingText'] as const;

export async function exportPoint(query: URLSearchParams, origin: string): Promise<Answer<ExportTable>> {
  const id = query.get('point') ?? '';
  return mapAnswer(await loadPoint(id), (point) => {
    const { scores, evidenceGrade, kind, system, relation } = point;
    const address = `${origin}${pointAddress(id)}`;
    return {
      cite: citation(point, address).replaceAll('\n', ' '),
      facts: {
        point: id,
        system: system.slug,
        kind,
        evidenceGrade,
        submitter: point.submitter,
        testedBy: point.testedBy,
        chipVendor: point.chipVendor,
        relation,
        lifecycle: point.lifecycle,
        specStanding: point.specificationStanding,
        permalink: address,
        engineVersion: scores.engineVersion,
        policyVersion: scores.policyVersion,
        inputHash: scores.inputHash,
      },
      keys: KEYS,
      rows: scores.metrics.map(({ metric, value, unit, interval, missing, missingText }) => ({
        metric,
        value,
        unit,
        low: interval?.low ?? null,
        high: interval?.high ?? null,
        intervalAssumed: interval?.assumed ?? null,
        missing,
        missingText,
      })),
    };
  });
}
