import type { PlacedRow, ShownFigure } from '@inferbench/answers/load/shape';

export const NO_FIGURE: ShownFigure = { value: null, low: null, high: null, kind: null, words: 'none' };

/** A simulated system of eight chips in one server at the line, without a figure beside its value; `given` says what is otherwise. */
export function placedRow(label: string, given: Partial<PlacedRow> = {}): PlacedRow {
  const value = given.value ?? 1;
  return {
    key: label,
    chip: label.toLowerCase(),
    label,
    system: `${label} ×8`,
    vendor: 'NVIDIA',
    older: false,
    coloured: false,
    chips: 8,
    extent: 'SERVER',
    pools: 'AGGREGATED',
    kind: 'SIMULATED',
    value,
    low: value,
    high: value,
    upper: value,
    atLeast: false,
    place: 1,
    of: 1,
    overlapsFirst: true,
    users: null,
    perUser: 20,
    sees: 20,
    stack: null,
    dated: null,
    ran: null,
    pointId: null,
    comparison: null,
    price: NO_FIGURE,
    energy: NO_FIGURE,
    flexibility: NO_FIGURE,
    alone: NO_FIGURE,
    prompt: NO_FIGURE,
    ...given,
  };
}
