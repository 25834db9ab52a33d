import { Section } from '../../frame/section.tsx';
export function LimitsSection() {
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
