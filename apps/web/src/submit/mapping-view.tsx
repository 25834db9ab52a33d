import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { type ContextField, fieldId, nameIn } from './context-field.ts';
import type { Mapping } from './mapping-rows.ts';

/** What was read, what was not, and what is missing: nothing of the file goes without a word. */
export function MappingView({ mapping }: { mapping: Mapping }) {
  const { tool, variant, servedName, points, rows } = mapping;
  return (
    <>
      <p>
        <strong>{tool}</strong>,{' '}
        {variant === 'detailed' ? 'with single requests' : 'totals and statistics only'}; {points}{' '}
        {points === 1 ? 'result' : 'results'}
        {servedName === null ? '' : `, model called ${servedName}`}. Nothing was stored.
      </p>
      <Warnings warnings={mapping.warnings} />
      <UnknownKeys keys={mapping.unknownKeys} />
      <StackTable
        caption="Where each value came from"
        {...eachInRow(rows, ({ path, key }) => `${path} ${key}`, [
          ['Our field', ({ path }) => <code>{path}</code>],
          ['Key in the file', ({ key }) => <code>{key}</code>],
          ['As in the file', ({ original }) => original, 'NUMBER'],
          ['As kept, SI units', ({ ours }) => ours, 'NUMBER'],
        ])}
      />
    </>
  );
}

/** What keeps the run from being scored, beside the questions that answer it. */
export function MissingFields({
  missing,
  asked,
}: {
  missing: readonly string[];
  asked: readonly ContextField[];
}) {
  if (missing.length === 0) return <p>Nothing that scoring needs is missing.</p>;
  return (
    <div className="message warning">
      <p>Missing before it can be scored:</p>
      <ul>
        {missing.map((path) => (
          <li key={path}>
            <PathLink path={path} asked={asked} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Warnings({ warnings }: Pick<Mapping, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <div className="message warning">
      <p>To know of this import:</p>
      <ul>
        {warnings.map(({ code, message, path }) => (
          <li key={`${code} ${path} ${message}`}>
            <code>{code}</code> {message} {path === null ? null : <code>{path}</code>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnknownKeys({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return <p>Every key of the file was understood.</p>;
  return (
    <p>
      {keys.length === 1 ? 'One key was' : `${keys.length} keys were`} not understood and left out:{' '}
      {keys.map((key, index) => (
        <span key={key}>
          {index === 0 ? '' : ', '}
          <code>{key}</code>
        </span>
      ))}
      .
    </p>
  );
}

/** A key of the run; one that the form asks for leads to its question, by its label. */
export function PathLink({ path, asked }: { path: string; asked: readonly ContextField[] }) {
  const name = nameIn(asked)(path);
  return name === path ? <code>{path}</code> : <a href={`#${fieldId(path)}`}>{name}</a>;
}
