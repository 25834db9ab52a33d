import type { FilesCompared } from '@inferbench/answers/file-check/shape';
import { pictureSvg } from '@inferbench/chart/picture-svg';
import { pageAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';
import { besideFigure } from './beside-figure.ts';
import type { CheckedFile, Stated } from './check-answer.ts';

interface TakeCheckProps {
  checked: readonly CheckedFile[];
  compared: FilesCompared | null;
  stated: Stated;
  origin: string;
}

/** The check as JSON, its picture, and the command that submits the run. */
export function TakeCheck({ checked, compared, stated, origin }: TakeCheckProps) {
  const [first] = checked;
  const beside = first?.check.beside ?? null;
  return (
    <Section id="take" title="Take it away">
      <p className="check-choices">
        <button
          type="button"
          onClick={() =>
            save(
              'inferbench-check.json',
              'application/json',
              JSON.stringify({ files: checked.map(asData), compared }, null, 2),
            )
          }
        >
          Save as JSON
        </button>
        {beside === null || first === undefined ? null : (
          <button
            type="button"
            onClick={() =>
              save(
                'inferbench-check.svg',
                'image/svg+xml',
                pictureSvg(
                  {
                    ...besideFigure(beside, first.check.engineVersion),
                    name: 'check',
                    query: {},
                    address: pageAddress('check'),
                    file: 'inferbench-check',
                  },
                  { form: 'page', width: 1216 },
                  'light',
                ),
              )
            }
          >
            Save the picture
          </button>
        )}
      </p>
      <pre tabIndex={0} role="region" aria-label="Command that submits it">
        {commandFor(first?.name ?? 'result.json', stated, origin)}
      </pre>
      <p className="note">
        Only that command, or the form of <a href={pageAddress('submit')}>Submit a run</a>, sends the file.
      </p>
    </Section>
  );
}

function asData({ name, check, run }: CheckedFile) {
  const document: unknown = JSON.parse(run);
  return { file: name, check, run: document };
}

export function commandFor(name: string, { chip, chips, model, weights }: Stated, origin: string): string {
  const flags = [
    ['--chip', chip],
    ['--chips', chips],
    ['--model', model],
    ['--weight-precision', weights],
  ].flatMap(([flag = '', value = '']) => (value === '' ? [] : [`${flag} ${value}`]));
  const file = /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;
  return ['inferbench submit', file, ...flags, `--server ${origin}`].join(' ');
}

/** Hands a text to the browser as a file; it goes nowhere else. */
function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
