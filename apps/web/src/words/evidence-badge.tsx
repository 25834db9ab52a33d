import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import type { Kind } from '@inferbench/domain/terms/kind';
import type { EvidenceGrade } from '@inferbench/domain/scores/score';

const CELLS = [1, 2, 3, 4];

/** Grade plus four small cells, n of them filled; grey, never a traffic light. */
export function EvidenceBadge({ grade, kind, href }: { grade: EvidenceGrade; kind: Kind; href?: string }) {
  const words = evidenceWords(grade, kind);
  const level = Number(grade.slice(1));
  return (
    <>
      <span className="evidence">
        {grade}
        <i aria-hidden="true">
          {CELLS.map((cell) => (
            <b key={cell} className={cell <= level ? 'on' : undefined} />
          ))}
        </i>
      </span>
      <span className="sub">{href === undefined ? words : <a href={href}>{words}</a>}</span>
    </>
  );
}
