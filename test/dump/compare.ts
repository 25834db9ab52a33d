/** A dump: the lines of each item by its name. */
export type Dump = ReadonlyMap<string, readonly string[]>;

/** A difference that is meant: of which items, and of which of their lines where it is not all. */
interface Exception {
  item: RegExp;
  line?: RegExp;
  reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    item: /^page methodology$/,
    reason: 'the page renders docs/metrics.md and docs/model.md, which tests hold',
  },
  {
    item: /^(?:command|query) rules/,
    line: /\.explanation: .*(?:Machines that their owner|Machines of their owner|address that others can open)/,
    reason: '`inferbench probe` is taken away, and no rule names its file any more',
  },
  {
    item: /^query /,
    line: /extensions\.cost\.requested/,
    reason: 'a price follows the measured work of an answer',
  },
  {
    item: /^file _chart_.*\.(?:csv|json)/,
    line: /^[+-] (?:# )?(?:sentence|finding|slice|kinds|notes|source|date|address)(?:\.\d+)?: /,
    reason: 'every chart stands in the frame, and its numbers say what the frame says',
  },
  { item: /^file _chart_.*\.svg/, reason: 'every drawing is the framed picture of its chart' },
  {
    item: /^file _chart_(?:latency|roofline)\./,
    line: /^only (?:before|after)$/,
    reason:
      'charts of a chip are linked by its short name; their rows are equal, and the id of the catalogue still leads there',
  },
  {
    item: /^file _chart_(?:utilisation|cliff|flexibility)\./,
    line: /^only after$/,
    reason: 'charts that had no files have them',
  },
  {
    item: /^file _chart_context/,
    line: /There is no such (?:figure|chart)\./,
    reason: 'a chart is called a chart',
  },
  {
    item: /^page (?:accuracy|board|chip|claim|point|what-if|your-workload)(?!s)/,
    reason: 'charts of these pages were drawn anew in the frame; their numbers are compared as files',
  },
];

const MOST_LINES = 12;

/**
 * Tells each item that differs with its lines, and counts those that no exception explains. Lines may change places, and on a page words
 * may change: what counts is which figures stand there.
 */
export function compareDumps(
  before: Dump,
  after: Dump,
  exceptions = EXCEPTIONS,
): { told: string[]; unexplained: number } {
  const told: string[] = [];
  const explained = new Map<string, number>();
  let unexplained = 0;
  for (const item of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const open = differences(item, before.get(item), after.get(item)).filter((line) => {
      const meant = exceptions.find((each) => each.item.test(item) && each.line?.test(line) !== false);
      if (meant) explained.set(meant.reason, (explained.get(meant.reason) ?? 0) + 1);
      return !meant;
    });
    unexplained += open.length;
    if (open.length > 0) told.push(item, ...open.slice(0, MOST_LINES).map((line) => `    ${line}`));
    if (open.length > MOST_LINES) told.push(`    … and ${open.length - MOST_LINES} more`);
  }
  for (const [reason, count] of explained) told.push(`explained, ${count} lines: ${reason}`);
  return { told: [...told, `${unexplained} differences unexplained`], unexplained };
}

function differences(
  item: string,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string[] {
  if (before === undefined || after === undefined) return [before ? 'only before' : 'only after'];
  const [gone, come] = [without(before, after), without(after, before)];
  if (item.startsWith('page') && figuresOf(gone) === figuresOf(come)) return [];
  return [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
}

/** Lines that the others lack, as often as they lack them. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** Names and numbers of lines in an order of their own, a number with the word after it, which may be its unit. */
function figuresOf(lines: readonly string[]): string {
  return lines
    .flatMap((line) => line.match(/(?<!\S)[-−]?\d\S*(?: \S+)?|\S*\d\S*/g) ?? [])
    .map((figure) => figure.replaceAll(/[.,:;]+(?= |$)/g, ''))
    .toSorted()
    .join('\n');
}
