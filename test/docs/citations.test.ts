import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const CODE = /\.(ts|tsx|mts|mjs|cjs|css|sql|prisma|sh)$/;
/** What other people wrote, what is written by a program, and this file, which names what does not exist. */
const FOREIGN = /^test\/fixtures\/|^test\/docs\/citations|\/generated\//;

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What a heading is called in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(file: string): Set<string> {
  const headings = read(file).matchAll(/^#+ (.*)$/gm);
  return new Set([...headings].map(([, heading = '']) => anchorOf(heading)));
}

/** Whether a document and, where one is named, its heading exist. `from` is the folder that a relative path starts in. */
function resolves(citation: string, from = ''): boolean {
  const [document = '', anchor] = citation.split('#');
  const file = path.join(from, document);
  if (!existsSync(path.join(ROOT, file))) return false;
  return anchor === undefined || anchorsOf(file).has(anchor);
}

/** Documents that a text names, but for addresses of other sites. */
function citationsOf(text: string): string[] {
  const own = text.replaceAll(/https?:\/\/\S+/g, '');
  return [...own.matchAll(/[\w./-]*\w\.md\b(#[\w-]+)?/g)].map(([citation]) => citation);
}

test('a comment cites a document of the repository, and a heading that it has', () => {
  const code = tracked.filter((file) => CODE.test(file) && !FOREIGN.test(file));
  expect(code.length).toBeGreaterThan(1_000);
  const cited = code.flatMap((file) => citationsOf(read(file)).map((citation) => [file, citation] as const));
  expect(cited.length).toBeGreaterThan(50);
  expect(
    cited.filter(([file, citation]) => !resolves(citation) && !resolves(citation, path.dirname(file))),
  ).toEqual([]);
});

test('a section of a document that is not there is found', () => {
  expect(citationsOf('// see simulator.md 1.1 and docs/model.md#no-such-heading.')).toEqual([
    'simulator.md',
    'docs/model.md#no-such-heading',
  ]);
  expect(
    ['simulator.md', 'docs/model.md#no-such-heading', 'docs/model.md#capacity'].map((each) => resolves(each)),
  ).toEqual([false, false, true]);
});

const documents = tracked.filter((file) => /^(README|CONTRIBUTING|docs\/[\w/-]+)\.md$/.test(file));

test.each(documents)('%s links to what exists', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
  const broken = links.filter((target) =>
    target.startsWith('#') ? !anchorsOf(file).has(target.slice(1)) : !resolves(target, path.dirname(file)),
  );
  expect(broken).toEqual([]);
});

/** A folder that a command makes. */
const isIgnored = (name: string) =>
  spawnSync('git', ['check-ignore', '-q', `${name}/x`], { cwd: ROOT }).status === 0;

/** What stands between backticks and begins like a path of the root. */
const PATH = /^(apps|bench|docs|packages|prisma|schemas|scripts|test|tools)\/[\w./{},*-]*$/;
const folders = new Set(
  tracked.flatMap((file) => file.split('/').map((_, end, parts) => parts.slice(0, end).join('/'))),
);
const known = [...tracked, ...folders];

const names = new Set(known.map((file) => path.basename(file)));
/** A file of ours below a folder that was named before, or that everybody knows: `domain/terms/slice.ts`, of packages/domain/src. */
const PART = /^[\w-]+(\/[\w.-]+)+\.(tsx?|mjs|css|sql)$/;
const ends = known.flatMap((file) => [`/${file}`, `/${file.replace('/src/', '/')}`]);
const isEnd = (name: string) => ends.some((file) => file.endsWith(`/${name}`));
/** A file of ours that is named alone, beside a folder that was named before. */
const NAME = /^[\w-]+(\.[\w-]+)*\.(tsx?|mjs|cjs|css|sql|prisma|yml)$/;

/** A path, as a shell expands it; a suite of tests may be named without what all of them end in. */
function exists(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(',', '|');
  const expected = new RegExp(`^${pattern}(\\.test\\.ts)?$`);
  return known.some((file) => expected.test(file));
}

test.each(documents)('%s names files and folders that exist', (file) => {
  // A decision may name a file that it was made against.
  const isRecipe = !file.startsWith('docs/adr/');
  const named = [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name.replace(/:\d+$/, ''));
  const missing = named.filter(
    (name) =>
      (PATH.test(name) && !exists(name)) ||
      (isRecipe && NAME.test(name) && !names.has(name)) ||
      (isRecipe && !PATH.test(name) && PART.test(name) && !isEnd(name)),
  );
  expect(missing.filter((name) => !isIgnored(name))).toEqual([]);
});

/** Comments of a text, line by line. */
const commentLines = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => /^\s*(?:\/\/|\/?\*|--)(.*)|\s\/\/ (.*)/.exec(line)?.slice(1).join('') ?? []);

/** Files that the comments of a text name with their folder. */
const filesNamed = (text: string) =>
  commentLines(text).flatMap((line) =>
    [...line.matchAll(/(?<![\w./:@])[\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|sql)\b/g)].map(([name]) => name),
  );

test('a comment names files that exist', () => {
  // A migration stays as it was applied.
  const code = tracked.filter(
    (file) => CODE.test(file) && !FOREIGN.test(file) && !file.startsWith('prisma/migrations/'),
  );
  const named = code.flatMap((file) => filesNamed(read(file)).map((name) => [file, name] as const));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, name]) => !isEnd(name))).toEqual([]);
  expect(filesNamed('x; // see src/picture/gone.ts').filter((name) => !isEnd(name))).toEqual([
    'src/picture/gone.ts',
  ]);
});
