import { modelAddress, pageAddress } from '../address/pages.ts';
import type { SearchHit } from './search-index.ts';
import { USUAL_MODEL } from './slice-hits.ts';

/** Questions of no chip, model or load by the words that tell them, and the page that answers each. */
const ASKED: readonly (Omit<SearchHit, 'count'> & { words: RegExp })[] = [
  {
    words: /\b(?:accura\w*|predict\w*|wrong|trust\w*|believe)\b/i,
    name: 'How far off is the simulator?',
    what: 'what was predicted and what was published, the misses first',
    href: pageAddress('accuracy'),
  },
  {
    words: /\b(?:speculat\w*|draft\w*|eagle|mtp|prefix cach\w*|chunked|techniques?)\b/i,
    name: 'What does each technique gain?',
    what: 'drafts, cached prompts and others, from one user to many',
    href: pageAddress('techniques'),
  },
  {
    words: /\b(?:download\w*|csv|datasets?|all (?:of )?(?:the |your )?data|raw data)\b/i,
    name: 'Take all data along',
    what: 'every result, system, chip and model as files',
    href: pageAddress('downloads'),
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
    words: /\b(?:my (?:card|mac|laptop|machine|pc)|locally|at home)\b/i,
    name: 'What runs on my machine?',
    what: 'models that fit a card or a Mac, and how fast they answer',
    href: pageAddress('mine'),
  },
  {
    words: /\b(?:watts?|joules?|energy|power|electricity)\b/i,
    name: 'Who makes most of a kilowatt?',
    what: 'tokens/s per kW of provisioned power on Llama 3.3 70B',
    href: modelAddress(USUAL_MODEL, { query: { metric: 'per-kw' } }),
  },
  {
    words: /\b(?:servers?|budget|costs?|price|prices|cheap\w*|rent\w*)\b/i,
    name: 'What does it take to serve this?',
    what: 'servers, dollars a month and waits of a load',
    href: pageAddress('workload'),
  },
  {
    words: /\b(?:contexts?|long prompts?|batch\w*|decode|prefill|rank\w*|leads?|ahead|wins?)\b/i,
    name: 'Who leads at which batch and context?',
    what: 'the leaderboard by workload, batch size and context length',
    href: pageAddress('leaderboard'),
  },
];

const MOST = 2;

/** Pages that answer a line of several words; none for a word, which is a name. */
export function pagesAsked(text: string): SearchHit[] {
  if (!/\S\s+\S/.test(text)) return [];
  return ASKED.filter(({ words }) => words.test(text))
    .slice(0, MOST)
    .map(({ name, what, href }) => ({ name, what, href, count: 0 }));
}
