import type { FilesCompared } from '@inferbench/answers/file-check/shape';
import { Section } from '../frame/section.tsx';

/** Differences of two files, and only then which is faster. */
export function ComparedView({ compared, names }: { compared: FilesCompared; names: readonly string[] }) {
  const { differences, text, reasons } = compared;
  const [first = '', second = ''] = names;
  return (
    <Section id="compared" title={text}>
      {reasons.map((reason) => (
        <p key={reason} className="note">
          {reason}
        </p>
      ))}
      <div className="scrolls" role="region" aria-label="What the files differ in" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">What differs</th>
              <th scope="col">{first}</th>
              <th scope="col">{second}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((each) => (
              <tr key={each.what}>
                <th scope="row">{each.what}</th>
                <td>{each.first}</td>
                <td>{each.second}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
