import { fc } from '@fast-check/vitest';

/** Letters of other alphabets, signs and digits that look like ours. */
const HOMOGLYPHS: Readonly<Record<string, readonly string[]>> = {
  a: ['\u0430', '\u0251'],
  c: ['\u0441'],
  e: ['\u0435', '\u0065\u0301'],
  i: ['\u0456', '1', 'l', '\u0131'],
  l: ['1', 'I', '\u04CF', '\u2113'],
  o: ['0', '\u043E', '\u03BF'],
  p: ['\u0440'],
  x: ['\u0445', '\u00D7'],
  y: ['\u0443', '\u00FD'],
  A: ['\u0410', '\u0391'],
  B: ['\u0412', '\u0392'],
  H: ['\u041D', '\u0397'],
  M: ['\u041C', '\u039C'],
  N: ['\u039D', '\u00D1'],
  S: ['\u0405'],
  T: ['\u0422', '\u03A4'],
  m: ['rn'],
  w: ['vv'],
  '0': ['O', 'o'],
  '1': ['l', 'I'],
};
const RTL = ['\u202E', '\u202B', '\u200F', '\u2067', '\u061C'];
const INVISIBLE = ['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u180E', '\u{E0041}', '\0'];
const MARKS = ['\u0301', '\u0336', '\u0489', '\u20DD', '\u034F', '\uFE0F'];
const BLANKS = [' ', '  ', '\u00A0', '\u2003', '\u3000', '\t', '-', '_', ' - ', '.'];

type Change = (name: string, at: number, pick: number) => string;

const insert =
  (what: readonly string[]): Change =>
  (name, at, pick) =>
    name.slice(0, at) + (what[pick % what.length] ?? '') + name.slice(at);

/** Ways to write a name so that a reader takes it for another. */
const CHANGES: readonly Change[] = [
  (name, at, pick) => {
    const places = name.split('').flatMap((letter, index) => (HOMOGLYPHS[letter] ? [index] : []));
    const index = places[at % Math.max(1, places.length)] ?? -1;
    const options = HOMOGLYPHS[name[index] ?? ''] ?? [];
    return index < 0
      ? ` ${name}`
      : name.slice(0, index) + options[pick % options.length] + name.slice(index + 1);
  },
  insert(RTL),
  insert(INVISIBLE),
  (name, at, pick) => insert(MARKS)(insert(MARKS)(name, at, pick), at, pick + 1),
  // Wide and mathematical forms, and plain case.
  (name, _at, pick) =>
    pick % 3 === 0
      ? name.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
      : pick % 3 === 1
        ? name.toUpperCase()
        : name.toLowerCase(),
  (name, at, pick) => {
    const inside = /\d[^a-z\d]*$/i.test(name.slice(0, at)) && /^[^a-z\d]*\d/i.test(name.slice(at));
    // A point between two digits is part of a version: that is another name.
    return insert(inside ? BLANKS.slice(0, 8) : BLANKS)(name, at, pick);
  },
];

/** `count` lookalikes of names, of one seed. */
export function lookalikes(names: readonly string[], count: number): { of: string; name: string }[] {
  const parts = fc.record({
    of: fc.constantFrom(...names),
    change: fc.constantFrom(...CHANGES),
    at: fc.nat(80),
    pick: fc.nat(30),
  });
  return fc
    .sample(parts, { numRuns: count, seed: 20261122 })
    .map(({ of, change, at, pick }) => ({ of, name: change(of, at % (of.length + 1), pick) }));
}
