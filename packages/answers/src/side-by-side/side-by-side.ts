import type { TradeoffChart } from '../load/shape.ts';
import { contextOf, namedSide, type OneUserSide } from './one-user.ts';
import { roofsHead, roofsOf } from './roofs.ts';
import { sideRows } from './rows.ts';
import type { SideBySide } from './shape.ts';
import { sideFindings, sideSentence } from './findings.ts';

/** Chips in one table and under one set of roofs: one user on as many of each as hold the model, no two kinds in one row. */
export function sideBySide(sides: readonly OneUserSide[], chart: TradeoffChart): SideBySide {
  const rows = sideRows(sides, chart);
  const roofs = roofsOf(sides);
  return {
    ...sideFindings(rows, sides.map(namedSide)),
    sentence: sideSentence(rows),
    context: contextOf(chart.slice),
    rows,
    head: roofsHead(roofs, sides, chart.slice),
    roofs,
  };
}
