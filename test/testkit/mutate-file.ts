/** Values that tools write by mistake, or that somebody sends on purpose. */
const ODD_VALUES = [
  'null',
  '-1',
  '0',
  '1e308',
  '1e-320',
  'NaN',
  'Infinity',
  '"x"',
  '"12"',
  '"1e999"',
  'true',
  '[]',
  '{}',
  '[null]',
  '0.5',
  '9007199254740993',
  String.raw`"a\u0000b"`,
];

const ODD_CHARS = [
  '',
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\n',
  '\r\n',
  '\0',
  '\uFEFF',
  '\uFFFD',
  '-',
  '9',
  ' ',
];

const VALUE = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/g;

/** A whole number below the bound. */
type Random = (bound: number) => number;
type Mutation = (text: string, random: Random) => string;

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const chosen = list[random(list.length)];
  if (chosen === undefined) throw new Error('an empty list');
  return chosen;
};

/** One of the values of a JSON text, or of the numbers of a table, replaced. */
const replaceValue: Mutation = (text, random) => {
  const places = [...text.matchAll(VALUE)];
  if (places.length === 0) return text;
  const { index, 0: value } = oneOf(places, random);
  return text.slice(0, index) + oneOf(ODD_VALUES, random) + text.slice(index + value.length);
};

/** The value of another key, which is of a plausible kind. */
const swapValues: Mutation = (text, random) => {
  const places = [...text.matchAll(VALUE)];
  if (places.length === 0) return text;
  const { index, 0: value } = oneOf(places, random);
  return text.slice(0, index) + oneOf(places, random)[0] + text.slice(index + value.length);
};

const cutOff: Mutation = (text, random) => text.slice(0, random(text.length));

const changeChar: Mutation = (text, random) => {
  const at = random(text.length);
  return text.slice(0, at) + oneOf(ODD_CHARS, random) + text.slice(at + 1);
};

const dropPart: Mutation = (text, random) => {
  const at = random(text.length);
  return text.slice(0, at) + text.slice(at + random(200));
};

const repeatPart: Mutation = (text, random) => {
  const at = random(text.length);
  const part = text.slice(at, at + random(400));
  return text.slice(0, at) + part + text.slice(at);
};

const dropLine: Mutation = (text, random) => {
  const lines = text.split('\n');
  lines.splice(random(lines.length), 1);
  return lines.join('\n');
};

const repeatLine: Mutation = (text, random) => {
  const lines = text.split('\n');
  const at = random(lines.length);
  lines.splice(at, 0, lines[at] ?? '');
  return lines.join('\n');
};

const renameYamlKey: Mutation = (text, random) => {
  const keys = [...text.matchAll(/^[ -]*([\w.-]{1,60}):/gm)].map(([, key]) => key ?? '');
  if (keys.length === 0) return text;
  const old = oneOf(keys, random);
  return text.replaceAll(`${old}:`, `${oneOf([...keys, '__proto__', '<<', '*a', '&a b'], random)}:`);
};

/** The values of one key, wherever it stands, as text or renamed. */
const renameKey: Mutation = (text, random) => {
  const keys = [...text.matchAll(/"([^"\\]{1,60})":/g)].map(([, key]) => key ?? '');
  if (keys.length === 0) return renameYamlKey(text, random);
  return text.replaceAll(`"${oneOf(keys, random)}":`, `"${oneOf([...keys, '__proto__', ''], random)}":`);
};

/** Values are what importers decide on, so they change most often. */
const MUTATIONS: readonly Mutation[] = [
  replaceValue,
  replaceValue,
  replaceValue,
  swapValues,
  swapValues,
  renameKey,
  cutOff,
  changeChar,
  dropPart,
  repeatPart,
  dropLine,
  repeatLine,
];

/** A file with one to three things wrong with it. */
export function mutated(text: string, random: Random): string {
  let result = text;
  for (let i = 0; i <= random(3); i += 1) result = oneOf(MUTATIONS, random)(result, random);
  return result;
}
