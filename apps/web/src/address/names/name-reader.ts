import { entriesOf } from '@inferbench/domain/catalogue/resolve-name';
import { listed } from '@inferbench/units/english';
import { type Read, readAs } from '../read-text.ts';
import { resolveIn, type SiteNames } from './site-names.ts';

/** Reader of the slug of the one chip or model that a word names. `what`: what is expected, in words. */
export function nameReader(names: SiteNames, section: 'chips' | 'models', what: string) {
  return (text: string): Read<string> => {
    const found = resolveIn(names, section, text);
    const slug = found.kind === 'one' ? found.entry.slug : null;
    return readAs(slug, what, text, namesHint(names, section, text));
  };
}

const MOST = 3;

/** " Did you mean B200 or B300?" of a word that fits several or is near them, else names that are known best: " For example B200 or H100." */
export function namesHint(names: SiteNames, section: 'chips' | 'models', text: string): string {
  const near = entriesOf(resolveIn(names, section, text))
    .slice(0, MOST)
    .map(({ shortName }) => shortName);
  if (near.length > 0) return ` Did you mean ${listed(near, 'or')}?`;
  const known = names[section].toSorted((a, b) => b.points - a.points).slice(0, MOST);
  return known.length === 0
    ? ''
    : ` For example ${listed(
        known.map(({ shortName }) => shortName),
        'or',
      )}.`;
}
