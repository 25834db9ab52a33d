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
 * Every answer by its kind: the field of the API that gives it, the name that GraphQL has for it, and what request and answer hold.
 * Resolvers and documents are made from it.
 */
export const ANSWERS = {
  board: answer('workloadBoard', 'WorkloadBoard', WorkloadBoardRequest, WorkloadBoard),
  boards: answer('workloadBoards', 'WorkloadBoards', BoardsRequest, Boards),
  comparison: answer('chipComparison', 'ChipComparison', ChipComparisonRequest, ChipComparison),
  duel: { ...answer('duelChart', 'DuelChart', DuelRequest, DuelChart), input: 'DuelInput' },
  expect: answer('whatToExpect', 'WhatToExpect', WhatToExpectRequest, WhatToExpect),
  load: answer('tradeoffChart', 'TradeoffChart', TradeoffChartRequest, TradeoffChart),
  mine: answer('mine', 'Mine', MineRequest, Mine),
  needs: answer('memoryNeeds', 'MemoryNeeds', MemoryNeedsRequest, MemoryNeeds),
  peak: answer('peakChart', 'PeakChart', PeakChartRequest, PeakChart),
  servers: answer('serversNeeded', 'ServersNeeded', ServersRequest, Servers),
  techniques: answer('techniques', 'Techniques', TechniquesRequest, Techniques),
  versus: answer('versusChart', 'VersusChart', VersusChartRequest, VersusChart),
} as const;

function answer<F extends string, T extends string, R, S>(field: F, type: T, request: R, shape: S) {
  return { field, input: `${type}Input`, request, type, shape } as const;
}
