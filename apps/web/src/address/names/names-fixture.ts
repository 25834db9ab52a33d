import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipNames, modelNames } from '@inferbench/domain/catalogue/names';
import { siteNames } from './site-names.ts';

/** Names of the shipped catalogue as the API answers them, for tests; nothing has points. */
export const SHIPPED_NAMES = siteNames(
  [...catalogue.chips.values()].map((chip) => {
    const { short, long, slug } = chipNames(chip);
    const { name, vendor, year, aliases } = chip;
    return {
      slug: chip.slug,
      standing: 'CATALOGUE' as const,
      name,
      vendor,
      year,
      aliases,
      pointCount: 0,
      shortName: short,
      longName: long,
      shortSlug: slug,
    };
  }),
  [...catalogue.models.values()].map((model) => {
    const { short, long, slug } = modelNames(model);
    return {
      slug: model.slug,
      standing: 'CATALOGUE' as const,
      kind: 'DENSE',
      aliases: model.aliases,
      pointCount: 0,
      chipCount: 0,
      shortName: short,
      longName: long,
      shortSlug: slug,
    };
  }),
);
