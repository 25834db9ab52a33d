import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { CORRECTIONS } from '@inferbench/catalogue/corrections';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { formatNumber } from '@inferbench/units/format';
import { describe, expect, test } from 'vitest';

/** What published figures name and the catalogue does not hold; docs/catalogue.md says why. Kernels are no models. */
const MISSING_CHIPS = ['intel-core-i9-10940x'];
const MISSING_MODELS = ['hunyuandit-1.2', 'sana-1.5-1.6b', 'sd-2.1'];

const root = path.join(import.meta.dirname, '../../..');
const rows = MEASUREMENTS.flatMap((list) => list.rows).filter((row) => row.phase !== 'op');
const unknown = (names: string[], known: ReadonlyMap<string, unknown>) =>
  [...new Set(names)].filter((name) => !known.has(name)).toSorted();

describe('a name means one model', () => {
  test('slugs, names and aliases are unique, letter case aside', () => {
    const owners = new Map<string, Set<string>>();
    for (const model of catalogue.models.values()) {
      for (const name of [model.slug, model.name, ...model.aliases]) {
        const key = name.toLowerCase();
        owners.set(key, (owners.get(key) ?? new Set()).add(model.slug));
      }
    }
    expect([...owners].filter(([, slugs]) => slugs.size > 1)).toStrictEqual([]);
  });

  test('no alias stands twice in one model', () => {
    for (const { slug, aliases } of catalogue.models.values()) {
      expect({ slug, aliases: new Set(aliases.map((alias) => alias.toLowerCase())).size }).toStrictEqual({
        slug,
        aliases: aliases.length,
      });
    }
  });
});

describe('published figures', () => {
  test('name chips of the catalogue, or ones that are listed as missing', () => {
    const chips = rows.map((row) => row.hardware);
    expect(unknown(chips, catalogue.chips)).toStrictEqual(MISSING_CHIPS);
  });

  test('name models of the catalogue, or ones that are listed as missing', () => {
    const models = rows.map((row) => row.model);
    expect(unknown(models, catalogue.models)).toStrictEqual(MISSING_MODELS);
  });

  test('reach a point but for 34 rows, each with its reason', () => {
    const mapped = MEASUREMENTS.map((list) => mapMeasurements(list, catalogue));
    const reasons = mapped.flatMap(({ unmapped }) => unmapped.map(({ reason }) => reason));
    const count = (part: string) => reasons.filter((reason) => reason.includes(part)).length;
    expect(mapped.flatMap(({ runs }) => runs.flatMap((run) => run.points))).toHaveLength(595);
    expect(mapped.flatMap(({ runs }) => runs)).toHaveLength(217);
    expect([count('kernel'), count('no chip'), count('no model'), count('weight precision')]).toStrictEqual([
      222, 3, 30, 1,
    ]);
  });
});

test('a published parameter count is the sum of the shapes', () => {
  const language = [...catalogue.models.values()].filter(isLanguageModel);
  for (const model of language.filter((entry) => entry.publishedParameters !== null)) {
    expect(totalParameters(model)).toBe(model.publishedParameters);
  }
  const parametersOf = (slug: string) => {
    const model = catalogue.models.get(slug);
    return model ? totalParameters(model) : null;
  };
  expect((parametersOf('palm-540b') ?? 0) / 1e9).toBeCloseTo(540.36, 2);
  expect(parametersOf('gpt-j-6b')).toBe(6_050_882_784 - 50_400);
});

describe('docs/catalogue.md', () => {
  const text = readFileSync(path.join(root, 'docs/catalogue.md'), 'utf8');

  test('states the counts of today', () => {
    const models = [...catalogue.models.values()];
    const language = models.filter(isLanguageModel).length;
    expect(text).toContain(`| chips | ${catalogue.chips.size} |`);
    expect(text).toContain(`| models | ${models.length}, of which ${language} language models |`);
    expect(text).toContain('| published figures | 1,047 from 18 sources |');
    expect(text).toContain('| points | 595 in 217 runs |');
    const claims = CORRECTIONS.flatMap(({ entries }) => entries).length;
    expect(text).toContain(`| corrections | ${claims} claims`);
  });

  test('and so does the README', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
    const [chips, models] = [catalogue.chips.size, catalogue.models.size];
    // Lists and tables together, as the generated page counts them.
    const measurements = readFileSync(path.join(root, 'docs/measurements.md'), 'utf8');
    const [, points] = /^(\d+) points are in the database/m.exec(measurements) ?? [];
    expect(readme).toContain(
      `${chips} chips, ${models} models and ${formatNumber(Number(points))} operating points`,
    );
  });

  test('names everything that is missing', () => {
    for (const slug of [...MISSING_CHIPS, ...MISSING_MODELS]) expect(text).toContain(`\`${slug}\``);
  });
});

test('notes are for readers: no names of columns, scripts or other texts', () => {
  const folder = path.join(root, 'packages', 'catalogue');
  const files = ['chips', 'models'].flatMap((sub) =>
    readdirSync(path.join(folder, sub)).map((file) => path.join(folder, sub, file)),
  );
  const offending = files.filter((file) =>
    /\bseed\b|\b(?:capacity_gb|per_chip_gbs|peak_dense_tops|tdp_w)\b/i.test(readFileSync(file, 'utf8')),
  );
  expect(offending).toStrictEqual([]);
  const told = [...catalogue.chips.values()].flatMap(({ notes, vendorClaims, disputed }) => [
    ...notes,
    ...vendorClaims,
    ...disputed.flatMap(({ other, where }) => [other, where]),
  ]);
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((text) => /\b(?:null|undefined|NaN)\b/.test(text))).toStrictEqual([]);
});
