import { modelAlone } from '../address/board-request.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { addressOfSlice } from './available-slice.ts';
import { loadSlices } from './load-slices.ts';

/** An address that names a model and nothing else of a slice stands for the fullest slice of that model, where it has one. */
export async function withFullestSlice(parameters: SearchParameters): Promise<SearchParameters> {
  const model = modelAlone(parameters);
  if (model === null) return parameters;
  // Listed with most systems first.
  const fullest = (await loadSlices())?.find((slice) => slice.model.slug === model);
  if (fullest === undefined) return parameters;
  const stated = Object.entries(addressOfSlice(fullest)).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)] as const],
  );
  return { ...parameters, ...Object.fromEntries(stated) };
}
