/** Works something out of an object once, for as long as somebody keeps that: documents that are parsed once are shared by many answers. */
export function onceFor<K extends object, V>(convert: (key: K) => V): (key: K) => V {
  const converted = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = converted.get(key) ?? { value: convert(key) };
    converted.set(key, known);
    return known.value;
  };
}
