import type { DrawnSystem } from './chosen-systems.ts';

/** Which systems are compared, as check boxes; none ticked compares all. */
export function SystemChoice({
  systems,
  chosen,
}: {
  systems: readonly DrawnSystem[];
  chosen: readonly string[];
}) {
  return (
    <fieldset className="system-choice">
      <legend>Systems (none ticked: all)</legend>
      {systems.map(({ slug, label }) => (
        <label key={slug}>
          <input type="checkbox" name="system" value={slug} defaultChecked={chosen.includes(slug)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
