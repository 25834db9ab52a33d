/** Groups of `--help`, by what somebody wants, each in the order of the commands. */
const HELP_GROUPS = {
  'Ask:':
    'simulate serve claim rank tradeoff crossover check compare leaders sheet flexibility chips models workloads rules accuracy ledger export',
  'Measure:': 'measure import join-sweep score validate',
  'Submit:': 'chip submit status explain withdraw tests reply review keys',
  'Operate:': 'doctor rescore admin db calibrate published completion',
} as const;

/** The group of a command; null for one that belongs to none. */
export function helpGroupOf(command: string): string | null {
  const found = Object.entries(HELP_GROUPS).find(([, names]) => names.split(' ').includes(command));
  return found?.[0] ?? null;
}

/** Place of a command in `--help`. */
export function helpPlace(command: string): number {
  const all = Object.values(HELP_GROUPS).join(' ').split(' ');
  const at = all.indexOf(command);
  return at === -1 ? all.length : at;
}
