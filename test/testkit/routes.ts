import { z } from 'zod';

/** One page of the site, or a state of one, as a visitor may open it. */
export interface Route {
  /** Name for file names and the names of tests. */
  name: string;
  address: string;
  /** 300: the name in the address fits several things. */
  status: 200 | 300 | 404;
  /** Whether it can be made without the API; such a page is whole when the API is down. */
  needsApi: boolean;
}

const page = (name: string, address: string): Route => ({ name, address, status: 200, needsApi: true });
const text = (name: string, address: string): Route => ({ ...page(name, address), needsApi: false });
const missing = (name: string, address: string): Route => ({ ...page(name, address), status: 404 });

/** Stands for the point that leads the board: its id is made when the data are loaded. */
const LEADER = ':leader';

const ROUTES: readonly Route[] = [
  page('landing', '/'),
  page('models', '/models'),
  page('models-narrowed', '/models?q=llama&kind=dense&sort=name'),
  page('models-none', '/models?q=zzzz'),
  page('model', '/models/deepseek-r1'),
  page(
    'model-slice',
    '/models/llama-3.3-70b?in=8192&out=1024&prec=fp8&chips=8&at=40&metric=per-usd&with=b200,mi355x',
  ),
  page('model-over-first-token', '/models/deepseek-r1?x=first&within=1'),
  page('model-over-answer', '/models/deepseek-r1?x=answer&within=15&metric=per-usd'),
  page('model-changed-wish', '/models/deepseek-r1?prec=fp4&lengths=8192-1024&chips=3&users=7'),
  page('model-unread', '/models/deepseek-r1?prec=fp3&users=x&with=nobody'),
  // Its work is no tokens: no curve can be drawn.
  page('model-of-images', '/models/resnet-50'),
  page('board', '/leaderboard/llama-3-8b/batch?users=16&prec=fp16'),
  page('board-of-nothing', '/leaderboard/llama-3-8b/serving?in=4096&out=512&users=7&prec=fp4'),
  page('boards', '/leaderboard/slices'),
  page('boards-unread', '/leaderboard/slices?model=nobodys&workload=x&prec=3&chip=y&vendors=z'),
  page('chips', '/chips'),
  page('chips-narrowed', '/chips?vendor=nvidia&memory=96&sort=-power'),
  page('chip', '/chips/mi300x'),
  page('chip-without-points', '/chips/mi355x'),
  // Each family draws its own: arrays in use, chips needed, cliff, passes, sections. Then claims alone.
  page('chip-systolic', '/chips/tpu-v5p'),
  page('chip-dataflow', '/chips/lpu-v1'),
  page('chip-in-memory', '/chips/corsair'),
  page('chip-analogue', '/chips/hermes'),
  page('chip-reconfigurable', '/chips/sn40l'),
  page('chip-claimed', '/chips/sohu'),
  page('vendors', '/vendors'),
  page('vendor', '/vendors/amd'),
  page('point', `/points/${LEADER}`),
  page('compare', '/compare'),
  page('compare-pair', '/compare/b200-vs-mi355x'),
  page('compare-vendors', '/compare/amd-vs-nvidia'),
  page('compare-generations', '/compare/blackwell-vs-hopper'),
  page('compare-frameworks', '/compare/sglang-vs-vllm'),
  page('compare-frameworks-on', '/compare/tensorrt-llm-vs-vllm?chip=b200'),
  page('compare-precisions', '/compare/fp4-vs-fp8'),
  page('compare-precisions-unread', '/compare/fp4-vs-fp8?chip=nobodys&prec=fp8'),
  page('compare-drafts', '/compare/amd-vs-nvidia?in=1024&out=1024&at=40&drafts=on'),
  page(
    'compare-slice',
    '/compare/b200-vs-mi355x?model=deepseek-r1&prec=fp8&users=16&metric=energy&equal=power&first=mi355x',
  ),
  page('compare-unread', '/compare/b200-vs-mi355x?model=nobodys&users=x&metric=colour'),
  page('compare-three', '/compare/b200-vs-h100-vs-h200?model=llama-3.3-70b'),
  page('compare-uncalibrated', '/compare/b200-vs-lpu-v1-vs-tpu-v5p?model=llama-3.3-70b'),
  page('your-workload', '/your-workload'),
  text('your-workload-unread', '/your-workload?load=many&mix=a;b&ttft=-1'),
  page('what-if', '/lab/what-if'),
  page(
    'what-if-edited',
    '/lab/what-if?chip=nvidia-h100-sxm5-80gb&bandwidthTBps=6.7&fp4Tops=4000&linkGBps=900',
  ),
  page('what-if-unread', '/lab/what-if?chip=ibm-hermes&batch=x'),
  page('claim', '/lab/claim'),
  page('claim-unread', '/lab/claim?tokensPerSec=x'),
  page('load', '/lab/load'),
  page('load-of-four', '/lab/load?chip1=b200&chip2=mi355x&chip3=h100&chip4=tpu-v7&ttft=&tpot=100'),
  page('load-unread', '/lab/load?chip1=nobodys&in=x'),
  page('leaderboard', '/leaderboard'),
  page('leaderboard-of-model', '/leaderboard/deepseek-r1/serving?in=8192&out=1024&users=64&prec=fp8'),
  page('leaderboard-unread', '/leaderboard/nobodys/nothing?users=x&prec=3'),
  page('techniques', '/lab/techniques'),
  page('techniques-unread', '/lab/techniques?chip=nobodys&chips=x&right=200'),
  page('mine', '/mine'),
  page('mine-of-two', '/mine?chip=rtx-4090&count=2&tokens=32768&bits=8'),
  page('mine-unread', '/mine?chip=nobodys&tokens=x&bits=3'),
  page('accuracy', '/accuracy'),
  text('methodology', '/methodology'),
  page('rules', '/rules'),
  page('review', '/review'),
  page('corrections', '/corrections'),
  page('developers', '/developers'),
  text('submit', '/submit'),
  text('check', '/check'),
  text('new-submission', '/submissions/new'),
  text('new-chip', '/submissions/new/chip?family=in_memory'),
  text('new-run', '/submissions/new/run'),
  // Of people who are signed in: what each is without one.
  text('sign-in', '/sign-in'),
  text('submissions', '/submissions'),
  text('organisation', '/organisation'),
  page('organisation-public', '/organisation/inferbench-catalogue'),
  page('downloads', '/downloads'),
  page('changelog', '/changelog'),
  page('search', '/search'),
  page('search-found', '/search?q=b200+mi355x'),
  page('search-nothing', '/search?q=zzzzzzzz'),
  page('embed-tradeoff', '/embed/tradeoff?model=deepseek-r1'),
  page('embed-duel', '/embed/duel?pair=b200-vs-mi355x'),
  { ...page('chip-of-several', '/chips/tpu'), status: 300 },
  { ...missing('not-found', '/nothing-here'), needsApi: false },
  { ...missing('not-found-nearest', '/mi355'), needsApi: false },
  missing('chip-not-found', '/chips/mi400'),
  missing('vendor-not-found', '/vendors/nobodys'),
  missing('compare-not-found', '/compare/b200-vs-nobodys'),
  missing('compare-no-framework', '/compare/nobodys-vs-vllm'),
  missing('compare-unlike', '/compare/nvidia-vs-vllm'),
  missing('point-not-found', '/points/nobodys'),
  missing('submission-not-found', '/submissions/nobodys'),
  missing('organisation-not-found', '/organisation/nobodys'),
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
