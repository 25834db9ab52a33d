import { compareAddress, modelAddress, pageAddress } from '../address/pages.ts';
import type { SearchHit } from './search-index.ts';
import { USUAL_MODEL } from './slice-hits.ts';

/** Questions of no chip, model or load by the words that tell them, and the page that answers each. */
const ASKED: readonly (SearchHit & { words: RegExp; alone?: RegExp })[] = [
  {
    words: /\b(?:frameworks?|tensorrt|trt-llm|vllm|sglang|llama\.cpp|ollama)\b/i,
    alone: /^(?:tensorrt(?:-llm)?|trt-llm|vllm|sglang|frameworks?)$/i,
    name: 'Which framework makes most of a chip?',
    what: 'TensorRT-LLM, vLLM and SGLang on equal chips',
    href: compareAddress(['tensorrt-llm', 'vllm']),
  },
  {
    words: /\b(?:api|graphql|sdk|programs?|endpoint)\b/i,
    alone: /^(?:graphql|sdk|endpoint)$/i,
    name: 'Ask by program',
    what: 'the GraphQL API with examples that run',
    href: pageAddress('developers'),
  },
  {
    words: /\b(?:licen[cs]e|cite|citation|citing)\b/i,
    alone: /^(?:licen[cs]e|cite|citation)$/i,
    name: 'Cite and use',
    what: 'licence, how to cite, and every column of the files',
    href: pageAddress('downloads'),
  },
  {
    words: /\bquanti[sz]\w*|\b(?:bits|int4|4-bit|(?:nv|mx)?fp[48])\b/i,
    alone: /^quanti[sz]\w*$/i,
    name: 'What do fewer bits gain?',
    what: '4 against 8 bits on equal chips and frameworks',
    href: compareAddress(['fp4', 'fp8']),
  },
  {
    words: /\b(?:accura\w*|predict\w*|trust\w*|believe|honest\w*)\b/i,
    alone: /^trust$/i,
    name: 'How far off is the simulator?',
    what: 'what was predicted and what was published, the misses first',
    href: pageAddress('accuracy'),
  },
  {
    words: /\b(?:errors?|mistakes?|wrong|correct(?:ed|ions?))\b/i,
    alone: /^(?:errors?|mistakes?)$/i,
    name: 'What was wrong?',
    what: 'claims that were checked, with what holds in their place',
    href: pageAddress('corrections'),
  },
  {
    words: /\b(?:mfu|utili[sz]ation|peak)\b/i,
    alone: /^(?:mfu|utili[sz]ation)$/i,
    name: 'Where does the peak go?',
    what: 'useful TOPS as a share of peak, and what takes the rest',
    href: pageAddress('methodology', { section: 'three-way-split' }),
  },
  {
    words: /\b(?:speculat\w*|draft\w*|eagle|mtp|prefix cach\w*|chunked|techniques?)\b/i,
    name: 'What does each technique gain?',
    what: 'drafts, cached prompts and others, from one user to many',
    href: pageAddress('techniques'),
  },
  {
    words: /\bdisaggregat\w*/i,
    alone: /^disaggregat\w*$/i,
    name: 'What do chips of their own for prompts gain?',
    what: 'DeepSeek R1 in several servers, the disaggregated runs apart',
    href: modelAddress('deepseek-r1', { query: { pools: 'apart' } }),
  },
  {
    words: /\b(?:download\w*|csv|datasets?|all (?:of )?(?:the |your )?data|raw data)\b/i,
    name: 'Take all data along',
    what: 'every result, system, chip and model as files',
    href: pageAddress('downloads'),
  },
  {
    words: /\bper (?:dollar|usd)\b|\btokens?\b.*\$|\bprice.performance\b/i,
    name: 'Which chip makes most for a dollar?',
    what: 'tokens per $ over the speed each user sees, on Llama 3.3 70B',
    href: modelAddress(USUAL_MODEL, { query: { metric: 'per-usd' } }),
  },
  {
    words: /\b(?:verif\w*|validat\w*|cheat\w*|fak(?:e|ed)|checked)\b/i,
    name: 'How is a result checked?',
    what: 'every rule of physics, statistics and form, and how often it fires',
    href: pageAddress('rules'),
  },
  {
    words: /\b(?:simulated|interpolated|measured|published)\b/i,
    name: 'What kinds of number are there?',
    what: 'measured, published, simulated and interpolated, and what each is worth',
    href: pageAddress('methodology', { section: 'kinds-of-number-and-grades' }),
  },
  {
    words: /\b(?:latenc\w*|p9[059]|percentiles?|first token)\b/i,
    name: 'Which latency is told?',
    what: 'TTFT, TPOT and ITL with their percentiles',
    href: pageAddress('methodology', { section: 'latency-statistics' }),
  },
  {
    words: /\b(?:scor(?:e|ed|ing)|metrics?|flexib\w*|calculat\w*|formulas?|methodolog\w*)\b/i,
    alone: /^(?:scoring|metrics|formulas?)$/i,
    name: 'How is it scored?',
    what: 'the four metrics with their formulas, and what is missing and why',
    href: pageAddress('methodology'),
  },
  {
    words: /\b(?:changed|changes|updates?|what.s new)\b/i,
    name: 'What changed?',
    what: 'versions of the engine, and what each scored',
    href: pageAddress('changelog'),
  },
  {
    words: /\b(?:submit\w*|upload\w*|send in|contribute)\b/i,
    name: 'Submit a result',
    what: 'the file of a benchmark tool, a chip or a model',
    href: pageAddress('submit'),
  },
  {
    words: /\b(?:is (?:this|my) (?:result|file|run)|result file|check (?:a|my) (?:result|file|run))\b/i,
    name: 'Is a result possible?',
    what: 'the file of a benchmark tool, read in the browser',
    href: pageAddress('check'),
  },
  {
    words: /\b(?:my (?:card|mac|laptop|machine|pc)|mac ?books?|mac studio|mac mini|locally|at home)\b/i,
    alone: /^mac(?:books?|s)?$/i,
    name: 'What runs on my machine?',
    what: 'models that fit a card or a Mac, and how fast they answer',
    href: pageAddress('mine'),
  },
  {
    words: /\b(?:watts?|joules?|energy|power|electricity)\b/i,
    name: 'How much energy does a token take?',
    what: 'joules where they are published, and tokens/s per kW, on Llama 3.3 70B',
    href: modelAddress(USUAL_MODEL, { query: { metric: 'per-kw' } }),
  },
  {
    words: /\b(?:servers?|budget|costs?|price|prices|cheap\w*|rent\w*)\b/i,
    name: 'What does it take to serve this?',
    what: 'servers, dollars a month and waits of a load',
    href: pageAddress('workload'),
  },
  {
    words:
      /\b(?:racks?|multi.?node|contexts?|long prompts?|batch\w*|decode|prefill|rank\w*|leads?|ahead|wins?|fastest|best)\b/i,
    name: 'Who leads at which batch and context?',
    what: 'the leaderboard by workload, batch size and context length',
    href: pageAddress('leaderboard'),
  },
];

const MOST = 2;

/** Pages that answer a line of several words; for a word, which is mostly a name, those that it can only mean. */
export function pagesAsked(text: string): SearchHit[] {
  const isWord = !/\S\s+\S/.test(text.trim());
  return ASKED.filter(({ words, alone }) => (isWord ? alone?.test(text.trim()) === true : words.test(text)))
    .slice(0, MOST)
    .map(({ name, what, href }) => ({ name, what, href }));
}
