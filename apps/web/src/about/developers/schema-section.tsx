import type { SchemaField } from './load-schema.ts';
import { inCode } from '../../words/in-code.ts';
import { Section } from '../../frame/section.tsx';

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
