import type { Page } from 'playwright-core';

export const PATH = '/your-workload';
/** Near published figures: two systems miss the limit, two of the others tie, one of them is interpolated. */
export const WORKLOAD =
  'input=1000&output=1000&load=32&e2e=25000&basis=OWNED&kwh=0.11&pue=1.25&interpolated=on';
export const H100 = 'H100 ×1, vLLM';

/** Folded. */
export const SENSITIVITY = 'What each assumption does to the order';

export const said = (page: Page) => page.locator('p[role=status]').first();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const ranking = (page: Page) => page.getByRole('table', { name: /^Systems for your workload/ });
export const rowsOf = (page: Page) =>
  ranking(page).getByRole('row').filter({ hasNotText: 'Rank and system' });
/** Row of the system itself; a tie names other systems in its row as well. */
export const rowOf = (page: Page, label: string) =>
  rowsOf(page).filter({ has: page.getByRole('link', { name: label, exact: true }) });
export const ended = (page: Page) => page.locator('.result:not([aria-busy=true])').waitFor();

/** Two chips at one work. */
export const PAIR = '/compare/gaudi-2-vs-mi300x?model=llama-2-7b&prec=fp16&users=1&with=deepspeed%2Cvllm';
