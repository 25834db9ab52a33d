/** Figures of which twice as much is what a view starts on where none is named. */
const STARTS: ReadonlySet<string> = new Set(['bandwidthTBps', 'onChipTBps']);

/** A figure as a form has it: its key, and the text of the specification, empty where nothing is published. */
interface Specified {
  name: string;
  standard: string;
}

/** The figure that a view starts on; undefined of a chip that publishes none of them. */
export function startFigure<Figure extends Specified>(figures: readonly Figure[]): Figure | undefined {
  return figures.find(({ name, standard }) => STARTS.has(name) && standard !== '');
}

/** The query of a chip as it is specified: that figure is named, since without any figure a view starts on an edit. */
export function uneditedQuery(slug: string, figures: readonly Specified[]): Record<string, string> {
  const start = startFigure(figures);
  return { chip: slug, ...(start === undefined ? {} : { [start.name]: start.standard }) };
}
