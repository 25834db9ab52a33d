import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../testkit/environment.ts';
import { exampleRun } from '../../testkit/fixture.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validator = (name: string) =>
  ajv.compile(JSON.parse(readFileSync(path.join(ROOT, `schemas/${name}.schema.json`), 'utf8')) as object);

describe('the published JSON Schemas', () => {
  test.each([
    ['chip', 'chips'],
    ['model', 'models'],
    ['measurements', 'measurements'],
  ])('%s accepts every file of the catalogue and refuses an unknown key', (name, folder) => {
    const validate = validator(name);
    const dir = path.join(ROOT, 'packages/catalogue', folder);
    const files = readdirSync(dir);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const document: unknown = parse(readFileSync(path.join(dir, file), 'utf8'));
      expect([file, validate(document), validate.errors]).toEqual([file, true, null]);
      expect(validate(Object.assign({ bandwith: 1 }, document))).toBe(false);
    }
  });

  test('run accepts what the importer makes', () => {
    expect(validator('run')(exampleRun())).toBe(true);
  });
});

describe('names of the catalogue', () => {
  test('no model is meant by two names, whatever their case', () => {
    const names = [...catalogue.models.values()].flatMap((model) =>
      [...new Set([model.slug, model.name, ...model.aliases].map((name) => name.toLowerCase()))].map(
        (name) => name,
      ),
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('claims-only chips are marked, and every shipping chip of a simulated family has a peak', () => {
    const chips = [...catalogue.chips.values()];
    expect(chips.filter((chip) => chip.status === 'claims_only').map((chip) => chip.slug)).toEqual([
      'amd-mi430x',
      'amd-mi455x',
      'apple-m5-pro',
      'apple-m5',
      'apple-m6',
      'etched-sohu',
      'fractile',
      'groq-3-lpu',
      'huawei-ascend-950dt',
      'nvidia-dgx-station-gb300',
      'nvidia-rtx-pro-5000',
      'sambanova-sn50',
      'tenstorrent-quietbox-2',
    ]);
    for (const chip of chips.filter(({ status }) => status === 'shipping'))
      expect(chip.peaks.length).toBeGreaterThan(0);
  });

  test('image models have parameters of a plausible size', () => {
    for (const model of catalogue.models.values()) expect(totalParameters(model)).toBeGreaterThan(1e6);
  });
});
