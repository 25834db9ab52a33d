/** Where something will stand that is still being computed; its size keeps the page from jumping. */
export function Skeleton({ label }: { label: string }) {
  return (
    <section className="skeleton" aria-busy="true" aria-label={label}>
      <p className="note">{label}: loading.</p>
      <div className="skeleton-chart" />
    </section>
  );
}
