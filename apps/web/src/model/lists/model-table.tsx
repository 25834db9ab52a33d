import type { ModelListed } from '@inferbench/graphql-documents/models';
import { formatContext, formatNumber, formatValue } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { modelAddress, pageAddress } from '../../address/pages.ts';
import { linked, withBelow } from '../../chart/table/linked.tsx';
import type { ListShown } from './list-view.ts';
import { ListTable } from './list-table.tsx';
import { kindWords } from './model-list.ts';

export function ModelTable({ list }: { list: ListShown<ModelListed> }) {
  return (
    <ListTable
      caption="Models of the catalogue"
      list={list}
      action={pageAddress('models')}
      cells={CELLS}
      missing={MISSING}
    />
  );
}

const CELLS: Readonly<Record<string, (model: ModelListed) => ReactNode>> = {
  name: (model) => withBelow(linked(modelAddress(model.shortSlug), model.shortName), kindWords(model)),
  parameters: ({ parameters }) => formatValue(parameters / 1e9),
  active: ({ activeParameters }) => (activeParameters === null ? null : formatValue(activeParameters / 1e9)),
  context: ({ kind, maxContextTokens: most }) =>
    most === null ? (kind === 'DIFFUSION' ? 'none' : null) : formatContext(most),
  chips: ({ chipCount }) => formatNumber(chipCount),
  points: ({ pointCount }) => formatNumber(pointCount),
};

const MISSING: Readonly<Record<string, string>> = { active: 'not published', context: 'not published' };
