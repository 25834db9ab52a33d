import type { BoardResult } from '@inferbench/graphql-documents/board';
import { SliceCardView } from './cards/slice-card.tsx';
import { type ChipSeries, chipSeries } from '@inferbench/chart/chip-series';
import { ContextSection } from '../figures/context/context-section.tsx';
import type { BoardExtras } from './board-extras.ts';
import { type BoardRequest, boardAddress } from '../address/board-request.ts';
import { addressOfShown } from './slice/available-slice.ts';
import { ExamplesList } from './examples-list.tsx';
import { UnrankedList } from './unranked-list.tsx';
import { Section } from '../frame/section.tsx';

interface AroundBoardProps {
  board: BoardResult;
  request: BoardRequest;
  extras: BoardExtras;
}

/** Chips of the table first: they keep their colours whatever the curves add. */
function seriesOfPage({ edges }: BoardResult, { context }: BoardExtras): ChipSeries {
  return chipSeries([
    ...edges.map(({ node }) => node.system.chip.slug),
    ...(context?.curves ?? []).map(({ chip }) => chip),
    ...(context?.marks ?? []).map(({ chip }) => chip),
  ]);
}

/** Shows, below the table, what does not rank, the same slice over context, other slices. */
export function AroundBoard({ board, request, extras }: AroundBoardProps) {
  if (board.slice === null) return null;
  const view = { slice: addressOfShown(board.slice), metric: request.metric, evidence: request.evidence };
  return (
    <>
      {extras.failed ? (
        <PartMissing address={boardAddress({ ...view, pointsOnly: request.pointsOnly })} />
      ) : null}
      <ExamplesList examples={extras.examples} />
      <UnrankedList unranked={extras.unranked ?? []} />
      {extras.context === null || extras.context.slice.phase === 'IMAGE' ? null : (
        <ContextSection
          analysis={extras.context}
          modelName={board.slice.model.name}
          series={seriesOfPage(board, extras)}
          view={{ ...view, pointsOnly: request.pointsOnly }}
        />
      )}
      <Cards extras={extras} />
    </>
  );
}

/** The table stands; what belongs around it did not come in time. */
function PartMissing({ address }: { address: string }) {
  return (
    <div className="message warning" role="status">
      <p>
        The API did not answer for all of this page: what is not ranked, or the slice over context, is missing
        below the table. <a href={address}>Try again</a>
      </p>
    </div>
  );
}

function Cards({ extras: { cards } }: { extras: BoardExtras }) {
  if (cards === null || cards.length === 0) return null;
  return (
    <Section
      id="other-slices"
      title="Other slices worth a look"
      note="Chosen by the editors; each opens as a normal slice with its own sources."
    >
      <details>
        <summary>{cards.length} slices, each with who leads it</summary>
        <div className="cards">
          {cards.map((card) => (
            <SliceCardView key={card.href} card={card} />
          ))}
        </div>
      </details>
    </Section>
  );
}
