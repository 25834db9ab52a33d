const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "22 Nov 2026" for 2026-11-22, "Nov 2026" for 2026-11, "2026" for 2026; what is no such date stays as it is. */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(iso) ?? [];
  if (year === undefined) return iso;
  const name = month === undefined ? undefined : MONTHS[Number(month) - 1];
  return [day === undefined ? undefined : String(Number(day)), name, year]
    .filter((part) => part !== undefined)
    .join(' ');
}
