/** JSON of objects that come back in many answers: written once. */
const texts = new WeakMap<object, string>();

function sharedObject(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** JSON of an object, the same as `JSON.stringify` gives; the members that are named are the same objects in many answers. */
export function sharedText(value: object, shared: ReadonlySet<string>): string {
  const pieces: string[] = [];
  let run: Record<string, unknown> = {};
  const flush = () => {
    const text = JSON.stringify(run);
    if (text !== '{}') pieces.push(text.slice(1, -1));
    run = {};
  };
  for (const [key, member] of Object.entries(value)) {
    if (shared.has(key) && typeof member === 'object' && member !== null) {
      flush();
      pieces.push(`${JSON.stringify(key)}:${sharedObject(member)}`);
    } else run[key] = member;
  }
  flush();
  return `{${pieces.join(',')}}`;
}
