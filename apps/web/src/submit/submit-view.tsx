import type { ContextField } from './context-field.ts';
import type { WorkloadNames } from '../workload/names.ts';
import { pageAddress, exampleAddress } from '../address/pages.ts';
import { SubmitForm } from './submit-form.tsx';
import { Section } from '../frame/section.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { RUN_FORMATS } from '@inferbench/domain/terms/run-format';
import { listed } from '@inferbench/units/english';

interface SubmitViewProps {
  origin: string;
  fields: readonly ContextField[];
  suggestions: WorkloadNames;
}

/** What this page does, in words that need no script, then the form that does it. */
export function SubmitView({ origin, ...form }: SubmitViewProps) {
  return (
    <>
      <PageHead title="Submit a result with a key">
        Take the result file of your benchmark tool, say what it leaves out, send it with a key. Every{' '}
        <a href={pageAddress('rules')}>rule</a> is checked before anything is stored. To look first, without
        sending: <a href={pageAddress('check')}>check the file in this browser</a>. Without a key, with
        drafts: <a href={pageAddress('newRun')}>signed in</a>.
      </PageHead>
      <Steps />
      <p className="message warning without-js">
        The form of this page needs JavaScript. The command line does the same without it.
      </p>
      <SubmitForm {...form} />
      <Section id="reply" title="Reply to a result">
        <p>
          The page of each result lists what every check found, its arithmetic and what would settle it.
          Whoever makes the chip may put a reply beside a result of others:{' '}
          <code>inferbench reply SUBMISSION_ID --file reply.txt</code>. A run of your own stands beside it
          with its sources.
        </p>
      </Section>
      <Section
        id="command-line"
        title="The same from the command line"
        note="Several files of one run and power logs as well."
      >
        <pre tabIndex={0} role="region" aria-label="Commands">
          {commandsFor(origin)}
        </pre>
        <p>
          <code>import</code> and <code>validate</code> need neither a key nor a server. The rules, the scores
          and the receipt are the same either way. Queries: <a href="/developers#submit">API</a>.
        </p>
      </Section>
    </>
  );
}

export function commandsFor(origin: string): string {
  return [
    'inferbench import result.json                              # what was read, what is missing',
    'inferbench check result.json --context-file system.yaml    # possible? how good? beside other chips',
    'inferbench validate result.json --context-file system.yaml # every rule',
    'export INFERBENCH_API_KEY=…',
    `inferbench submit result.json --context-file system.yaml --server ${origin} --dry-run`,
    `inferbench submit result.json --context-file system.yaml --server ${origin}`,
  ].join('\n');
}

/** Formats that are files of a tool: not the choice among them, nor the document that InferBench itself writes. */
const OWN = new Set(['AUTO', 'RUN']);
const TOOLS = Object.entries(RUN_FORMATS)
  .filter(([name]) => !OWN.has(name))
  .map(([, words]) => words.replaceAll('`', '').replace(/\.$/, ''));

function Steps() {
  return (
    <>
      <ol className="steps">
        <li>
          <b>Take the file.</b> {TOOLS.length} kinds are read and told apart by their content. An{' '}
          <a href={exampleAddress()}>example file</a> of vllm bench serve shows one.
        </li>
        <li>
          <b>Say what it leaves out.</b> Chip, number of chips, software version and precision: the form below
          asks for whatever your file does not state.
        </li>
        <li id="key">
          <b>Get a key.</b> Whoever runs this server makes one for your organisation; it is shown once. On
          your own machine <code>npm start</code> writes a demo key to <code>.inferbench/demo-key</code>.
          Checking a file with <code>inferbench validate</code> needs none.
        </li>
      </ol>
      <details>
        <summary>All {TOOLS.length} kinds of files</summary>
        <p>{listed(TOOLS)}.</p>
      </details>
    </>
  );
}
