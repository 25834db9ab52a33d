import type { Figure } from '@inferbench/chart/figure';
import { Gains } from '@inferbench/graphql-documents/configuration-history';
import { chipAddress, modelAddress } from '../../address/pages.ts';
import { resolveIn } from '../../address/names/site-names.ts';
import { visitorNames } from '../../address/names/visitor-names.ts';
import { ask } from '../../api/answer.ts';
import { historyFigure } from './history-figure.ts';

interface Chip {
  slug: string;
  shortSlug: string;
  shortName: string;
}

/** Gain of software on a model in one set-up, of each chip or of one; null where nobody ran one twice, or nobody answered. */
export async function loadHistory(model: string, chip: Chip | null): Promise<Figure | null> {
  const [names, answer] = await Promise.all([visitorNames(), ask(Gains, { model })]);
  const found = resolveIn(names, 'models', model);
  if (answer.state !== 'DATA' || found.kind !== 'one') return null;
  const { shortSlug, shortName } = found.entry;
  const all = answer.value.histories;
  return historyFigure({
    histories: chip === null ? all : all.filter(({ points }) => points[0]?.chip === chip.slug),
    modelName: shortName,
    chipName: chip?.shortName ?? null,
    place: {
      query: { model: shortSlug, ...(chip === null ? {} : { chip: chip.shortSlug }) },
      address:
        chip === null
          ? modelAddress(shortSlug, { section: 'history' })
          : chipAddress(chip.shortSlug, { query: { model: shortSlug }, section: 'history' }),
      file: `inferbench-${chip === null ? '' : `${chip.shortSlug}-`}${shortSlug}-history`,
    },
  });
}
