import { RUN_FORMATS } from '@inferbench/domain/terms/run-format';
import { listed } from '@inferbench/units/english';
import { exampleAddress } from '../address/pages.ts';

/** Formats that are files of a tool: not the choice among them, nor the document that InferBench itself writes. */
const OWN = new Set(['AUTO', 'RUN']);
const TOOLS = Object.entries(RUN_FORMATS)
  .filter(([name]) => !OWN.has(name))
  .map(([, words]) => words.replaceAll('`', '').replace(/\.$/, ''));

export function Steps() {
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
