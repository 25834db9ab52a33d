import { FieldError, errorId } from '../../frame/field-error.tsx';
import { findingWords, type FormFinding } from './form-finding.ts';
import {
  countOf,
  countPath,
  entriesAt,
  fieldId,
  type FormNode,
  type FormTexts,
  NAME_KEY,
  pathOf,
} from './form-node.ts';
import { pathWords } from './labels.ts';
import type { Placed } from './place-findings.ts';

export interface FieldsOf {
  texts: FormTexts;
  set: (texts: FormTexts) => void;
  placed: Placed;
  /** What is missing is told once somebody asked for the check; what is wrong, at once. */
  checked: boolean;
  given: FormTexts;
}

interface NodeProps {
  node: FormNode;
  /** Path of what it stands in; empty at the top. */
  within: string;
  fields: FieldsOf;
}

/** One part of the document: a field, a group of them, or entries that can be added. */
export function NodeView({ node, within, fields }: NodeProps) {
  const path = pathOf(within, node.key);
  if (node.kind === 'fixed') return null;
  if (node.kind === 'group') return <Nodes nodes={node.nodes} within={path} fields={fields} />;
  if (node.kind === 'list') return <Entries node={node} path={path} fields={fields} />;
  return <Field node={node} path={path} fields={fields} />;
}

export function Nodes({ nodes, within, fields }: Omit<NodeProps, 'node'> & { nodes: readonly FormNode[] }) {
  return (
    <div className="inner-questions">
      {nodes.map((node) => (
        <NodeView key={node.key} node={node} within={within} fields={fields} />
      ))}
    </div>
  );
}

type List = Extract<FormNode, { kind: 'list' }>;

function Entries({ node, path, fields }: { node: List; path: string; fields: FieldsOf }) {
  const { texts, set } = fields;
  const count = countOf(texts, path);
  const one = node.label.replace(/s$/, '').toLowerCase();
  return (
    <div className="entries" id={fieldId(path)} tabIndex={-1}>
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className="questions">
          <legend>
            {node.label} {index + 1}
          </legend>
          {node.named ? <Field node={NAME} path={pathOf(path, index, NAME_KEY)} fields={fields} /> : null}
          {node.nodes.map((inner) => (
            <NodeView key={inner.key} node={inner} within={pathOf(path, index)} fields={fields} />
          ))}
          <p className="wide">
            <button type="button" className="quiet" onClick={() => set(withoutEntry(texts, path, index))}>
              Remove {one} {index + 1}
            </button>
          </p>
        </fieldset>
      ))}
      <FieldError id={fieldId(path)} error={wordsOf(shownAt(path, fields))} />
      <p>
        <button type="button" onClick={() => set({ ...texts, [countPath(path)]: String(count + 1) })}>
          Add: {one}
        </button>
      </p>
    </div>
  );
}

const NAME: FormNode = {
  key: NAME_KEY,
  kind: 'text',
  label: 'Name of the source',
  hint: 'By which figures below name it.',
  example: 'datasheet',
  needed: false,
};

/** The entries after it move up. */
function withoutEntry(texts: FormTexts, path: string, index: number): FormTexts {
  const moved = Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (!key.startsWith(`${path}.`) || key === countPath(path)) return [[key, text]];
    const [at = '', ...rest] = key.slice(path.length + 1).split('.');
    const place = Number(at);
    if (place === index) return [];
    return [[place > index ? pathOf(path, place - 1, ...rest) : key, text]];
  });
  return { ...Object.fromEntries(moved), [countPath(path)]: String(countOf(texts, path) - 1) };
}

interface FieldProps {
  node: FormNode;
  path: string;
  fields: FieldsOf;
}

function Field({ node, path, fields: { texts, set, given, ...fields } }: FieldProps) {
  const id = fieldId(path);
  const text = texts[path] ?? '';
  const shown = shownAt(path, { texts, ...fields });
  const isWrong = shown.some(({ severity }) => severity === 'reject');
  const described = [`${id}-hint`, ...(shown.length === 0 ? [] : [errorId(id)])].join(' ');
  const common = {
    id,
    value: text,
    'aria-describedby': described,
    ...(isWrong ? { 'aria-invalid': true } : {}),
    onChange: (event: { target: { value: string } }) => set({ ...texts, [path]: event.target.value }),
  };
  return (
    <div className={node.kind === 'lines' ? 'question wide' : 'question'}>
      <label htmlFor={id}>
        {node.label}
        {node.needed && node.kind !== 'source' && node.key !== 'confidence' ? (
          <span className="unit">, needed</span>
        ) : null}
      </label>
      <Control node={node} common={common} texts={texts} readOnly={path in given} />
      <p id={`${id}-hint`} className="hint">
        {node.hint}
        {node.kind === 'lines' ? ' One a line.' : ''}
        {path in given ? ' Given: an organisation declares chips of its own name.' : ''}
        {node.example === '' ? '' : ` For example ${node.example}.`}
      </p>
      <FieldError id={id} error={wordsOf(shown)} />
    </div>
  );
}

interface ControlProps {
  node: FormNode;
  common: { id: string; value: string; onChange: (event: { target: { value: string } }) => void };
  texts: FormTexts;
  readOnly: boolean;
}

// No field has a name: nothing of this form can get into an address.
function Control({ node, common, texts, readOnly }: ControlProps) {
  if (node.kind === 'choice')
    return (
      <select {...common}>
        <option value="">{node.key === 'confidence' ? 'datasheet' : 'choose'}</option>
        {node.options
          .filter((option) => node.key !== 'confidence' || option !== 'datasheet')
          .map((option) => (
            <option key={option}>{option}</option>
          ))}
      </select>
    );
  if (node.kind === 'source') {
    const names = entriesAt(texts, 'sources').flatMap(
      (entry) => (texts[pathOf(entry, NAME_KEY)] ?? '').trim() || [],
    );
    return (
      <select {...common}>
        <option value="">the first one</option>
        {[...new Set(names)].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    );
  }
  if (node.kind === 'lines') return <textarea {...common} rows={2} />;
  return (
    <input
      {...common}
      type={node.kind === 'date' ? 'date' : 'text'}
      autoComplete="off"
      spellCheck={false}
      readOnly={readOnly}
      {...(node.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
    />
  );
}

function wordsOf(shown: readonly FormFinding[]): string | undefined {
  return shown.length === 0 ? undefined : shown.map((finding) => findingWords(finding, pathWords)).join(' ');
}

/** A field in which nothing was typed is told of when somebody asks. */
function shownAt(
  path: string,
  { texts, placed, checked }: Pick<FieldsOf, 'texts' | 'placed' | 'checked'>,
): readonly FormFinding[] {
  const found = placed.get(path) ?? [];
  return checked || (texts[path] ?? '').trim() !== '' ? found : [];
}
