import { counted } from '@inferbench/units/english';
import { type RefObject, useRef, useState } from 'react';
import { ruleAddress } from '../../address/pages.ts';
import { findingParts, type FormFinding, type NameOf } from './form-finding.ts';
import type { Placed } from './place-findings.ts';

interface SummaryProps {
  placed: Placed;
  idOf: (path: string) => string;
  nameOf: NameOf;
  place: RefObject<HTMLDivElement | null>;
}

/** State of the check of a form, whether somebody asked for it, and how one asks: what was found is read out then. */
export function useChecked() {
  const [checked, setChecked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const check = () => {
    setChecked(true);
    requestAnimationFrame(() => place.current?.focus());
  };
  return { checked, setChecked, place, check };
}

/** Everything that was found, each with a link to its field: what keeps the document out first. */
export function FindingsSummary({ placed, idOf, nameOf, place }: SummaryProps) {
  const all = [...placed].flatMap(([path, findings]) => findings.map((finding) => ({ path, finding })));
  const rejecting = all.filter(({ finding }) => finding.severity === 'reject');
  const others = all.filter(({ finding }) => finding.severity !== 'reject');
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={rejecting.length > 0 ? 'message critical' : 'message plain-message'}
    >
      <p>
        <strong>
          {rejecting.length > 0
            ? `${counted(rejecting.length, 'thing')} to mend first; what depends on them is checked after that.`
            : all.length > 0
              ? 'Nothing keeps it out.'
              : 'Every rule that needs nothing but this page is kept.'}
        </strong>
      </p>
      <List found={rejecting} idOf={idOf} nameOf={nameOf} />
      {others.length === 0 ? null : (
        <>
          <p>A flag is asked about by reviewers, a warning is shown beside the entry:</p>
          <List found={others} idOf={idOf} nameOf={nameOf} />
        </>
      )}
    </div>
  );
}

interface ListProps extends Pick<SummaryProps, 'idOf' | 'nameOf'> {
  found: readonly { path: string; finding: FormFinding }[];
}

function List({ found, idOf, nameOf }: ListProps) {
  if (found.length === 0) return null;
  return (
    <ul>
      {found.map(({ path, finding }) => {
        const { name, said } = findingParts(finding, nameOf);
        return (
          <li key={`${finding.rule} ${finding.path} ${finding.message}`}>
            {finding.severity === 'reject' ? '' : `${finding.severity}: `}
            <a href={path === '' ? ruleAddress(finding.rule) : `#${idOf(path)}`}>
              {name === '' ? finding.rule : name}
            </a>
            {name === '' ? `: ${said}` : said}
          </li>
        );
      })}
    </ul>
  );
}
