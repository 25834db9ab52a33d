import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { chartFiles, shareImageAddress } from '../address/pages.ts';
import type { FramedChart } from '../figure/framed-chart.ts';

/** What a page says to machines of the chart that answers it. */
export interface ChartFacts {
  /** The finding. */
  title: string;
  /** Kinds, slice and source. */
  description: string;
  /** The picture that a shared link shows. */
  image: string;
  files: ReturnType<typeof chartFiles>;
  date: string | null;
}

/** Of a chart of a page; `subject` stands before a finding that does not name what it is about. */
export function chartFacts({ name, query, head }: FramedChart, subject: string | null = null): ChartFacts {
  const kinds = head.kinds.map((kind) => KIND_WORDS[kind]).join(', ');
  const said = [
    kinds.charAt(0).toUpperCase() + kinds.slice(1),
    head.slice.replace(/\.$/, ''),
    head.source,
  ].filter((part) => part !== '');
  return {
    title: subject === null ? head.finding : `${subject}: ${head.finding}`,
    description: `${said.join(' · ')}.`,
    image: shareImageAddress(name, query),
    files: chartFiles(name, query, ['csv', 'json']),
    date: head.date,
  };
}
