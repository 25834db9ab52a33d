/** measured useful TOPS = peak × workload × technique × hardware × software (docs/metrics.md#three-way-split), per chip. */
export interface ThreeWaySplit {
  peakTops: number;
  workload: number;
  /** 1 where the run declares no technique that changes its work. */
  technique: number;
  hardware: number;
  software: number | null;
  measuredTops: number | null;
  /** Whether the measured value was submitted here or published elsewhere. */
  measuredKind: 'MEASURED' | 'REPORTED';
  /** Interval of the hardware factor, from the simulator's residuals. */
  hardwareErrorBar?: { low: number; high: number } | null;
  sentence: string;
}

export interface SplitStep {
  name: string;
  meaning: string;
  /** Null for the two ends. */
  factor: number | null;
  tops: number;
  kind: 'PEAK' | 'SPECIFICATION' | 'SIMULATED' | 'MEASURED' | 'REPORTED';
  series: number;
  /** Interval of the rate after the step. */
  error: { low: number; high: number } | null;
}

const SPECIFIED = { kind: 'SPECIFICATION', series: 0, error: null } as const;

/** The waterfall from the top: each step ends where the next begins. */
export function splitSteps(split: ThreeWaySplit): SplitStep[] {
  const { peakTops, workload, technique, hardware, software, measuredTops, measuredKind } = split;
  const ideal = peakTops * workload * technique;
  const attainable = ideal * hardware;
  const bar = split.hardwareErrorBar ?? null;
  const steps: SplitStep[] = [
    {
      name: 'Peak',
      meaning: 'dense rate of the chip',
      factor: null,
      tops: peakTops,
      ...SPECIFIED,
      kind: 'PEAK',
    },
    {
      name: 'Algorithm',
      meaning: 'what the workload allows',
      factor: workload,
      tops: peakTops * workload,
      ...SPECIFIED,
    },
    // Speculation and caching: the one step that may lead up.
    ...(technique === 1
      ? []
      : [
          {
            name: 'Techniques',
            meaning: 'what the declared techniques change',
            factor: technique,
            tops: ideal,
            ...SPECIFIED,
          },
        ]),
    {
      name: 'Hardware',
      meaning: 'what the chip realises',
      factor: hardware,
      tops: attainable,
      kind: 'SIMULATED',
      series: 1,
      error: bar ? { low: ideal * bar.low, high: ideal * bar.high } : null,
    },
  ];
  if (software === null || measuredTops === null) return steps;
  return [
    ...steps,
    {
      name: 'Software',
      meaning: 'what the stack delivers',
      factor: software,
      tops: attainable * software,
      kind: measuredKind,
      series: 2,
      error: null,
    },
    {
      name: measuredKind === 'MEASURED' ? 'Measured' : 'Published',
      meaning: 'useful TOPS of the run',
      factor: null,
      tops: measuredTops,
      kind: measuredKind,
      series: 5,
      error: null,
    },
  ];
}
