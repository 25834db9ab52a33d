import { capitalised } from '@inferbench/units/english';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { chartFiles, shareImageAddress } from '../../address/pages.ts';
import type { Figure } from '@inferbench/chart/figure';

export interface ChartFacts {
  title: string;
  description: string;
  image: string;
  files: ReturnType<typeof chartFiles>;
  date: string | null;
}

/** Facts of a chart of a page; `subject` stands before a finding that does not name what it is about. */
export function chartFacts({ name, query, head }: Figure, subject: string | null = null): ChartFacts {
  const kinds = head.kinds.map((kind) => KIND_WORDS[kind]).join(', ');
  const said = [capitalised(kinds), head.slice.replace(/\.$/, ''), head.source].filter((part) => part !== '');
  return {
    title: subject === null ? head.finding : `${subject}: ${head.finding}`,
    description: `${said.join(' · ')}.`,
    image: shareImageAddress(name, query),
    files: chartFiles(name, query, ['csv', 'json']),
    date: head.date,
  };
}
