import { catalogue } from '@inferbench/catalogue/catalogue';
import { readChip } from '@inferbench/domain/chips/read-chip';
import { expect, test } from 'vitest';
import { chipNodes } from './chip-sections.ts';
import { buildDocument } from '../vendor-form/build-document.ts';
import type { FormNode } from '../vendor-form/form-node.ts';
import { placeFindings } from '../vendor-form/place-findings.ts';
import { quantityText } from '../vendor-form/read-texts.ts';
import { readTexts } from '../vendor-form/read-texts.ts';

test('every shipped chip goes through the fields of its form and comes out as it was, to the last digit', () => {
  const chips = [...catalogue.chips.values()];
  expect(chips.length).toBeGreaterThan(60);
  for (const chip of chips) {
    const nodes = chipNodes(chip.family);
    const read = readChip(buildDocument(nodes, readTexts(nodes, chip)));
    expect(read.ok ? read.value.value : { of: chip.slug, findings: read.error }).toEqual(chip);
  }
});

test.each([
  ['bandwidthBytesPerSec', 3.35e12, '3.35 TB/s'],
  ['capacityBytes', 50_331_648, '50.331648 MB'],
  ['denseOpsPerSec', 989.4e12, '989.4 TOPS'],
  ['tdpWatts', 700, '700 W'],
  ['clockHz', 1.98e9, '1.98 GHz'],
  ['usdPerHour', 2.49, '2.49 USD/h'],
  ['watts', 0.5, '0.5 W'],
])('%s of %d stands as "%s"', (key, value, text) => expect(quantityText(key, value)).toBe(text));

const NODES = chipNodes('simt');
const finding = (path: string) => ({
  rule: 'SCHEMA-MISSING',
  severity: 'reject' as const,
  path,
  message: 'is missing',
  expected: null,
  fix: null,
});
const placeOf = (path: string, texts = {}) =>
  [...placeFindings([finding(path)], { nodes: NODES, texts }).keys()][0];

test('a finding stands at the field that it is about, past entries in which nothing is typed', () => {
  const texts = {
    'peaks.#': '3',
    'peaks.0.precision': 'fp16',
    'peaks.2.precision': 'fp8',
    'sources.#': '2',
    'sources.1.$name': 'paper',
    'sources.1.where': 'https://example.com',
  };
  expect(placeOf('memory.bandwidthBytesPerSec')).toBe('memory.bandwidthBytesPerSec');
  expect(placeOf('memory.capacity.value')).toBe('memory.capacity');
  expect(placeOf('memory')).toBe('memory.type');
  expect(placeOf('peaks[1].denseOpsPerSec', texts)).toBe('peaks.2.denseOpsPerSec');
  expect(placeOf('sources.paper.readOn', texts)).toBe('sources.1.readOn');
  expect(placeOf('peaks')).toBe('peaks');
  expect(placeOf('nothing.of.it')).toBe('');
});

test('where a figure comes from is no figure: a part with nothing else is not in the document', () => {
  const texts = { 'memory.source': 'paper', 'memory.confidence': 'press', 'peaks.#': '1' };
  expect(buildDocument(NODES, texts)).toEqual({ schema: 'inferbench.chip/1', family: 'simt' });
});

test('every leaf has a name and a sentence', () => {
  const unnamed: string[] = [];
  const look = (node: FormNode): void => {
    if ('nodes' in node) node.nodes.forEach(look);
    if (node.label === '' || (node.hint === '' && node.kind !== 'fixed')) unnamed.push(node.key);
  };
  NODES.forEach(look);
  expect(unnamed).toEqual([]);
});
