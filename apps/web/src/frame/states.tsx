import { Section } from './section.tsx';
import { PageHead } from './page-head.tsx';
const FIXTURE = 'test/fixtures/vllm/serve-h100-llama-3-8b';

export function EmptyBoard() {
  return (
    <>
      <PageHead title="No results yet">
        This board ranks measured runs of AI inference hardware, each re-scored by one engine and checked
        against physics. Submit the example run to see it filled.
      </PageHead>
      <Section id="first" title="Try first">
        <pre
          tabIndex={0}
        >{`inferbench submit ${FIXTURE}.json \\\n  --context-file ${FIXTURE}.context.yaml`}</pre>
        <p>
          Then reload this page. The key is read from <code>.inferbench/demo-key</code>. Without a server, a
          simulated configuration:
        </p>
        <pre tabIndex={0}>
          {
            'inferbench simulate --chip nvidia-h100-sxm5-80gb \\\n  --model llama-3-8b --phase decode --batch 16 --context 2048'
          }
        </pre>
      </Section>
    </>
  );
}

export function UnreadAddress({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="message warning" role="status">
      <div>
        <p>Not understood in the address; the default is shown.</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FailureProps {
  message: string;
  action?: string;
  href?: string;
}

export function Failure({ message, action = 'Try again', href = '/' }: FailureProps) {
  return (
    <div className="message critical" role="alert">
      <div>
        <p>{message}</p>
        <p>
          <a href={href}>{action}</a>
        </p>
      </div>
    </div>
  );
}

export function Problem({ title, ...failure }: FailureProps & { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Failure {...failure} />
    </>
  );
}
