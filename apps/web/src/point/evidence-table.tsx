import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';

type EvidenceFile = PointResult['provenance']['evidence'][number];

const KINDS: Readonly<Record<EvidenceFile['kind'], string>> = {
  RESULT: 'result file',
  CONTEXT: 'context',
  POWER_LOG: 'power log',
};

const COLUMNS = [
  { head: 'File' },
  { head: 'Kind' },
  { head: 'Size', unit: 'bytes', numeric: true },
  { head: 'Texts removed', numeric: true },
  { head: 'SHA-256', full: true },
] as const;

export function EvidenceTable({ files }: { files: readonly EvidenceFile[] }) {
  if (files.length === 0) return null;
  return (
    <>
      <h3>Files behind it</h3>
      <StackTable
        caption="Files behind this point"
        columns={COLUMNS}
        rows={files.map(({ name, kind, bytes, sha256, textsRemoved, url }) => ({
          key: sha256,
          cells: [
            <a key="file" href={url} download={name}>
              {name}
            </a>,
            KINDS[kind],
            formatValue(bytes),
            formatValue(textsRemoved),
            <code key="hash">{sha256}</code>,
          ],
        }))}
      />
      <p className="note">
        Prompts, answers and messages are private: a marker stands for each text that was removed. Every
        number is as submitted, and the file imports to the same figures.
      </p>
    </>
  );
}
