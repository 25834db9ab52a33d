import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { isFileName, readChipFile, readModelFile } from './read-document.ts';

export interface Named {
  chip?: string | undefined;
  model?: string | undefined;
}

/** Names as slugs, and the catalogue in which they mean what their files say. */
export interface Localised extends Named {
  catalogue: CatalogueView;
}

/** The shipped catalogue, with a chip or model from a file where one is named by its file. Files win over equal slugs. */
export async function withLocalFiles({ chip, model }: Named): Promise<Localised> {
  const ownChip = chip !== undefined && isFileName(chip) ? await readChipFile(chip) : null;
  const ownModel = model !== undefined && isFileName(model) ? await readModelFile(model) : null;
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
    const isLocal = [named.chip, named.model].some((name) => name !== undefined && isFileName(name));
    if (!isLocal) return { ...named, catalogue };
    const key = JSON.stringify([named.chip, named.model]);
    const found = known.get(key) ?? withLocalFiles(named);
    known.set(key, found);
    return found;
  };
}
