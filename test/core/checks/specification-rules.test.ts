import { catalogue } from '@inferbench/catalogue/catalogue';
import { farBehind } from '@inferbench/checks/out-rival';
import { outliers, type SoftwareShare } from '@inferbench/checks/out-system';
import type { Chip } from '@inferbench/domain/chips/chip';
import { leaveOneOut } from '@inferbench/domain/chips/family-ranges';
import { modelShape, modelsOfShape } from '@inferbench/domain/models/model-shape';
import { hasAddress } from '@inferbench/domain/names/source-address';
import { type ChipContext, evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { describe, expect, test } from 'vitest';
import { declaredChip } from '../../testkit/declared-chip.ts';

const ACME = { organizationName: 'Acme', vendors: [] };
const rulesOf = (chip: unknown, context: ChipContext = { declared: ACME }) =>
  evaluateChip(chip, context).findings.map(({ rule, severity }) => `${severity} ${rule}`);

const chip = declaredChip('Acme');

describe('a specification that somebody declares', () => {
  test('passes with addresses, a vendor of its own and figures like those of others', () => {
    expect(rulesOf(chip)).toEqual([]);
  });

  test('speaks for the vendor that its organisation is called, or is verified for', () => {
    expect(rulesOf({ ...chip, vendor: 'NVIDIA' })).toEqual(['reject SPEC-VENDOR']);
    expect(rulesOf({ ...chip, vendor: 'ACME' })).toEqual([]);
    const verified = { declared: { organizationName: 'Acme', vendors: ['NVIDIA'] } };
    expect(rulesOf({ ...chip, vendor: 'NVIDIA' }, verified)).toEqual([]);
    expect(rulesOf({ ...chip, vendor: 'NVIDIA' }, { declared: { ...ACME, organizationName: null } })).toEqual(
      [],
    );
  });

  test.each(['slug', 'name', 'vendor', 'family'] as const)('keeps the %s of its first version', (key) => {
    const first: Pick<Chip, 'slug' | 'name' | 'vendor' | 'family'> = {
      ...chip,
      [key]: key === 'family' ? 'systolic' : 'another',
    };
    expect(rulesOf(chip, { first })).toEqual(['reject SPEC-IDENTITY']);
    expect(rulesOf(chip, { first: { ...chip, name: chip.name.toUpperCase() } })).toEqual([]);
  });

  test.each([
    ['trust me', false],
    ['our data sheet, p. 3', false],
    ['http://example.com/data-sheet.pdf', false],
    ['https://localhost/x', false],
    ['https://example.com/a.pdf, table 2', true],
    ['https://example.com/a.pdf pages 3 and 4', true],
    ['doi 10.1109/ISCA.2024.00012', true],
    ['repo acme/specs, chips/a1.yaml (commit 35841515)', true],
    [`sha256:${'a'.repeat(64)}`, false],
  ])('has sources that others can open: %s', (where, isOpen) => {
    expect(hasAddress(where)).toBe(isOpen);
    const sources = { ...chip.sources, s: { where, readOn: '2026-11-21' } };
    expect(rulesOf({ ...chip, sources })).toEqual(isOpen ? [] : ['reject SPEC-SOURCE']);
    expect(rulesOf({ ...chip, sources }, {})).toEqual([]);
  });

  test.each([
    'Data sheet, https://example.com/a.pdf, table 2',
    'measured and certified by NVIDIA, https://example.com/a.pdf',
    'https://example.com/a.pdf, page 3, confirmed by MLCommons',
  ])('a source is an address with no words beside it: %s', (where) => {
    const sources = { ...chip.sources, s: { where, readOn: '2026-11-21' } };
    expect(rulesOf({ ...chip, sources })).toEqual(['reject SPEC-SOURCE']);
    expect(rulesOf({ ...chip, sources }, {})).toEqual([]);
  });

  test('a source of a price alone warns', () => {
    const sources = { ...chip.sources, price: { where: 'a dealer', readOn: '2026-11-21' } };
    expect(rulesOf({ ...chip, sources })).toEqual(['warn SPEC-SOURCE']);
  });

  test('figures far from those of the family are a question each', () => {
    const invented = {
      ...chip,
      peaks: chip.peaks.map((peak) => ({ ...peak, denseOpsPerSec: peak.denseOpsPerSec * 10 })),
      memory: { ...chip.memory, capacity: { value: 4000, unit: 'GiB' } },
    };
    // 10 times the rate of an H100 at its watts, and 0.8 sweeps of the memory a second.
    expect(rulesOf(invented)).toEqual(['flag SPEC-RANGE', 'flag SPEC-RANGE', 'flag SPEC-RANGE']);
  });

  test('a balance is judged by its memory', () => {
    const at = (bandwidthBytesPerSec: number) =>
      rulesOf({ ...chip, memory: { ...chip.memory, bandwidthBytesPerSec } }).filter((rule) =>
        rule.endsWith('RIDGE'),
      );
    expect(at(1e15 / 4_000)).toEqual([]);
    expect(at(1e15 / 4_001)).toEqual(['flag SPEC-RIDGE']);
    expect(at(1e15 / 5)).toEqual([]);
    expect(at(1e15 / 4.99)).toEqual(['flag SPEC-RIDGE']);
    // Two cores of a server have half of its memory's rate: which is honest.
    const local = (bandwidthBytesPerSec: number) =>
      evaluateChip({
        ...chip,
        slug: 'local-desk',
        memory: { ...chip.memory, bandwidthBytesPerSec },
      }).findings.filter(({ rule }) => rule === 'SPEC-RIDGE');
    expect(local(1e15 / 0.5)).toEqual([]);
    expect(local(1e15 / 0.49).length).toBeGreaterThan(0);
  });
});

test('every shipped chip passes ranges and ridges; left out of them, at most a tenth would be asked about', () => {
  const chips = [...catalogue.chips.values()];
  const found = chips.flatMap((shipped) =>
    evaluateChip(shipped).findings.flatMap(({ rule, severity }) =>
      severity === 'warn' ? [] : [`${shipped.slug} ${rule}`],
    ),
  );
  expect(found).toEqual([]);
  const flagged = leaveOneOut(chips).length;
  expect(flagged / chips.length).toBeLessThan(0.1);
  expect(flagged).toBeGreaterThan(0);
});

test('a model keeps slug, name and kind; its shape may change', () => {
  const model = catalogue.models.get('llama-3-8b');
  if (model === undefined) throw new Error('no Llama');
  const rules = (first: Pick<typeof model, 'slug' | 'name' | 'kind'>) =>
    evaluateModel(model, { first }).findings.map(({ rule }) => rule);
  expect(rules(model)).toEqual([]);
  expect(rules({ ...model, name: 'Llama 3' })).toEqual(['SPEC-IDENTITY']);
  expect(rules({ ...model, kind: 'moe' })).toEqual(['SPEC-IDENTITY']);
});

test('models of equal shape are told by their architecture, whatever they are called', () => {
  const named = (slug: string) => {
    const model = catalogue.models.get(slug);
    if (model === undefined) throw new Error(`no ${slug}`);
    return model;
  };
  const all = [...catalogue.models.values()];
  expect(modelsOfShape(named('llama-3-8b'), all)).toContain('llama-3.1-8b');
  expect(modelShape({ ...named('llama-3-8b'), name: 'Another', slug: 'another' })).toBe(
    modelShape(named('llama-3-8b')),
  );
  expect(modelsOfShape(named('mistral-7b-v0.1'), all)).not.toContain('llama-3-8b');
});

describe('OUT-SYSTEM', () => {
  const others: SoftwareShare[] = [0.4, 0.5, 0.6, 0.6, 0.8].map((share) => ({ phase: 'DECODE', share }));
  const of = (share: number, than = others, near: number[] = []) =>
    outliers(
      [
        {
          index: 0,
          phase: 'DECODE',
          share,
          neighbours: near.map((each) => ({ share: each, source: 's', model: 'm' })),
        },
      ],
      than,
    ).map(({ expected }) => expected);
  const behind = (share: number, than = others) =>
    farBehind([{ index: 0, phase: 'DECODE', share, neighbours: [] }], than).map(({ expected }) => expected);

  test('above 1.35 times the best at the same load, of which one is enough', () => {
    expect(of(0.675, [], [0.5, 0.2])).toEqual([]);
    expect(of(0.676, [], [0.5, 0.2])).toEqual(['at most 0.675']);
    expect(of(5, [])).toEqual([]);
  });

  test('above 1.25 times the best of three others', () => {
    expect(of(1)).toEqual([]);
    expect(of(1.01)).toEqual(['at most 1']);
    expect(of(1.01, others.slice(3))).toEqual([]);
  });

  test('OUT-RIVAL: below 0.35 of the median of five others of the phase', () => {
    expect(behind(0.21)).toEqual([]);
    expect(behind(0.2)).toEqual(['at least 0.210']);
    expect(behind(0.2, others.slice(1))).toEqual([]);
    expect(
      behind(
        0.2,
        others.map((other) => ({ ...other, phase: 'PREFILL' })),
      ),
    ).toEqual([]);
  });
});
