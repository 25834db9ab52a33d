const SLICES = 'slices(first: 5) { totalCount nodes { id batch context phase precision systems } }';

/** Questions whose answers depend on every table that visitors read; each is answered on any database, also on one without results. */
export const GOLDEN_QUERIES: readonly string[] = [
  '{ chips(first: 50) { totalCount nodes { slug name vendor standing pointCount } } }',
  '{ chips(first: 50, includeUnreviewed: true) { totalCount nodes { slug standing } } }',
  '{ models(first: 50) { totalCount nodes { slug name standing pointCount chipCount } } }',
  '{ systems(first: 50) { totalCount nodes { slug } } }',
  `{ ${SLICES} }`,
  '{ slices(first: 50, minSystems: 2) { totalCount nodes { id version distinctLeaders leaders { metric system { slug } } } } }',
  '{ leaderboard(first: 20) { edges { rank node { value unit system { slug } } } } }',
  '{ leaderboard(first: 20, metric: COST_EFFICIENCY) { edges { rank node { value unit system { slug } } } } }',
  '{ leaderboard(first: 20, metric: ENERGY_EFFICIENCY) { edges { rank node { value unit system { slug } } } } }',
  '{ points(first: 50) { totalCount nodes { id kind evidenceGrade lifecycle submitter system { slug } } } }',
  '{ points(first: 20) { nodes { id findings { rule severity message } provenance { __typename } } } }',
  '{ scores(first: 50) { totalCount nodes { chip chips kind lifecycle inputHash usefulTops costEfficiency energyEfficiency } } }',
  '{ scores(first: 20) { nodes { chip e2eMsP50 e2eMsP99 inputTokens load configuration evidenceGrade } } }',
  '{ tradeoffSlices { model precision technique points chips newest } }',
  '{ corrections { __typename } }',
  '{ engineVersions { engineVersion policyVersion points } }',
  '{ epochs { engineVersion policyVersion state current } }',
  '{ workloads(first: 50) { totalCount } }',
  '{ instance { __typename } }',
  '{ defaultModel }',
];
