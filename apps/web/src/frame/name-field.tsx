interface NameFieldProps {
  name: string;
  label: string;
  id: string;
  /** Names that the browser offers, each with what else to know of it. */
  options: readonly { slug: string; shortName: string; more?: string }[];
  /** Slug, or name, of what stands in it. */
  chosen: string;
}

/** A field that takes any name of a chip or model and offers those that are known; the browser searches its list. */
export function NameField({ name, label, id, options, chosen }: NameFieldProps) {
  return (
    <>
      <label>
        {label}
        <input
          name={name}
          list={id}
          defaultValue={options.find(({ slug }) => slug === chosen)?.shortName ?? chosen}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
        />
      </label>
      <datalist id={id}>
        {options.map(({ slug, shortName, more }) => (
          <option key={slug} value={shortName}>
            {more ?? shortName}
          </option>
        ))}
      </datalist>
    </>
  );
}
