/** Where a view keeps what it shows; a symbol, so that no field and no copy of the fields meets it. */
const SOURCE = Symbol('source');

type Fields<Source, View> = { readonly [Field in keyof View]: (source: Source) => View[Field] };

/**
 * Shows a source as an object of the schema whose fields are worked out when they are read: a query asks for few of
 * them. It is an instance of its type; anything else type-graphql would make one by copying every field.
 */
export function viewOf<Source, View extends object>(
  type: new () => View,
  fields: Fields<Source, View>,
): (source: Source) => View {
  class Shown {
    declare readonly [SOURCE]: Source;
    constructor(source: Source) {
      this[SOURCE] = source;
    }
  }
  Object.setPrototypeOf(Shown.prototype, type.prototype);
  Object.defineProperties(Shown.prototype, accessors(fields));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its accessors are the fields of the view
  return (source) => new Shown(source) as Shown & View;
}

function accessors<Source, View>(fields: Fields<Source, View>): PropertyDescriptorMap {
  const described: PropertyDescriptorMap = {};
  for (const name in fields) {
    const read = fields[name];
    described[name] = {
      enumerable: true,
      get(this: { [SOURCE]: Source }) {
        return read(this[SOURCE]);
      },
    };
  }
  return described;
}
