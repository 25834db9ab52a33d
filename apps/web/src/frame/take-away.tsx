import type { FileLink } from '../address/pages.ts';
import { CopyButton } from './copy-button.tsx';
import { FileLinks } from './file-links.tsx';

interface TakeAwayProps {
  /** What is taken along, in one line that can stand alone: the shareable sentence. */
  sentence: string;
  permalink: string;
  citation: string;
  files: readonly FileLink[];
}

/** The end of a result page: how to share the view, cite it, and work on with its numbers. */
export function TakeAway({ sentence, permalink, citation, files }: TakeAwayProps) {
  const share = `${sentence} ${permalink}`;
  return (
    <section className="take-away" aria-labelledby="take-away">
      {/* React moves it into the head: an address that leaves parts to the default stands for this one. */}
      <link rel="canonical" href={permalink} />
      <header>
        <h2 id="take-away">Share, cite, download</h2>
      </header>
      <dl>
        <dt>Permalink</dt>
        <dd>
          <a href={permalink}>{permalink}</a> <CopyButton text={permalink} what="the permalink" />
        </dd>
        <dt>In one sentence</dt>
        <dd>
          {share} <CopyButton text={share} what="the sentence" />
        </dd>
        <dt>Cite as</dt>
        <dd>
          {citation} <CopyButton text={citation} what="the citation" />
        </dd>
        {files.length === 0 ? null : (
          <>
            <dt>All figures of this view</dt>
            <dd>
              <FileLinks files={files} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
