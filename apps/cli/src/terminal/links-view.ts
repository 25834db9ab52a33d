import { z } from 'zod';
import { printData } from './output.ts';

/** Where a result is shown. */
export const PointLinks = z.strictObject({
  result: z.string(),
  slice: z.string().nullable(),
  nearestWithRivals: z.string().nullable(),
});
export type PointLinks = z.infer<typeof PointLinks>;

/** Links as a browser opens them: a server that does not know its own origin gives paths, which are of the one that was asked. */
export function wholeLinks(links: readonly PointLinks[], server: URL): PointLinks[] {
  const whole = (link: string | null) => (link === null ? null : wholeLink(link, server));
  return links.map(({ result, slice, nearestWithRivals }) => ({
    result: wholeLink(result, server),
    slice: whole(slice),
    nearestWithRivals: whole(nearestWithRivals),
  }));
}

export function wholeLink(link: string, server: URL): string {
  return new URL(link, server).toString();
}

/** Where a result is shown, and where it meets others. */
export function linkFields({ result, slice, nearestWithRivals }: PointLinks): [string, string][] {
  const lines: [string, string][] = [
    ['result', result],
    ['slice', slice ?? 'none: the result says why'],
  ];
  if (slice === null || nearestWithRivals !== slice)
    lines.push(['rivals', nearestWithRivals ?? 'none yet: nowhere do several systems rank with this model']);
  return lines;
}

const SHOWN_LINKS = 3;

/** The first few points of a run; their pages lead to the others. */
export function printLinks(links: readonly PointLinks[]): void {
  for (const entry of links.slice(0, SHOWN_LINKS))
    for (const [title, text] of linkFields(entry)) printData(`${title.padEnd(TITLE_WIDTH)}${text}`);
}

const TITLE_WIDTH = 10;
