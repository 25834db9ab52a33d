import type { RunContext } from '@inferbench/domain/run-context';

/** What a file carries of what its owner states, and what is stated beside it; the latter counts where both speak. */
export function mergedContext(inFile: RunContext | undefined, beside: RunContext): RunContext {
  if (inFile === undefined) return beside;
  const merged = (key: 'system' | 'precision' | 'techniques' | 'load' | 'workload') =>
    inFile[key] === undefined && beside[key] === undefined
      ? {}
      : { [key]: { ...inFile[key], ...beside[key] } };
  return {
    ...inFile,
    ...beside,
    ...merged('system'),
    ...merged('precision'),
    ...merged('techniques'),
    ...merged('load'),
    ...merged('workload'),
  };
}
