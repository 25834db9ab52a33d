import { existsSync } from 'node:fs';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { withSlugs } from '@inferbench/evaluation/with-slugs';
import { isFileName, isHubName, readChipFile, readModelFile } from './read-document.ts';

export interface Named {
  chip?: string | undefined;
  model?: string | undefined;
  /** A chip that the first is held against. */
  against?: string | undefined;
}

/** Names as slugs, and the catalogue in which they mean what their files say. */
export interface Localised extends Named {
  catalogue: CatalogueView;
}

/** The shipped catalogue, with a chip or model from a file where one is named by its file, and names of it as slugs. Error: NOT_FOUND. */
export async function withLocalNames(named: Named): Promise<Localised> {
  return underSlugs(await withLocalFiles(named));
}

/** The same with names as they stand. Files win over equal slugs. */
export async function withLocalFiles({ chip, model, against }: Named): Promise<Localised> {
  const [ownChip, ownRival] = [await chipIn(chip), await chipIn(against)];
  const ownModel = model !== undefined && isFile(model) ? await readModelFile(model) : null;
  const ownChips = [ownChip, ownRival].filter((own) => own !== null);
  return {
    chip: ownChip?.slug ?? chip,
    model: ownModel?.slug ?? model,
    against: ownRival?.slug ?? against,
    catalogue: {
      chips:
        ownChips.length > 0
          ? new Map([...catalogue.chips, ...ownChips.map((own) => [own.slug, own] as const)])
          : catalogue.chips,
      models: ownModel ? new Map([...catalogue.models, [ownModel.slug, ownModel]]) : catalogue.models,
    },
  };
}

async function chipIn(name: string | undefined): Promise<Chip | null> {
  return name !== undefined && isFile(name) ? readChipFile(name) : null;
}

/** The same, remembered by the names: a long list of configurations reads each file once, and waits for no other. */
export function rememberedLocalFiles(): (named: Named) => Localised | Promise<Localised> {
  const known = new Map<string, Promise<Localised>>();
  return (named) => {
    const { chip, model, against } = named;
    if (
      [chip, against].every((name) => isShipped(name, catalogue.chips)) &&
      isShipped(model, catalogue.models)
    )
      return { ...named, catalogue };
    const key = JSON.stringify([chip, model, against]);
    const found = known.get(key) ?? withLocalNames(named);
    known.set(key, found);
    return found;
  };
}

function isShipped(name: string | undefined, entries: ReadonlyMap<string, unknown>): boolean {
  return name === undefined || entries.has(name);
}

/** A hub name has a sign of folders too: it is a file only where one lies there. */
function isFile(name: string): boolean {
  return isFileName(name) && (!isHubName(name) || existsSync(name));
}

function underSlugs({ chip, model, against, catalogue: own }: Localised): Localised {
  const named = withSlugs(
    {
      ...(chip === undefined ? {} : { chip }),
      ...(model === undefined ? {} : { model }),
      ...(against === undefined ? {} : { against }),
    },
    own,
  );
  if (!named.ok) throw named.error;
  return { ...named.value, catalogue: own };
}
