import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { readDocument } from './read-document.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../../../docs');
const documents = ['metrics', 'model'].map((name) =>
  readDocument(readFileSync(path.join(DOCS, `${name}.md`), 'utf8')),
);
const html = documents.map((document) => document.html).join('');
const ids = [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id = '']) => id);

describe('the methodology', () => {
  test('has every section of both documents, each under an anchor of its own', () => {
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set([...ids, 'checks', 'words']).size).toBe(ids.length + 2);
    expect(documents.flatMap(({ sections }) => sections.map(({ id }) => id))).toEqual(ids);
  });

  test('every definition of a word, and every link inside, leads to a section that exists', () => {
    for (const { term, section } of Object.values(GLOSSARY))
      expect([term, ids.includes(section)]).toEqual([term, true]);
    const inside = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(inside.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has every section that a page links to at the point of use', () => {
    const folders = ['../..', '../../../app'].map((folder) => path.resolve(import.meta.dirname, folder));
    const linked = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
      )
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/methodology#([\w-]+)/g)])
      .map(([, id = '']) => id);
    expect(linked.length).toBeGreaterThan(8);
    expect(linked.filter((id) => ![...ids, 'checks'].includes(id))).toEqual([]);
  });

  test('leads to no file of the repository, which a reader of the site does not have', () => {
    expect(
      [...html.matchAll(/href="([^"]+)"/g)].filter(([, href = '']) => !/^(?:#|https:)/.test(href)),
    ).toEqual([]);
  });
});
