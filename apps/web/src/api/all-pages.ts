import type { Answer } from './answer.ts';

export interface ListPage<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A list of the site ends long before this; a server that never ends its list does not hold the page up. */
const MOST_PAGES = 50;

/** A whole list, or the first pages of it, page after page; the first page that fails is the answer. */
export async function allPages<Node>(
  page: (after: string | null) => Promise<Answer<ListPage<Node>>>,
  most = MOST_PAGES,
): Promise<Answer<Node[]>> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let count = 0; count < most; count += 1) {
    // Each page names where the next begins.
    const answer: Answer<ListPage<Node>> = await page(after);
    if (answer.state !== 'DATA') return answer;
    nodes.push(...answer.value.nodes);
    const { hasNextPage, endCursor } = answer.value.pageInfo;
    if (!hasNextPage || endCursor === null) break;
    after = endCursor;
  }
  return { state: 'DATA', value: nodes };
}

export function mapAnswer<From, To>(answer: Answer<From>, read: (value: From) => To | null): Answer<To> {
  if (answer.state !== 'DATA') return answer;
  const value = read(answer.value);
  return value === null ? { state: 'MISSING' } : { state: 'DATA', value };
}

/** What several questions of one view answer; the first that gives nothing is the answer. */
export function allAnswers<T>(answers: readonly Answer<T>[]): Answer<T[]> {
  const values: T[] = [];
  for (const answer of answers) {
    if (answer.state !== 'DATA') return answer;
    values.push(answer.value);
  }
  return { state: 'DATA', value: values };
}
