import type { ContextField } from './context-field.ts';
import type { Suggestions } from './context-form.tsx';
import { SubmitForm } from './submit-form.tsx';

interface SubmitViewProps {
  origin: string;
  fields: readonly ContextField[];
  suggestions: Suggestions;
}

/** What this page does, in words that need no script, then the form that does it. */
export function SubmitView({ origin, ...form }: SubmitViewProps) {
  return (
    <>
      <div className="head">
        <h1>Submit a result</h1>
        <p className="lede">
          From the file of a benchmark tool to a point on the board: read it, say what it lacks, check it
          against every <a href="/rules">rule</a>, submit it. What is read, kept and left out is shown with
          its unit before anything is stored.
        </p>
      </div>
      <p className="message warning without-js">
        The form of this page needs JavaScript. The command line does the same without it.
      </p>
      <SubmitForm {...form} />
      <section aria-labelledby="command-line">
        <header>
          <h2 id="command-line">The same from the command line</h2>
          <p className="note">Several files of one run and power logs as well.</p>
        </header>
        <pre tabIndex={0} role="region" aria-label="Commands">
          {commandsFor(origin)}
        </pre>
        <p>
          <code>import</code> and <code>validate</code> need neither a key nor a server. The rules, the scores
          and the receipt are the same either way. Queries: <a href="/developers#submit">API</a>.
        </p>
      </section>
    </>
  );
}

export function commandsFor(origin: string): string {
  return [
    'npx inferbench import result.json                              # what was read, what is missing',
    'npx inferbench validate result.json --context-file system.yaml # every rule',
    'export INFERBENCH_API_KEY=…',
    `npx inferbench submit result.json --context-file system.yaml --server ${origin} --dry-run`,
    `npx inferbench submit result.json --context-file system.yaml --server ${origin}`,
  ].join('\n');
}
