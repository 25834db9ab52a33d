import { z } from 'zod';

/** One page of the site, or a state of one, as a visitor may open it. */
export interface Route {
  /** For file names and the names of tests. */
  name: string;
  address: string;
  status: 200 | 404;
  /** Whether it can be made without the API; such a page is whole when the API is down. */
  needsApi: boolean;
}

const page = (name: string, address: string): Route => ({ name, address, status: 200, needsApi: true });
const text = (name: string, address: string): Route => ({ ...page(name, address), needsApi: false });
const missing = (name: string, address: string): Route => ({ ...page(name, address), status: 404 });

/** Stands for the point that leads the board: its id is made when the data are loaded. */
const LEADER = ':leader';

const ROUTES: readonly Route[] = [
  page('board', '/'),
  page('crossovers', '/crossovers'),
  page('pareto', '/pareto'),
  page('chips', '/chips'),
  page('chip', '/chips/amd-mi300x'),
  // Each family draws its own: arrays in use, chips needed, cliff, passes, sections. Then claims alone.
  page('chip-systolic', '/chips/google-tpu-v5p'),
  page('chip-dataflow', '/chips/groq-lpu-v1'),
  page('chip-in-memory', '/chips/dmatrix-corsair'),
  page('chip-analogue', '/chips/ibm-hermes'),
  page('chip-reconfigurable', '/chips/sambanova-sn40l'),
  page('chip-claimed', '/chips/etched-sohu'),
  page('point', `/points/${LEADER}`),
  page('compare', '/compare'),
  page('compare-pair', '/compare/b200-vs-mi355x'),
  page('compare-three', '/compare/b200-vs-lpu-v1-vs-tpu-v5p?model=llama-3.3-70b'),
  { ...page('your-workload', '/your-workload'), needsApi: false },
  text('what-if', '/what-if'),
  text('what-if-edited', '/what-if?chip=nvidia-h100-sxm5-80gb&bandwidthTBps=6.7&fp4Tops=4000&linkGBps=900'),
  text('what-if-unread', '/what-if?chip=ibm-hermes&batch=x'),
  text('claim', '/claim'),
  text('claim-unread', '/claim?tokensPerSec=x'),
  page('accuracy', '/accuracy'),
  text('methodology', '/methodology'),
  page('rules', '/rules'),
  page('corrections', '/corrections'),
  text('developers', '/developers'),
  text('submit', '/submit'),
  page(
    'board-empty-slice',
    '/?model=llama-3-8b&phase=SERVING&shape=BALANCED&batch=1&context=131072&precision=FP4',
  ),
  page('board-unread-address', '/?model=llama-3-8b&phase=dekode&metric=SPEED'),
  { ...missing('not-found', '/nothing-here'), needsApi: false },
  missing('chip-not-found', '/chips/nobodys-chip'),
];

const Leader = z.object({
  data: z.object({
    leaderboard: z.object({
      edges: z.tuple([z.object({ node: z.object({ point: z.object({ id: z.string() }) }) })]),
    }),
  }),
});

/** Every route of a running site with the published data. */
export async function routesOf(url: string): Promise<readonly Route[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ leaderboard(first: 1) { edges { node { point { id } } } } }' }),
  });
  const { data } = Leader.parse(await response.json());
  const leader = encodeURIComponent(data.leaderboard.edges[0].node.point.id);
  return ROUTES.map((route) => ({ ...route, address: route.address.replace(LEADER, leader) }));
}
