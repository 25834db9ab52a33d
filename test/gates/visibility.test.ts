import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../testkit/environment.ts';

const FOLDER = 'packages/db/src';
const VISIBILITY = 'shared/visibility.ts';
/** Tables in which stands what may be hidden. */
const HELD = 'submission|run|point|score|evidence|chip_version|model_version|event';
const NAMES_HELD = new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE)\\s+"?(?:${HELD})\\b`, 'i');

/** Statements that need no predicate, each with the reason: writers, jobs, parts of statements that have one. */
const EXEMPT = z
  .record(z.string(), z.string().min(10))
  .parse(parse(readFileSync(path.join(ROOT, 'test/gates/unguarded-statements.yaml'), 'utf8')));

interface Statement {
  /** `file.ts name`, of what holds the text. */
  place: string;
  text: string;
  /** Names that are written into it. */
  parts: Set<string>;
}

function identifiersIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const look = (each: ts.Node) => {
    if (ts.isIdentifier(each)) names.add(each.text);
    ts.forEachChild(each, look);
  };
  look(node);
  return names;
}

/** Name of the function or constant of the module around a node. */
function holderOf(node: ts.Node): string {
  for (let each: ts.Node = node; ; each = each.parent) {
    if (ts.isSourceFile(each.parent)) {
      if (ts.isVariableStatement(each)) return each.declarationList.declarations[0]?.name.getText() ?? '';
      return ts.isFunctionDeclaration(each) || ts.isClassDeclaration(each) ? (each.name?.text ?? '') : '';
    }
  }
}

function statementsOf(file: string, text: string): Statement[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Statement[] = [];
  const look = (node: ts.Node) => {
    const isText =
      ts.isTemplateExpression(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && NAMES_HELD.test(node.getText()))
      found.push({ place: `${file} ${holderOf(node)}`, text: node.getText(), parts: identifiersIn(node) });
    else ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** Predicates of visibility.ts, and what is made of them, whatever the number of steps. */
function predicatesIn(files: ReadonlyMap<string, string>): Set<string> {
  const made = new Map<string, Set<string>>();
  const predicates = new Set<string>();
  for (const [file, text] of files)
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
      const declared = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.getText())
        : ts.isFunctionDeclaration(statement) && statement.name?.text === 'isCompared'
          ? [statement.name.text]
          : [];
      for (const name of declared) {
        // What nobody but a job may go by guards nothing.
        if (file === VISIBILITY && !['EVERYBODY', 'STILL_SCORED'].includes(name)) predicates.add(name);
        if (file !== VISIBILITY && /shown|SHOWN|LISTED|RANKS|COUNTED/.test(statement.getText()))
          made.set(name, identifiersIn(statement));
      }
    }
  for (let grew = true; grew;) {
    grew = false;
    for (const [name, parts] of made)
      if (!predicates.has(name) && [...parts].some((part) => predicates.has(part))) {
        predicates.add(name);
        grew = true;
      }
  }
  return predicates;
}

function unguarded(files: ReadonlyMap<string, string>): string[] {
  const predicates = predicatesIn(files);
  const bare = [...files]
    .flatMap(([file, text]) => statementsOf(file, text))
    .filter(({ parts }) => ![...parts].some((part) => predicates.has(part)));
  return [...new Set(bare.map(({ place }) => place))].toSorted();
}

const files = new Map(
  readdirSync(path.join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated'))
    .map((file) => [file, readFileSync(path.join(ROOT, FOLDER, file), 'utf8')]),
);

test('every statement on what may be hidden has a predicate of visibility.ts, or stands on the list with its reason', () => {
  expect(unguarded(files)).toEqual(Object.keys(EXEMPT).toSorted());
});

test('a reader that forgets the predicate is found', () => {
  const file = 'points/model-points.ts';
  const forgotten = (files.get(file) ?? '').replaceAll('${RANKS}', 'true');
  expect(forgotten).not.toBe(files.get(file));
  expect(
    unguarded(
      new Map([
        [file, forgotten],
        [VISIBILITY, files.get(VISIBILITY) ?? ''],
      ]),
    ),
  ).toContain(`${file} readModelPoints`);
});
