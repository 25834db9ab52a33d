import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import { pageAddress } from '../../address/pages.ts';
import { versusAddress, type VersusView as Viewed } from '../../address/versus-view.ts';
import { ChartSection } from '../../chart/chart-section.tsx';
import { type Segment, Segments } from '../../chart/segments.tsx';
import { unbroken } from '../../words/numbers.ts';
import { lengthsPair } from '../../words/lengths.ts';
import { askedPairs, pairsBeside, vendorPair } from '../often-asked.ts';
import type { VersusPage } from './load-versus.ts';
import { OverTime } from './over-time.tsx';
import { versusFigure } from './versus-figure.ts';
import { WhatRan } from './what-ran.tsx';
import { sideClasses } from '../../figures/versus/drawn-versus.ts';

interface VersusViewProps {
  page: Pick<VersusPage, 'view' | 'names' | 'isOfGroups'>;
  answer: VersusAnswer;
}

export function VersusView({ page, answer }: VersusViewProps) {
  const { view } = page;
  const { title, sentence, absent, time } = answer;
  return (
    <>
      <p className="crumb">
        <a href={pageAddress('compare')}>Compare</a> / {answer.a.label} v. {answer.b.label}
      </p>
      <h1>{unbroken(title)}</h1>
      <p className="lede">{unbroken(sentence)}</p>
      <Pills page={page} answer={answer} />
      <ChartSection
        id="models"
        chart={versusFigure(answer, view)}
        controls={<Choices answer={answer} view={view} />}
        notes={absent.length === 0 ? null : <p className="note">{absent.join(' ')}</p>}
      >
        <Choices answer={answer} view={view} />
        <p className="note">{absent.length === 0 ? 'Nobody ran both near one line.' : absent.join(' ')}</p>
      </ChartSection>
      {time === null ? (
        <p className="note" id="time">
          Over time: no two days on which dated runs of both sides have a verdict in one slice.
        </p>
      ) : (
        <OverTime time={time} answer={answer} />
      )}
      <WhatRan answer={answer} />
    </>
  );
}

const isPair = (words: string, [a, b]: readonly [string, string]) =>
  words === `${a} v. ${b}` || words === `${b} v. ${a}`;

const MOST_PAIRS = 3;

function Pills({ page: { names, isOfGroups }, answer }: VersusViewProps) {
  const { a, b } = answer;
  const isOfChips = a.chip !== null;
  const slugs = isOfChips ? [a.slug, b.slug] : [];
  const vendors = isOfGroups || !isOfChips ? null : vendorPair(names);
  const pairs = isOfChips ? askedPairs(names) : pairsBeside(a.slug);
  const others = pairs.filter(({ words }) => !isPair(words, [a.label, b.label]));
  const classes = sideClasses(answer);
  return (
    <ul className="pills" aria-label="What is compared">
      {[a, b].map(({ slug, label }, i) => (
        <li key={slug} className="pill">
          <span className={`swatch ${classes[i]}`} />
          {label}
        </li>
      ))}
      {[...(vendors === null ? [] : [vendors]), ...others.slice(0, MOST_PAIRS)].map(({ href, words }) => (
        <li key={href}>
          <a className="pill add" href={href}>
            {words}
          </a>
        </li>
      ))}
      <li>
        <a
          className="pill add"
          href={pageAddress('compare', slugs.length === 0 ? {} : { query: { with: slugs.join(',') } })}
        >
          any two
        </a>
      </li>
    </ul>
  );
}

const MOST_CHIPS = 5;
const MOST_LENGTHS = 5;

function Choices({ answer, view }: { answer: VersusAnswer; view: Viewed }) {
  const to = (change: Parameters<typeof versusAddress>[1]) => versusAddress(view, change, 'models');
  const lengths = answer.lengths
    .filter(({ chosen }, i) => chosen || i < MOST_LENGTHS)
    .map(({ inputTokens, outputTokens, chosen }): Segment => ({
      words: lengthsPair({ inputTokens, outputTokens }),
      href: to({ inputTokens, outputTokens }),
      chosen,
    }));
  const lines = answer.lines.map(({ at, chosen }): Segment => ({
    words: `${formatNumber(at)} tok/s`,
    href: to({ at }),
    chosen,
  }));
  const drafts = (['PLAIN', 'DRAFTING'] as const).map((technique): Segment => ({
    words: technique === 'PLAIN' ? 'drafts off' : 'on',
    href: to({ technique }),
    chosen: technique === answer.technique,
  }));
  const on = answer.on.slice(0, MOST_CHIPS);
  const chips = [
    { words: 'any chip', href: to({ chip: undefined }), chosen: answer.on.every(({ chosen }) => !chosen) },
    ...on.map(({ slug, label, chosen }): Segment => ({ words: label, href: to({ chip: slug }), chosen })),
  ];
  return (
    <>
      <Segments name="Chip that both ran on" of={answer.on.length === 0 ? [] : chips} />
      <Segments name="Prompt and answer" of={lengths} />
      <Segments name="Tokens a second that each user sees" of={lines} />
      <Segments name="Drafted tokens" of={drafts} />
    </>
  );
}
