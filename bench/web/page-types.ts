import { z } from 'zod';

/** A kind of page, and one of it that is measured. */
export interface PageType {
  /** Key of the results. */
  type: string;
  address: string;
}

const Leader = z.object({
  data: z.object({
    leaderboard: z.object({
      edges: z.tuple([z.object({ node: z.object({ point: z.object({ id: z.string() }) }) })]),
    }),
  }),
});

/** The point that leads the board of a site with the published data. */
async function leadingPoint(site: string): Promise<string> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ leaderboard(first: 1) { edges { node { point { id } } } } }' }),
  });
  const { data } = Leader.parse(await response.json());
  return encodeURIComponent(data.leaderboard.edges[0].node.point.id);
}

export async function pageTypes(site: string): Promise<readonly PageType[]> {
  return [
    { type: '/', address: '/' },
    { type: '/models/<slug>', address: '/models/deepseek-r1' },
    { type: '/compare/<pair>', address: '/compare/b200-vs-mi355x' },
    // The chip with most published measurements: the longest of these pages.
    { type: '/chips/<slug>', address: '/chips/h100' },
    { type: '/your-workload', address: '/your-workload' },
    { type: '/lab/load', address: '/lab/load' },
    { type: '/points/<id>', address: `/points/${await leadingPoint(site)}` },
    { type: '/corrections', address: '/corrections' },
  ];
}
