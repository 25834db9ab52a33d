/** A figure beside its budget. */
export interface Judged {
  value: number;
  budget: number;
  withinBudget: boolean;
  /** Share of the budget that is used; 1 = just kept. */
  used: number;
}

export function atMost(value: number, budget: number): Judged {
  return { value, budget, withinBudget: value <= budget, used: value / budget };
}

export function atLeast(value: number, budget: number): Judged {
  return { value, budget, withinBudget: value >= budget, used: budget / value };
}

/** The budgets of every page type (CONTRIBUTING.md); weights and answers only of the landing page. */
export const BUDGETS = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpSec: 1.8,
  cls: 0.02,
  tbtAboveEmptyMs: 60,
  scriptBytesAboveEmpty: 25_000,
  styleBytes: 14_000,
  htmlBytes: 60_000,
  fieldChangeMs: 200,
  hoverMs: 16,
  dragFrameMs: 17,
} as const;
