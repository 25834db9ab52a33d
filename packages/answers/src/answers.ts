import { WorkloadBoardRequest } from './board/request.ts';
import { WorkloadBoard } from './board/shape.ts';
import { BoardsRequest } from './boards/request.ts';
import { Boards } from './boards/shape.ts';
import { ChipComparisonRequest } from './comparison/request.ts';
import { ChipComparison } from './comparison/shape.ts';
import { DuelRequest } from './duel/request.ts';
import { DuelChart } from './duel/shape.ts';
import { WhatToExpectRequest } from './expect/request.ts';
import { WhatToExpect } from './expect/shape.ts';
import { TradeoffChartRequest } from './load/request.ts';
import { TradeoffChart } from './load/shape.ts';
import { MineRequest } from './mine/request.ts';
import { Mine } from './mine/shape.ts';
import { MemoryNeedsRequest } from './needs/request.ts';
import { MemoryNeeds } from './needs/shape.ts';
import { PeakChartRequest } from './peak/request.ts';
import { PeakChart } from './peak/shape.ts';
import { ServersRequest } from './servers/request.ts';
import { Servers } from './servers/shape.ts';
import { TechniquesRequest } from './techniques/request.ts';
import { Techniques } from './techniques/shape.ts';
import { VersusChartRequest } from './versus/request.ts';
import { VersusChart } from './versus/shape.ts';

/**
 * Every answer by its kind: the field of the API that gives it, what both request and answer hold, and the names that GraphQL has for
 * them, which follow from the field. Resolvers and documents are made from it.
 */
export const ANSWERS = {
  board: answer('workloadBoard', WorkloadBoardRequest, WorkloadBoard),
  boards: answer('workloadBoards', BoardsRequest, Boards),
  comparison: answer('chipComparison', ChipComparisonRequest, ChipComparison),
  duel: { ...answer('duelChart', DuelRequest, DuelChart), input: 'DuelInput' },
  expect: answer('whatToExpect', WhatToExpectRequest, WhatToExpect),
  load: answer('tradeoffChart', TradeoffChartRequest, TradeoffChart),
  mine: answer('mine', MineRequest, Mine),
  needs: answer('memoryNeeds', MemoryNeedsRequest, MemoryNeeds),
  peak: answer('peakChart', PeakChartRequest, PeakChart),
  servers: answer('serversNeeded', ServersRequest, Servers),
  techniques: answer('techniques', TechniquesRequest, Techniques),
  versus: answer('versusChart', VersusChartRequest, VersusChart),
} as const;

function answer<F extends string, R, S>(field: F, request: R, shape: S) {
  const type = `${field[0]?.toUpperCase() ?? ''}${field.slice(1)}` as Capitalize<F>;
  return { field, input: `${type}Input`, request, type, shape } as const;
}
