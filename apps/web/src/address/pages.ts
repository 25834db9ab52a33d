import { BOARDS_PATH, PUBLIC_PATHS } from '@inferbench/domain/board/public-address';

/** Where every page leads to: the five entries, and three columns of the foot. */
export type Menu = 'MAIN' | 'TRUST' | 'DATA' | 'TAKE_PART';

interface Page {
  path: string;
  label: string;
  /** Menu of every page that names it; null for a page that others lead to. */
  menu: Menu | null;
  /** The entry that is marked while the page is shown, where it has none of its own. */
  within?: string;
}

/** Every page, in the order in which a visitor needs them. Outside this file no code puts an address together. */
export const PAGES = {
  landing: { path: '/', label: 'Start', menu: null },
  leaderboard: { path: BOARDS_PATH, label: 'Leaderboard', menu: 'MAIN' },
  slices: { path: `${BOARDS_PATH}/slices`, label: 'All boards', menu: null, within: 'leaderboard' },
  compare: { path: '/compare', label: 'Compare', menu: 'MAIN' },
  models: { path: PUBLIC_PATHS.models, label: 'Models', menu: 'MAIN' },
  chips: { path: PUBLIC_PATHS.chips, label: 'Chips', menu: 'MAIN' },
  workload: { path: '/your-workload', label: 'Your workload', menu: 'MAIN' },
  whatIf: { path: '/lab/what-if', label: 'Lab', menu: 'MAIN' },
  claim: { path: '/lab/claim', label: 'Check a claim', menu: null, within: 'whatIf' },
  mine: { path: '/mine', label: 'Your machine', menu: null, within: 'whatIf' },
  techniques: { path: '/lab/techniques', label: 'Techniques', menu: null, within: 'whatIf' },
  load: { path: '/lab/load', label: 'Latency over load', menu: null, within: 'whatIf' },
  check: { path: '/check', label: 'Check a result file', menu: 'TAKE_PART', within: 'whatIf' },
  vendors: { path: '/vendors', label: 'Vendors', menu: null, within: 'chips' },
  search: { path: '/search', label: 'Search', menu: null },
  points: { path: PUBLIC_PATHS.points, label: 'Results', menu: null, within: 'models' },
  methodology: { path: '/methodology', label: 'Methodology', menu: 'TRUST' },
  accuracy: { path: '/accuracy', label: 'Accuracy', menu: 'TRUST' },
  rules: { path: '/rules', label: 'Rules', menu: 'TRUST' },
  corrections: { path: '/corrections', label: 'Corrections', menu: 'TRUST' },
  developers: { path: '/developers', label: 'API', menu: 'DATA' },
  downloads: { path: '/downloads', label: 'Downloads', menu: 'DATA' },
  changelog: { path: '/changelog', label: 'Changelog', menu: 'DATA' },
  feed: { path: '/feed.xml', label: 'Feed', menu: 'DATA' },
  review: { path: '/review', label: 'Review', menu: 'TRUST' },
  submissions: { path: '/submissions', label: 'Submissions', menu: null },
  newSubmission: { path: '/submissions/new', label: 'New submission', menu: null, within: 'submit' },
  newChip: { path: '/submissions/new/chip', label: 'A chip', menu: null, within: 'submit' },
  newRun: { path: '/submissions/new/run', label: 'A run', menu: null, within: 'submit' },
  signIn: { path: '/sign-in', label: 'Sign in', menu: null },
  organisation: { path: '/organisation', label: 'Organisation', menu: null },
  submit: { path: '/submit', label: 'Submit a run', menu: 'TAKE_PART' },
} as const satisfies Readonly<Record<string, Page>>;
export type PageName = keyof typeof PAGES;

/** What stands behind the path: a query as text or by its keys, and a place on the page. */
interface Rest {
  query?: string | Readonly<Record<string, string>> | undefined;
  section?: string | undefined;
}

function completed(path: string, { query = '', section = '' }: Rest): string {
  const text = new URLSearchParams(query).toString();
  const asked = typeof query === 'string' ? query : text;
  return `${path}${asked === '' ? '' : `?${asked}`}${section === '' ? '' : `#${section}`}`;
}

export function pageAddress(page: PageName, rest: Rest = {}): string {
  return completed(PAGES[page].path, rest);
}

const below =
  (page: PageName) =>
  (slug: string, rest: Rest = {}): string =>
    completed(`${PAGES[page].path}/${encodeURIComponent(slug)}`, rest);

export const chipAddress = below('chips');
export const modelAddress = below('models');
export const vendorAddress = below('vendors');
export const pointAddress = below('points');
export const submissionAddress = below('submissions');
export const organisationAddress = below('organisation');

export function compareAddress(chips: readonly string[], rest: Rest = {}): string {
  const pair = chips.toSorted().map(encodeURIComponent).join('-vs-');
  return completed(`${PAGES.compare.path}/${pair}`, rest);
}

/** The page that says what the words of an address may mean; the proxy shows it under that address. */
export function unclearAddress(path: string): string {
  return path === '/' ? '/unclear' : `/unclear${path}`;
}

/** A result of a revision as everybody will see it. */
export function previewAddress(id: string, point: string): string {
  return submissionAddress(id, { query: { preview: point } });
}

export function correctionAddress({ id, subject }: { id: string; subject: string }): string {
  // A model has no form.
  const page = subject === 'CHIP' ? 'newChip' : subject === 'RUN' ? 'newRun' : 'newSubmission';
  return pageAddress(page, { query: { corrects: id } });
}

export function signInAddress(back: string): string {
  return completed(PAGES.signIn.path, { query: { back } });
}

export function ruleAddress(id: string): string {
  return pageAddress('rules', { section: id });
}

export function specificationAddress(query: string): string {
  return completed(`${PAGES.whatIf.path}/specification`, { query });
}

export function exampleAddress(): string {
  return `${PAGES.submit.path}/example.json`;
}

export interface FileLink {
  label: string;
  href: string;
}

type Query = Rest['query'];

function fileLinks(path: string, query: Query, types: readonly string[]): FileLink[] {
  return types.map((type) => ({
    label: type.toUpperCase(),
    href: completed(`${path}.${type}`, { query }),
  }));
}

export function exportFiles(name: string, query: Query): FileLink[] {
  return fileLinks(`/export/${name}`, query, ['csv', 'json']);
}

export function embedAddress(name: string, query: Query): string {
  return completed(`/embed/${name}`, { query });
}

export function shareImageAddress(name: string, query: Query): string {
  return completed(`/og/${name}.png`, { query });
}

/** Text for language models: what the site holds and how to read it. */
export const FOR_PROGRAMS = '/llms.txt';

export function chartFiles(name: string, query: Query, types = ['svg', 'csv', 'json']): FileLink[] {
  return fileLinks(`/chart/${name}`, query, types);
}
