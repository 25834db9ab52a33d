import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { expect, test } from 'vitest';
import { NO_ENTRIES, NO_RUN, type RunPreview, type SiteEntries } from '../submit/run-form/run-preview.ts';
import { runPreviewParts } from './run-preview-parts.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../test/fixtures/vllm/serve-h100-llama-3-8b.json');
const document = readFileSync(FILE, 'utf8');
const h100 = catalogue.chips.get('nvidia-h100-sxm5-80gb');
const own = JSON.stringify({ ...h100, slug: 'acme-1', name: 'Acme 1', vendor: 'Acme', aliases: [] });

function previewOf(chip: string, entries: SiteEntries): RunPreview {
  const context = JSON.stringify({ system: { chip, chips: 1 }, precision: { weights: 'bf16' } });
  const parts = runPreviewParts({ document, context, run: null, entries }, catalogue);
  return Object.assign({}, NO_RUN, ...parts) as RunPreview;
}

const isRefused = ({ findings }: RunPreview) => findings.some(({ severity }) => severity === 'reject');

test('a chip that the page lacks is told to the site, and refused only while the site does not know it', () => {
  const without = previewOf('acme-1', NO_ENTRIES);
  expect(without.lacking).toEqual({ chips: ['acme-1'], models: [] });
  expect(isRefused(without)).toBe(true);
  expect(without.findings.map(({ rule }) => rule)).toContain('SCHEMA-REFERENCE');
  const known = previewOf('acme-1', { chips: [own], models: [], unreviewed: ['acme-1'] });
  expect(known.lacking).toEqual({ chips: [], models: [] });
  expect(isRefused(known)).toBe(false);
});

test.each(['Acme 1', 'acme-1'])(
  'a chip of the organisation answers to %s as one of the catalogue does',
  (name) => {
    const preview = previewOf(name, { chips: [own], models: [], unreviewed: ['acme-1'] });
    expect(preview.imported?.run).toContain('"chip":"acme-1"');
    expect(isRefused(preview)).toBe(false);
  },
);

test.each(['H100 SXM', 'NVIDIA H100 80GB HBM3'])(
  'a name that people use, %s, is read as the slug',
  (name) => {
    const { imported, lacking } = previewOf(name, NO_ENTRIES);
    expect(imported?.run).toContain('"chip":"nvidia-h100-sxm5-80gb"');
    expect(lacking).toEqual({ chips: [], models: [] });
  },
);
