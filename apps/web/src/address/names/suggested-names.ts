import { isEffective, type SpecificationStanding } from '@inferbench/domain/scores/standing';
import { ChipNames, ModelNames } from '@inferbench/graphql-documents/catalogue-names';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { askBeside } from '../../api/answer.ts';

/** Names of the catalogue that forms suggest, and of what an organisation declared itself; none without the API, and the form is still a form. */
export async function loadSuggestedNames(organization: string | null) {
  const unreviewed = organization !== null;
  const [chips, models] = await Promise.all([
    allPages(async (after) =>
      mapAnswer(await askBeside(ChipNames, { after, unreviewed }), (data) => data.chips),
    ),
    allPages(async (after) =>
      mapAnswer(await askBeside(ModelNames, { after, unreviewed }), (data) => data.models),
    ),
  ]);
  const isOffered = ({ standing, declaredBy }: Offered) =>
    isEffective(standing) || (unreviewed && declaredBy === organization);
  return {
    chips: chips.state === 'DATA' ? chips.value.filter(isOffered) : [],
    models: models.state === 'DATA' ? models.value.filter(isOffered) : [],
  };
}

interface Offered {
  standing: SpecificationStanding;
  declaredBy: string | null;
}
