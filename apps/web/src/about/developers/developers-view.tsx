import type { Answer } from '../../api/answer.ts';
import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { TableSection } from '../../frame/table-section.tsx';
import type { ApiExample } from './example.ts';
import { API_EXAMPLES } from './examples.ts';
import type { SchemaReference } from './load-schema.ts';
import { inCode, SchemaSection } from './schema-section.tsx';
import { curlOf, pythonOf } from './snippets.ts';
import { Contents } from '../../frame/contents.tsx';
import { Section } from '../../frame/section.tsx';
import { PageHead } from '../../frame/page-head.tsx';

export function DevelopersView({ origin, schema }: { origin: string; schema: Answer<SchemaReference> }) {
  return (
    <>
      <PageHead
        title="API"
        below={
          <nav aria-label="Examples">
            <Contents of={API_EXAMPLES} />
          </nav>
        }
      >
        One GraphQL address, <code>{origin}/graphql</code>, answers everything that this site shows; reading
        needs no key. Try it in <a href="/graphiql">GraphiQL</a>, which also holds the description of every
        field. To submit a file without writing a query, use the page <a href="/submit">Submit</a>.
      </PageHead>
      <Section id="conventions" title="Conventions">
        <div className="prose">
          <p>
            Units end the name of a field and are SI: <code>memoryBandwidthBytesPerSec</code>,{' '}
            <code>p50Ms</code>. A value that is missing is null and a field beside it names the reason; it is
            never 0.
          </p>
          <p>
            Lists page by cursor: pass <code>endCursor</code> as <code>after</code> while{' '}
            <code>hasNextPage</code> is true. A page holds 1 to 100 entries, of chips and models 200.
          </p>
          <p>
            Scores carry the engine and policy version they were computed with and the hash of every input, so
            that a number can be checked and cited.
          </p>
        </div>
      </Section>
      <LimitsSection />
      {schema.state === 'DATA' ? (
        <>
          <SchemaSection id="queries" title="Queries" fields={schema.value.queries} />
          <SchemaSection id="mutations" title="Mutations" fields={schema.value.mutations} />
        </>
      ) : (
        <Section id="queries" title="Queries and mutations">
          <p>
            The API did not describe itself just now; the examples below hold.{' '}
            <a href="/developers#queries">Try again</a>
          </p>
        </Section>
      )}
      {API_EXAMPLES.map((example) => (
        <Example key={example.id} example={example} origin={origin} />
      ))}
      <TableSection
        id="errors"
        title="Error codes"
        note={
          <>
            In <code>errors[].extensions.code</code> or in a typed payload; the command line exits with the
            number beside it.
          </>
        }
        caption="Error codes"
        {...eachInRow(Object.entries(ERROR_CATALOGUE), ([code]) => ({ key: code, id: code }), [
          ['Code', ([code]) => <code>{code}</code>],
          ['Meaning', ([, { meaning }]) => <span>{inCode(meaning)}</span>, 'FULL'],
          ['HTTP', ([, { httpStatus }]) => httpStatus, 'NUMBER'],
          ['CLI exit', ([, { exitCode }]) => exitCode, 'NUMBER'],
        ])}
      />
    </>
  );
}

function Example({ example, origin }: { example: ApiExample; origin: string }) {
  const { id, title, text } = example;
  return (
    <Section id={id} title={title}>
      <p>{inCode(text)}</p>
      <div className="columns-2">
        <div>
          <h3>curl</h3>
          <pre tabIndex={0} role="region" aria-label={`${title}, curl`}>
            {curlOf(example, origin)}
          </pre>
        </div>
        <div>
          <h3>Python</h3>
          <pre tabIndex={0} role="region" aria-label={`${title}, Python`}>
            {pythonOf(example, origin)}
          </pre>
        </div>
      </div>
    </Section>
  );
}

function LimitsSection() {
  return (
    <Section id="limits" title="Costs, limits and keys">
      <div className="prose">
        <p>
          Every answer says in <code>extensions.cost</code> what it cost: an object with an id, a list and a
          root field cost 1 each. An operation of more than 1,000 is refused before anything runs, with{' '}
          <code>QUERY_TOO_COSTLY</code>, its cost and the limit.
        </p>
        <p>
          Costs add up to a limit a minute, of the key or, without one, of the address.{' '}
          <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> come with every answer; beyond the
          limit it is HTTP 429 with <code>RATE_LIMITED</code> and <code>Retry-After</code>. A word that no
          enum has is answered with the nearest one.
        </p>
        <p>
          Reading needs no key. Submitting does: <code>npm start</code> writes a demo key to{' '}
          <code>.inferbench/demo-key</code>; whoever has a key with the scope <code>ADMIN_ORG</code> makes
          further ones with <a href="#field-createApiKey">createApiKey</a>, which shows each once.{' '}
          <a href="#field-viewer">viewer</a> says whose key it is and what it may.
        </p>
      </div>
    </Section>
  );
}
