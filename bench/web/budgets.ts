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

/** The budgets of every page type (CONTRIBUTING.md); bytes only of the board. */
export const BUDGETS = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpSec: 1.8,
  cls: 0.02,
  tbtMs: 200,
  tbtAboveEmptyMs: 60,
  boardScriptBytes: 165_000,
  boardScriptBytesAboveEmpty: 30_000,
  filterChangeMs: 200,
} as const;
