import { counted } from '@inferbench/units/english';
import { EVIDENCE_WORDS } from '@inferbench/domain/scores/evidence-words';
import { EXPORT_FILES } from '@inferbench/domain/export/export-files';
import {
  EXPORT_META,
  EXPORT_NAMES,
  type ExportName,
  exportPath,
} from '@inferbench/domain/export/export-paths';
import { EvidenceGrade } from '@inferbench/domain/scores/score';
import { chipAddress, exportFiles, modelAddress, pageAddress } from '../../address/pages.ts';
import type { NamedEntry, SiteNames } from '../../address/names/site-names.ts';

/** What the site holds and how to read it, for programs that read text. */
export function llmsText({ models, chips }: SiteNames, origin: string): string {
  const at = (path: string) => `${origin}${path}`;
  const line = (entry: NamedEntry, address: string) =>
    `- [${entry.shortName}](${at(address)}): ${entry.longName}${entry.points === 0 ? ', simulated only' : `, ${counted(entry.points, 'result')}`}`;
  const most = (entries: readonly NamedEntry[]) => entries.toSorted((a, b) => b.points - a.points);
  // Simulated rows come as a file of one model.
  const fileOf = (name: ExportName) =>
    `${exportPath(name, 'csv')}${name === 'simulated' ? `?model=${most(models)[0]?.shortSlug ?? ''}` : ''}`;
  return `${[
    '# InferBench',
    '> AI inference hardware compared: output, price, energy and flexibility of measured, published and simulated runs, each re-scored by one engine and checked against physics.',
    '## How to read a number',
    '- measured: a run that somebody submitted, scored here. Nobody here watched it: its grade says what was done for it.',
    ...EvidenceGrade.options.map((grade) => `- grade ${grade}: ${EVIDENCE_WORDS[grade]}.`),
    '- published: a third party published it; its source and date stand beside it.',
    '- simulated: computed by the engine that is named with its version; never ranked above or among the others.',
    '- Every number has an interval. Two whose intervals overlap cannot be told apart; then nobody leads.',
    '- What is missing is null with a reason and never 0.',
    '## Pages',
    `- [Compare two to four chips](${at(pageAddress('compare'))}): addresses are /compare/A-vs-B, by the alphabet.`,
    `- [How right the simulator is](${at(pageAddress('accuracy'))})`,
    `- [What is computed and how](${at(pageAddress('methodology'))})`,
    `- [Claims, recomputed](${at(pageAddress('corrections'))})`,
    `- [Search](${at(pageAddress('search', { query: { q: 'b200 mi355x' } }))})`,
    '## Data',
    `- [GraphQL API, schema and examples](${at(pageAddress('developers'))}): POST ${at('/graphql')}`,
    ...exportFiles('leaderboard', {}).map(({ label, href }) => `- [${label} of the ranking](${at(href)})`),
    ...EXPORT_NAMES.map((name) => `- [${name}](${at(fileOf(name))}): ${EXPORT_FILES[name].holds}`),
    `- [Every column of these files](${at(EXPORT_META)})`,
    `- [Feed of what is new](${at(pageAddress('feed'))})`,
    '- Licence of code and data: Apache-2.0; published figures belong to their sources, which are named with each.',
    '## Models',
    ...most(models).map((model) => line(model, modelAddress(model.shortSlug))),
    '## Chips',
    ...most(chips).map((chip) => line(chip, chipAddress(chip.shortSlug))),
  ].join('\n')}\n`;
}
