import { declaredPrecision, type PrecisionBasis } from '@inferbench/domain/terms/precision-basis';

/** The mark of a result whose precision only its submitter declares. */
export function DeclaredPrecision({ basis }: { basis: PrecisionBasis }) {
  const mark = declaredPrecision(basis);
  if (mark === null) return null;
  return (
    <abbr className="tag" title={mark.title}>
      {mark.words}
    </abbr>
  );
}
