import { addressOfSlice } from '../slice/available-slice.ts';
import { availableWords } from '../slice/available-words.ts';
import { compareAddress } from '../address/compare-request.ts';
import type { ComparePage } from './load-compare.ts';

/** One of the two, or both, do not rank here; where both do. */
export function AbsentSystem({ page, title }: { page: ComparePage; title: string }) {
  const { absent, nearest, slice, a, b } = page;
  const named = absent.filter((slug) => slug !== '');
  return (
    <div className="message plain-message" role="status">
      <p>
        <strong>
          {named.length === 0
            ? 'Fewer than two systems rank in this slice.'
            : `${named.join(' and ')} ${named.length === 1 ? 'does' : 'do'} not rank in this slice.`}
        </strong>{' '}
        {title} holds {slice.systems.length} {slice.systems.length === 1 ? 'system' : 'systems'}, to pick
        above.
      </p>
      {nearest.length === 0 ? (
        <p>No slice near it holds both.</p>
      ) : (
        <>
          <p>Nearest slices that hold both:</p>
          <ul>
            {nearest.map((other) => {
              const words = availableWords(other);
              return (
                <li key={words}>
                  <a href={compareAddress({ a, b, slice: addressOfSlice(other) })}>{words}</a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

export function SameSystem() {
  return (
    <div className="message plain-message" role="status">
      <p>A and B are the same system. Pick another one above.</p>
    </div>
  );
}
