'use client';

import { useEffect, useMemo } from 'react';
import { EngineBroken } from '../../engine/engine-notes.tsx';
import { useEngine } from '../../engine/use-engine.ts';
import type { ActingAs } from '../../account/session/acting-as.ts';
import { buildDocument } from '../vendor-form/build-document.ts';
import { draftActs, keptName } from '../vendor-form/draft-acts.ts';
import { FindingsSummary, useChecked } from '../vendor-form/findings-summary.tsx';
import { FormActs } from '../vendor-form/form-acts.tsx';
import { fieldId, type FormNode, type FormTexts } from '../vendor-form/form-node.ts';
import { useKeptTexts } from '../vendor-form/kept-texts.ts';
import { type FieldsOf, Nodes } from '../vendor-form/node-view.tsx';
import { pathWords } from '../vendor-form/labels.ts';
import { placeFindings } from '../vendor-form/place-findings.ts';
import { Ready } from '../../frame/ready.tsx';
import { type DraftAt, isOf, useDraft } from '../vendor-form/use-draft.ts';
import type { FormSection } from './chip-sections.ts';
import { type ChipPreviewTask, NO_PREVIEW } from './chip-preview.ts';
import { PreviewView } from './preview-view.tsx';
import { Folded } from '../../frame/folded.tsx';
import { Section } from '../../frame/section.tsx';
import { counted } from '@inferbench/units/english';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';

export interface ChipFormProps {
  sections: readonly FormSection[];
  nodes: readonly FormNode[];
  start: FormTexts;
  /** Texts that stay as they are, whatever is kept of the form. */
  given: FormTexts;
  draft: DraftAt | null;
  /** What is corrected: its submission, and what stood in its fields. */
  corrects: { id: string; texts: FormTexts } | null;
  as: (ActingAs & { name: string }) | null;
  address: string;
}

/** Fields in which a figure is typed at once in the preview; the engine waits until the fingers rest. */
const REST_MS = 250;

/** A specification from its first figure to its receipt: fields of the schema, what they mean, and what is wrong with them. */
export function ChipForm({
  sections,
  nodes,
  start,
  given,
  draft: saved,
  corrects,
  as,
  address,
}: ChipFormProps) {
  const { checked, setChecked, place, check } = useChecked();
  const { answer, busy, broken, ask, restart } = useEngine<ChipPreviewTask>('chip-form', NO_PREVIEW);
  const organization = as?.name ?? null;
  const draft = useDraft(saved, as?.organization === undefined ? {} : { organization: as.organization });
  const kept = useKeptTexts(`chip ${keptName(address, draft.at)}`, start);
  const { keep: set, forget } = kept;
  const texts = useMemo(() => ({ ...kept.texts, ...given }), [kept.texts, given]);
  const document = useMemo(() => buildDocument(nodes, texts), [nodes, texts]);
  useEffect(() => {
    const timer = setTimeout(() => ask({ document, organization }), REST_MS);
    return () => clearTimeout(timer);
  }, [ask, document, organization]);
  const content = {
    subject: 'CHIP' as const,
    label: (texts['name'] ?? '').trim().slice(0, 120),
    document: JSON.stringify(document, null, 2),
    supersedes: corrects?.id ?? null,
  };
  // What the server found holds for what it was sent; the engine of this page for what stands here now.
  const found = isOf(draft.said, content) ? draft.said.findings : answer.findings;
  const placed = useMemo(() => placeFindings(found ?? [], { nodes, texts }), [found, nodes, texts]);
  const fields: FieldsOf = { texts, set, placed, checked, given };
  const { save, submit, discarded } = draftActs({ draft, content, address, forget });
  const shown = (act: () => Promise<void>) => () => void act().then(() => setChecked(true));
  const acts = { draft, organization, address, check, save: shown(save), submit: shown(submit), discarded };
  return (
    <>
      <EngineBroken broken={broken} restart={restart} />
      <div className="needs-js vendor-form">
        <Ready>
          {checked ? (
            <FindingsSummary placed={placed} idOf={fieldId} nameOf={pathWords} place={place} />
          ) : null}
          {sections.map((section) => (
            <FormPart key={section.title} section={section} fields={fields} />
          ))}
          {corrects === null ? null : <ChangesView before={corrects.texts} after={texts} />}
          <FormActs {...acts} />
        </Ready>
        <div className="beside" aria-busy={busy}>
          <PreviewView preview={answer} title={content.label === '' ? 'This chip' : content.label} />
        </div>
      </div>
    </>
  );
}

function FormPart({ section, fields }: { section: FormSection; fields: FieldsOf }) {
  const { title, note, nodes, folded } = section;
  const id = `section-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const Part = folded ? Folded : Section;
  return (
    <Part id={id} title={title}>
      <p className="note">{note}</p>
      <Nodes nodes={nodes} within="" fields={fields} />
    </Part>
  );
}

function ChangesView({ before, after }: { before: FormTexts; after: FormTexts }) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => !path.endsWith('#') && textAt(before, path) !== textAt(after, path),
  );
  return (
    <Section id="changes" title="What this correction changes">
      {paths.length === 0 ? (
        <p>Nothing yet: every field stands as in the revision before.</p>
      ) : (
        <>
          <p role="status">{counted(paths.length, 'field')} differ from the revision before.</p>
          <StackTable
            caption="Fields that differ"
            {...eachInRow(paths, (path) => path, [
              ['Field', (path) => <code>{path}</code>],
              ['Revision before', (path) => textAt(before, path) || 'nothing', 'FULL'],
              ['This one', (path) => textAt(after, path) || 'nothing', 'FULL'],
            ])}
          />
        </>
      )}
    </Section>
  );
}

const textAt = (texts: FormTexts, path: string): string => (texts[path] ?? '').trim();
