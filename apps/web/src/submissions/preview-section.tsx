import { previewAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';

const MOST = 20;

/** Leads to the pages of its results as everybody will read them, while nobody else can open them. */
export function PreviewSection({ id, points }: { id: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Section
      id="previews"
      title="As everybody will see it"
      note="While it is held back, nobody but its organisation and reviewers opens these."
    >
      <ul className="plain">
        {points.slice(0, MOST).map((point, n) => (
          <li key={point}>
            <a href={previewAddress(id, point)}>Preview of result {n + 1}</a>
          </li>
        ))}
      </ul>
      {points.length > MOST ? (
        <p className="note">
          The first {MOST} of {points.length}.
        </p>
      ) : null}
    </Section>
  );
}
