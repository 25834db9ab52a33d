interface Counted {
  chips: number;
  runs: number;
  disabled: string | null;
}

/** " · 8 chips, 12 runs": what a choice leads to, before it is made; where nothing, why. */
export function countsWords({ chips, runs, disabled }: Counted): string {
  if (disabled !== null) return `: ${disabled}`;
  if (runs === 0) return ' · simulated';
  return ` · ${chips} ${chips === 1 ? 'chip' : 'chips'}, ${runs} ${runs === 1 ? 'run' : 'runs'}`;
}
