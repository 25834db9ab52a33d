import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Claim, ClaimRequest } from '@inferbench/domain/simulation/claim';
import type { FormField } from '../../address/form-field.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { claimQuery, readClaim } from '../../address/claim-request.ts';

export interface ClaimQuestion {
  parameters: SearchParameters;
}

export interface ClaimAnswer {
  fields: FormField[];
  /** Nothing was asked for. */
  example: boolean;
  /** Null where the form does not state a claim yet. */
  request: ClaimRequest | null;
  query: string | null;
  names: { chip: string; vendor: string; model: string };
  outcome: Outcome<Claim> | null;
}

export interface ClaimTask {
  name: 'claim';
  question: ClaimQuestion;
  answer: ClaimAnswer;
}

export function statedClaim(
  { parameters }: ClaimQuestion,
  catalogue: CatalogueView,
): Omit<ClaimAnswer, 'outcome'> {
  const { request, example, fields } = readClaim(parameters, catalogue);
  const chip = catalogue.chips.get(request?.chip ?? '');
  return {
    fields,
    example,
    request,
    query: request === null ? null : claimQuery(request),
    names: {
      chip: chip === undefined ? '' : chipShortName(chip),
      vendor: chip?.vendor ?? '',
      model: catalogue.models.get(request?.model ?? '')?.name ?? '',
    },
  };
}
