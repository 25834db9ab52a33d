const SHAPES = [
  <circle key="o" cx="6" cy="6" r="4.4" />,
  <path key="o" d="M1.9 1.9h8.2v8.2H1.9z" />,
  <path key="o" d="M6 1.3 11 10.4H1z" />,
  <path key="o" d="M6 10.7 11 1.6H1z" />,
  <path key="o" d="M6 .9 11.1 6 6 11.1.9 6z" />,
  <path key="o" d="M4.2 1.2h3.6v3h3v3.6h-3v3H4.2v-3h-3V4.2h3z" />,
];

/** A chip keeps its colour and shape on a whole page; the seventh and later are grey circles. Measured is solid, reported an outline with a dot. */
export function ChipMark({ series, kind }: { series: number; kind: string }) {
  const known = series < SHAPES.length;
  return (
    <svg
      className={`mark ${known ? `series-${series + 1}` : 'series-other'} ${kind === 'MEASURED' ? 'solid' : 'outline'}`}
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      {SHAPES[known ? series : 0]}
      {kind === 'REPORTED' ? <circle className="dot" cx="6" cy="6" r="1.9" /> : null}
    </svg>
  );
}
