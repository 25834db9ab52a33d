import { Chip, ChipFamily } from '@inferbench/domain/chips/chip';
import { chipTemplate } from '@inferbench/domain/catalogue/chip-template';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { parseDocument } from '@inferbench/importers/content/parse-document';
import { expect, test } from 'vitest';

const today = '2026-11-21';
const receivedOn = '2026-11-23T12:00:00Z';

/** What a vendor writes into the empty lines of any family. */
const FILLED: Readonly<Record<string, string>> = {
  name: 'A1 96GB',
  vendor: 'Example',
  slug: 'example-a1-96gb',
  where: 'https://example.com/a1.pdf, table 2',
  precision: 'fp16',
  denseOpsPerSec: '989 TFLOPS',
  type: 'HBM3',
  capacity: '96 GB',
  kind: 'SRAM',
  capacityBytes: '50 MiB',
  bandwidthBytesPerSec: '3.35 TB/s',
};

const SECTION = new Set(['sources', 'datasheet', 'peaks', 'memory', 'onChip']);
const EMPTY = /^(\s*)(\w+):$/;

const filled = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const [, indent, key = ''] = EMPTY.exec(line) ?? [];
      return indent === undefined || SECTION.has(key) ? line : `${indent}${key}: ${FILLED[key] ?? 'UNKNOWN'}`;
    })
    .join('\n');

/** A sentence has a blank after its sign; what is commented out has none, or those of its indentation. */
const uncommented = (text: string) => text.replaceAll(/^(\s*)#(?! ?[-A-Z]| 1 GB)(?=\S| {2,})/gm, '$1');

function evaluated(text: string) {
  const document = parseDocument(text);
  if (!document.ok) throw new Error(`${JSON.stringify(document.error)}\n${text}`);
  return evaluateChip(document.value, { receivedOn });
}

test.each(ChipFamily.options)('%s: with its empty lines filled, the template has no finding', (family) => {
  const { verdict, findings, chip } = evaluated(filled(chipTemplate({ family, today })));
  expect({ verdict, findings }).toEqual({ verdict: 'VALIDATED', findings: [] });
  expect(chip).toMatchObject({ family, slug: 'example-a1-96gb', notes: [], power: null });
});

test.each(ChipFamily.options)(
  '%s: with every example taken in, it holds every key and has no finding',
  (family) => {
    const text = uncommented(filled(chipTemplate({ family, today })));
    const { findings, chip } = evaluated(text);
    expect(findings).toEqual([]);
    // The examples alone are a chip in which nothing is null and no list is empty.
    const open = JSON.stringify(chip).match(/"(\w+)":(?:null|\[\])/g) ?? [];
    expect(open).toEqual([]);
    const member = Chip.options.find((option) => option.shape.family.value === family);
    expect(Object.keys(chip ?? {}).toSorted()).toEqual(Object.keys(member?.shape ?? {}).toSorted());
  },
);

test.each(ChipFamily.options)(
  '%s: as it is, each finding is of one empty line and says what to write',
  (family) => {
    const text = chipTemplate({ family, today });
    const { findings } = evaluated(text);
    const empty = text.split('\n').filter((line) => !SECTION.has(EMPTY.exec(line)?.[2] ?? 'datasheet'));
    const told = findings.filter(({ severity }) => severity === 'reject');
    // The bandwidth alone may be left out.
    expect(told.length).toBe(empty.length - 1);
    for (const { fix } of told) expect(fix).toMatch(/Write/);
  },
);

test('each line of the template stands under a sentence', () => {
  for (const family of ChipFamily.options) {
    const lines = chipTemplate({ family, today }).split('\n');
    for (const [index, line] of lines.entries()) {
      if (!/^[\s#]*\w+:/.test(line) || /^[\s#]*datasheet:/.test(line)) continue;
      expect([line, lines[index - 1]]).toEqual([line, expect.stringMatching(/# [A-Za-z].*\./)]);
    }
  }
});

test('name and vendor are taken in, whatever they hold, and give the slug', () => {
  const text = chipTemplate({ family: 'simt', vendor: 'Exämple & Co: "x"', name: 'A1 #2 v3.1', today });
  expect(evaluated(filled(text)).chip).toMatchObject({
    vendor: 'Exämple & Co: "x"',
    name: 'A1 #2 v3.1',
    slug: 'example-co-x-a1-2-v3.1',
  });
});
