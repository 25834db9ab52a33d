/** The keys of an object whose type names all of them, which `Object.keys` forgets: `{ a: 1, b: 2 }` → `['a', 'b']`. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are its keys
  return Object.keys(object) as (keyof T & string)[];
}
