import { expected, type Read } from '../read-text.ts';
import { resolveIn, type SiteNames } from './site-names.ts';

/** Reader of the slug of the one chip or model that a word names. `what`: what is expected, in words. */
export function nameReader(names: SiteNames, section: 'chips' | 'models', what: string) {
  return (text: string): Read<string> => {
    const found = resolveIn(names, section, text);
    return found.kind === 'one'
      ? { ok: true, value: found.entry.slug }
      : { ok: false, problem: expected(what, text) };
  };
}
