import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import { FactsTable } from '../../chart/table/facts-table.tsx';
import { Section } from '../../frame/section.tsx';

type Quota = NonNullable<OrganisationHomeResult['quota']>;

const WORDS = [
  ['submissions', 'Submissions of any kind'],
  ['points', 'Points of runs'],
  ['chips', 'Chips'],
  ['models', 'Models'],
] as const;
const MEGABYTE = 1_000_000;

/** What is left of the day; it is a day of UTC. */
export function QuotaSection({ quota: { used, limits } }: { quota: Quota }) {
  return (
    <Section id="quota" title="Left today" note="The day ends at midnight UTC.">
      {limits === null ? (
        <p>Nothing is counted for this organisation.</p>
      ) : (
        <FactsTable
          facts={[
            ...WORDS.map(([amount, words]) => [words, leftOf(limits[amount], used[amount])] as const),
            ['Megabytes', leftOf(limits.bytes / MEGABYTE, Math.ceil(used.bytes / MEGABYTE))],
          ]}
        />
      )}
    </Section>
  );
}

function leftOf(limit: number, used: number): string {
  return `${Math.max(0, limit - used)} of ${limit}`;
}
