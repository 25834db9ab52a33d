import { BoardRun } from '@inferbench/domain/workload/board-run';

let made = 0;

/** A dated run of eight B200 with 64 users at 8,192 in and 1,024 out, ± 5 %. */
export function boardRun(stated: Partial<BoardRun>): BoardRun {
  made += 1;
  const rate = stated.rate ?? 100;
  return BoardRun.parse({
    pointId: `p${made}`,
    phase: 'SERVING',
    precision: 'FP8',
    technique: 'plain',
    chip: 'nvidia-b200-sxm-180gb',
    chips: 8,
    framework: 'sglang',
    frameworkVersion: '0.5',
    layout: 'tp8',
    mode: 'AGGREGATED',
    inputTokens: 8192,
    outputTokens: 1024,
    contextTokens: null,
    users: 64,
    rate,
    usefulTops: rate,
    low: 0.95 * rate,
    high: 1.05 * rate,
    intervalAssumed: true,
    kind: 'REPORTED',
    configuration: 'STATED',
    evidenceGrade: 'E1',
    measured: { from: null, to: '2026-05-18' },
    source: 'a/b',
    whose: null,
    older: false,
    waits: false,
    ...stated,
  });
}
