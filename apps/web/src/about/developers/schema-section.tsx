import type { SchemaField } from './load-schema.ts';
import { Section } from '../../frame/section.tsx';
import { createElement, Fragment, type ReactNode } from 'react';

interface SchemaSectionProps {
  id: string;
  title: string;
  fields: readonly SchemaField[];
}

export function SchemaSection({ id, title, fields }: SchemaSectionProps) {
  return (
    <Section id={id} title={title} note="From the schema of the running API.">
      {fields.map(({ name, description, args, returns }) => (
        <details key={name} id={`field-${name}`}>
          <summary>
            <code>{name}</code>: {inCode(description)}
          </summary>
          <dl className="prose">
            {args.map(({ words, description: meaning }) => (
              <div key={words}>
                <dt>
                  <code>{words}</code>
                </dt>
                <dd>{inCode(meaning)}</dd>
              </div>
            ))}
            <div>
              <dt>returns</dt>
              <dd>
                <code>{returns}</code>
              </dd>
            </div>
          </dl>
        </details>
      ))}
    </Section>
  );
}

/** Words in which what stands between back quotes is code: descriptions are written once, for code hosts and for this page. */
export function inCode(words: string): ReactNode {
  const parts = words.split('`').map((part, i) => (i % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
