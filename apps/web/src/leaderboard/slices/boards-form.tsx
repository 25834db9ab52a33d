import { PHASE_WORDS } from '@inferbench/answers/board/words';
import type { BoardsRequest } from '@inferbench/answers/boards/request';
import { nameSlug, precisionNames } from '@inferbench/domain/catalogue/names';
import { workloadWord } from '@inferbench/domain/board/public-address';
import type { WorkloadBoardsAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import { boardsQuery } from '../../address/boards-request.ts';
import type { FieldOption } from '../../address/form-field.ts';
import type { SiteNames } from '../../address/names/site-names.ts';
import { pageAddress } from '../../address/pages.ts';
import { Picker } from '../../frame/picker.tsx';
import { SoftForm } from '../../frame/soft-form.tsx';

interface BoardsFormProps {
  names: SiteNames;
  request: BoardsRequest;
  found: WorkloadBoardsAnswer;
}

/** Filters of the list, each choice with the boards that it leads to; a plain GET form without JavaScript. */
export function BoardsForm({ names, request, found }: BoardsFormProps) {
  const { phases, precisions, chips, severalVendors } = found;
  const {
    model = '',
    workload = '',
    prec = '',
    chip = '',
    vendors = '',
  }: Record<string, string> = boardsQuery(request);
  return (
    <SoftForm
      key={JSON.stringify(request)}
      className="ask compare-work board-ask"
      action={pageAddress('slices')}
      label="Boards"
    >
      <Picker
        name="model"
        label="Model"
        options={offered('every model', model, modelOptions(names, found))}
        chosen={model}
      />
      <Picker
        name="workload"
        label="Workload"
        options={offered(
          'any',
          workload,
          phases.map(({ phase, boards }) => option(workloadWord(phase), PHASE_WORDS[phase].name, boards)),
        )}
        chosen={workload}
      />
      <Picker
        name="prec"
        label="Weights"
        options={offered(
          'any',
          prec,
          precisions.map(({ precision, boards }) => weights(precision, boards)),
        )}
        chosen={prec}
      />
      <Picker
        name="chip"
        label="Chip"
        options={offered(
          'any',
          chip,
          chips.map(({ chip: slug, label, boards }) => option(nameSlug(slug), label, boards)),
        )}
        chosen={chip}
      />
      <Picker
        name="vendors"
        label="Vendors"
        options={offered('any number', vendors, [option('2', 'two or more', severalVendors)])}
        chosen={vendors}
      />
    </SoftForm>
  );
}

/** Models with their boards; where those of one were counted alone, every model with points. */
function modelOptions(
  { models: all }: SiteNames,
  { models, everyModel }: WorkloadBoardsAnswer,
): FieldOption[] {
  if (everyModel) return models.map(({ model, name, boards }) => option(nameSlug(model), name, boards));
  return all
    .filter(({ points }) => points > 0)
    .map(({ slug, shortName }) => ({ value: nameSlug(slug), words: shortName }));
}

export function option(value: string, words: string, count: number): FieldOption {
  return { value, words: `${words} (${formatNumber(count)})` };
}

export function weights(of: PrecisionClass, count: number): FieldOption {
  return option(of.toLowerCase(), `${BITS[of]} bits, ${precisionNames(of).short}`, count);
}

/** Choices after the open one; what is chosen stands among them though it leads to nothing. */
function offered(open: string, chosen: string, options: readonly FieldOption[]): FieldOption[] {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return [
    { value: '', words: open },
    ...options,
    ...(isKnown ? [] : [{ value: chosen, words: `${chosen} (0)` }]),
  ];
}
