interface Page {
  path: string;
  label: string;
  /** Which menu of every page names it. */
  menu: 'header' | 'footer';
}

/** Every page that a menu names, in the order in which a visitor needs them. Outside this file no code puts an address together. */
export const PAGES = {
  board: { path: '/', label: 'Board', menu: 'header' },
  crossovers: { path: '/crossovers', label: 'Crossovers', menu: 'header' },
  pareto: { path: '/pareto', label: 'Pareto', menu: 'header' },
  chips: { path: '/chips', label: 'Chips', menu: 'header' },
  workload: { path: '/your-workload', label: 'Your workload', menu: 'header' },
  whatIf: { path: '/what-if', label: 'What-if', menu: 'header' },
  claim: { path: '/claim', label: 'Claim check', menu: 'header' },
  accuracy: { path: '/accuracy', label: 'Accuracy', menu: 'header' },
  methodology: { path: '/methodology', label: 'Methodology', menu: 'header' },
  developers: { path: '/developers', label: 'API', menu: 'header' },
  submit: { path: '/submit', label: 'Submit', menu: 'header' },
  // Pages that others lead to.
  compare: { path: '/compare', label: 'Compare two systems', menu: 'footer' },
  rules: { path: '/rules', label: 'Rules', menu: 'footer' },
  corrections: { path: '/corrections', label: 'Corrections', menu: 'footer' },
} as const satisfies Readonly<Record<string, Page>>;
export type PageName = keyof typeof PAGES;

/** What stands behind the path: a query as text or by its keys, and a place on the page. */
interface Rest {
  query?: string | Readonly<Record<string, string>>;
  section?: string;
}

function completed(path: string, { query = '', section = '' }: Rest): string {
  const text = new URLSearchParams(query).toString();
  const asked = typeof query === 'string' ? query : text;
  return `${path}${asked === '' ? '' : `?${asked}`}${section === '' ? '' : `#${section}`}`;
}

/** A page in the view that a query names. */
export function pageAddress(page: PageName, rest: Rest = {}): string {
  return completed(PAGES[page].path, rest);
}

/** Where a chip is found. */
export function chipAddress(slug: string, rest: Rest = {}): string {
  return completed(`${PAGES.chips.path}/${encodeURIComponent(slug)}`, rest);
}

/** Where a point is found. */
export function pointAddress(id: string): string {
  return `/points/${encodeURIComponent(id)}`;
}

/** Where a rule is explained. */
export function ruleAddress(id: string): string {
  return pageAddress('rules', { section: id });
}

/** The edited specification of a what-if as a file. */
export function specificationAddress(query: string): string {
  return completed(`${PAGES.whatIf.path}/specification`, { query });
}

export interface FileLink {
  label: string;
  href: string;
}

type Query = Rest['query'];

function fileLinks(path: string, query: Query, types: readonly string[]): FileLink[] {
  return types.map((type) => ({
    label: type.toUpperCase(),
    href: completed(`${path}.${type}`, query === undefined ? {} : { query }),
  }));
}

/** A view as files with every figure in full. */
export function exportFiles(name: string, query: Query): FileLink[] {
  return fileLinks(`/export/${name}`, query, ['csv', 'json']);
}

/** A figure as files: the drawing and its numbers. */
export function chartFiles(name: string, query: Query, types = ['svg', 'csv', 'json']): FileLink[] {
  return fileLinks(`/chart/${name}`, query, types);
}
