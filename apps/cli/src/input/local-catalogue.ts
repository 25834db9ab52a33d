import { existsSync } from 'node:fs';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { withSlugs } from '@inferbench/evaluation/with-slugs';
import { isFileName, isHubName, readChipFile, readModelFile } from './read-document.ts';

export interface Named {
  chip?: string | undefined;
  model?: string | undefined;
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
export async function withLocalFiles({ chip, model }: Named): Promise<Localised> {
  const ownChip = chip !== undefined && isFile(chip) ? await readChipFile(chip) : null;
  const ownModel = model !== undefined && isFile(model) ? await readModelFile(model) : null;
  return {
    chip: ownChip?.slug ?? chip,
    model: ownModel?.slug ?? model,
    catalogue: {
      chips: ownChip ? new Map([...catalogue.chips, [ownChip.slug, ownChip]]) : catalogue.chips,
      models: ownModel ? new Map([...catalogue.models, [ownModel.slug, ownModel]]) : catalogue.models,
    },
  };
}

/** The same, remembered by the two names: a long list of configurations reads each file once, and waits for no other. */
export function rememberedLocalFiles(): (named: Named) => Localised | Promise<Localised> {
  const known = new Map<string, Promise<Localised>>();
  return (named) => {
    const { chip, model } = named;
    if (isShipped(chip, catalogue.chips) && isShipped(model, catalogue.models))
      return { ...named, catalogue };
    const key = JSON.stringify([chip, model]);
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

function underSlugs({ chip, model, catalogue: own }: Localised): Localised {
  const named = withSlugs(
    { ...(chip === undefined ? {} : { chip }), ...(model === undefined ? {} : { model }) },
    own,
  );
  if (!named.ok) throw named.error;
  return { ...named.value, catalogue: own };
}
