import type { Chip } from '../chips/chip.ts';
import type { Model } from '../models/model.ts';
import { chipShortName } from './names.ts';
import { type NameKind, nameProblem } from '../names/public-name.ts';

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

/** What a chip is called, its short name with that because its address is made of it, and its vendor. */
export function namesOfChip(chip: Pick<Chip, 'slug' | 'name' | 'aliases' | 'vendor'>): ClaimedName[] {
  const short = chipShortName(chip);
  return [
    ...namesOf('CHIP', chip),
    // What is wrong with the name is said of the name.
    ...(nameProblem(short) === null ? [{ kind: 'CHIP' as const, path: 'name', name: short }] : []),
    { kind: 'VENDOR', path: 'vendor', name: chip.vendor },
  ];
}

export function namesOfModel(model: Named): ClaimedName[] {
  return namesOf('MODEL', model);
}
