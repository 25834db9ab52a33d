/** Entries of one memo; a client that asks for more combinations pays for compiling them again. */
const MAX_ENTRIES = 2000;

/** Remembers what was built for an owner and a key; forgotten with the owner, or when there are too many. */
export class Memo<Owner extends WeakKey, Value> {
  readonly #owned = new WeakMap<Owner, Map<string, Value>>();

  get(owner: Owner, key: string, build: () => Value): Value {
    let values = this.#owned.get(owner);
    if (values === undefined) {
      values = new Map();
      this.#owned.set(owner, values);
    }
    const known = values.get(key);
    if (known !== undefined) return known;
    const built = build();
    if (values.size >= MAX_ENTRIES) values.clear();
    values.set(key, built);
    return built;
  }
}
