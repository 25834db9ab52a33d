import type { ModelListed } from '@inferbench/graphql-documents/models';
import { formatContext, formatValue } from '@inferbench/units/format';
import { modelAddress } from '../../address/pages.ts';
import { linked, withBelow } from '../../chart/table/linked.tsx';
import { bandOf, type ListSpec } from './list-view.ts';

const KIND_WORDS: Readonly<Record<ModelListed['kind'], string>> = {
  DENSE: 'dense',
  MOE: 'mixture of experts',
  ENCODER: 'encoder',
  DIFFUSION: 'makes images',
  UNMODELLED: 'shape not published',
};

/** Sizes between which the number of chips that hold a model changes, billions of parameters. */
const SIZES = [2, 10, 40, 100, 300] as const;

export const MODEL_LIST: ListSpec<ModelListed> = {
  sort: '-points',
  names: ({ slug, shortName, aliases }) => [slug, shortName, ...aliases],
  columns: [
    {
      key: 'name',
      head: 'Model',
      value: ({ shortName }) => shortName,
      cell: ({ shortSlug, shortName, kind }) =>
        withBelow(linked(modelAddress(shortSlug), shortName), KIND_WORDS[kind]),
    },
    {
      key: 'parameters',
      head: 'Parameters',
      unit: 'billion',
      numeric: true,
      value: ({ parameters }) => parameters / 1e9,
      cell: ({ parameters }) => formatValue(parameters / 1e9),
    },
    {
      key: 'active',
      head: 'Active',
      unit: 'billion a token',
      numeric: true,
      value: ({ activeParameters }) => (activeParameters === null ? null : activeParameters / 1e9),
      missing: 'not published',
    },
    {
      key: 'context',
      head: 'Context',
      unit: 'tokens',
      numeric: true,
      value: ({ maxContextTokens }) => maxContextTokens,
      cell: ({ kind, maxContextTokens: most }) =>
        most === null ? (kind === 'DIFFUSION' ? 'none' : null) : formatContext(most),
      missing: 'not published',
    },
    {
      key: 'chips',
      head: 'Chips',
      unit: 'with results',
      numeric: true,
      value: ({ chipCount }) => chipCount,
    },
    {
      key: 'points',
      head: 'Results',
      unit: 'measured, published',
      numeric: true,
      value: ({ pointCount }) => pointCount,
    },
  ],
  filters: [
    {
      key: 'kind',
      label: 'Kind',
      of: ({ kind }) => ({ word: kind.toLowerCase(), name: KIND_WORDS[kind] }),
    },
    { key: 'size', label: 'Size', of: ({ parameters }) => bandOf(parameters / 1e9, SIZES, 'billion') },
  ],
};
