import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';

type EvidenceFile = PointResult['provenance']['evidence'][number];

const KINDS: Readonly<Record<EvidenceFile['kind'], string>> = {
  RESULT: 'result file',
  CONTEXT: 'context',
  POWER_LOG: 'power log',
};

export function EvidenceTable({ files }: { files: readonly EvidenceFile[] }) {
  if (files.length === 0) return null;
  return (
    <>
      <h3>Files behind it</h3>
      <StackTable
        caption="Files behind this result"
        {...eachInRow(files, ({ sha256 }) => sha256, [
          [
            'File',
            ({ name, url }) => (
              <a href={url} download={name}>
                {name}
              </a>
            ),
          ],
          ['Kind', ({ kind }) => KINDS[kind]],
          ['Size', ({ bytes }) => formatValue(bytes), 'NUMBER', 'bytes'],
          ['Texts removed', ({ textsRemoved }) => formatValue(textsRemoved), 'NUMBER'],
          ['SHA-256', ({ sha256 }) => <code>{sha256}</code>, 'FULL'],
        ])}
      />
      <p className="note">
        Prompts, answers and messages are private: a marker stands for each text that was removed. Every
        number is as submitted, and the file imports to the same figures.
      </p>
    </>
  );
}
