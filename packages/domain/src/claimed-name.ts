import type { Chip } from './chip.ts';
import type { Model } from './model.ts';
import type { NameKind } from './public-name.ts';

/** A public name with its place in the document. */
export interface ClaimedName {
  kind: NameKind;
  path: string;
  name: string;
}

type Named = Pick<Model, 'slug' | 'name' | 'aliases'>;

/** Name, slug and aliases alike: by any of them somebody finds the entry. */
function namesOf(kind: NameKind, { slug, name, aliases }: Named): ClaimedName[] {
  return [
    { kind, path: 'name', name },
    { kind, path: 'slug', name: slug },
    ...aliases.map((alias, index) => ({ kind, path: `aliases[${index}]`, name: alias })),
  ];
}

/** What a chip is called, and its vendor. */
export function namesOfChip(chip: Pick<Chip, 'slug' | 'name' | 'aliases' | 'vendor'>): ClaimedName[] {
  return [...namesOf('CHIP', chip), { kind: 'VENDOR', path: 'vendor', name: chip.vendor }];
}

export function namesOfModel(model: Named): ClaimedName[] {
  return namesOf('MODEL', model);
}
