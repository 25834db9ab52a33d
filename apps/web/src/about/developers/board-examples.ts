import { type ApiExample, SLICE } from './example.ts';

export const BOARD_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'board',
    title: 'The board',
    text: 'Systems of a slice in rank order, each with every metric. Without a slice: the one with most systems.',
    query: `query Board($slice: SliceInput, $metric: Metric!, $first: Int!) {
  leaderboard(slice: $slice, metric: $metric, first: $first) {
    totalCount
    edges {
      rank
      node { value unit system { slug } metrics { metric value rank missing } point { id } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: { slice: null, metric: 'USEFUL_TOPS', first: 20 },
  },
  {
    id: 'slice',
    title: 'One slice, with a choice of evidence',
    text: 'Batch and context are taken to the nearest bucket; `effective` says which. Kinds are MEASURED and REPORTED (published).',
    query: `query Slice($slice: SliceInput!, $evidence: EvidenceInput) {
  leaderboard(slice: $slice, metric: COST_EFFICIENCY, first: 20, evidence: $evidence) {
    slice { effective { batch context } costBasis }
    edges { rank tied node { value relative { value to } system { slug } } }
  }
}`,
    variables: { slice: SLICE, evidence: { kinds: ['REPORTED'], minGrade: 'E1' } },
  },
  {
    id: 'assumptions',
    title: 'A board under your own assumptions',
    text: 'Prices, electricity and limits of your own; the answer echoes all that was assumed, and ranks and ties are worked out anew.',
    query: `query Assumed($slice: SliceInput!, $cost: OwnershipInput, $prices: [PriceInput!], $slo: SloInput) {
  leaderboard(slice: $slice, metric: COST_EFFICIENCY, first: 20, costAssumptions: $cost, prices: $prices, slo: $slo) {
    assumptions { ownership { usdPerKwh pue years } prices { chip usdPerChipHour } slo { ttftMs tpotMs e2eMs } }
    slice { costBasis }
    edges { rank tied node { value system { slug } scores { costs { basis usdPerHour items { label source } } } } }
  }
}`,
    variables: {
      slice: SLICE,
      cost: { usdPerKwh: 0.11, pue: 1.25 },
      prices: [{ chip: 'nvidia-h100-sxm5-80gb', usdPerChipHour: 2.5 }],
      slo: { preset: 'CHATBOT' },
    },
  },
  {
    id: 'workload',
    title: 'A ranking for your own workload',
    text: 'Systems that keep your limits in order, those that miss one, those that cannot be ranked and why, and what each assumption does to the order.',
    query: `query Workload($workload: WorkloadInput!) {
  rankForWorkload(workload: $workload) {
    __typename
    ... on WorkloadRanking {
      sentence costBasis unit
      ranking { rank tied label kind value interval { low high } usdPerHour limits { limit valueMs statistic verdict } pointIds }
      missesLimits { label limits { limit limitMs valueMs verdict } }
      noData { label reason detail distance { largest } }
      sensitivity { assumption from to unit leader leaderChanges swappedPairs pairs }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      workload: {
        model: 'llama-3-8b',
        requests: [{ inputTokens: 1024, outputTokens: 1024 }],
        concurrency: 16,
        limits: { tpotMs: 50 },
      },
    },
  },
  {
    id: 'scores',
    title: 'Every score, in plain columns',
    text: 'Ranked or not, 1,000 a page at most; a page costs its rows. The same in one request: GET /export/scores.csv or /export/scores.jsonl, narrowed by the same names, as in ?model=llama-3-8b&kind=REPORTED; /downloads lists every column and the other files.',
    query: `query Scores($filter: ScoreFilterInput, $after: String) {
  scores(filter: $filter, first: 100, after: $after) {
    nodes { pointId model chip chips framework precision batch contextTokens usefulTops usdPerMillionOutputTokens costBasis sourceDocument sourceLicence }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: { filter: { model: 'llama-3-8b', precision: 'FP16' }, after: null },
  },
  {
    id: 'points',
    title: 'Every point, with all that it has',
    text: 'The same list and the same filter, as points: what is selected below a point costs as well, so a page is smaller.',
    query: `query Points($filter: ScoreFilterInput, $after: String) {
  points(filter: $filter, first: 20, after: $after) {
    nodes { id kind lifecycle batch system { slug } scores { usefulTops inputHash } split { sentence } findings { rule message } }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: {
      filter: { chip: 'nvidia-h100-sxm5-80gb', kind: 'REPORTED', since: '2026-01-01' },
      after: null,
    },
  },
  {
    id: 'normalised',
    title: 'Values over a simulated H100, and per kW',
    text: 'What one H100 SXM attains in this very slice, simulated, is 1; null says why. A wafer or a rack bears largeUnit, and its rate stands per kW as well.',
    query: `query Normalised($slice: SliceInput!) {
  leaderboard(slice: $slice, metric: USEFUL_TOPS, first: 20) {
    edges { rank node { value valuePerKw normalised { value reason detail reference { chip chips precision value } engineVersion } system { slug chip { largeUnit provisionedKw } } } }
  }
}`,
    variables: { slice: SLICE },
  },
  {
    id: 'slices',
    title: 'Slices and workloads that hold results',
    text: 'Slices with most systems first; workloads are slices without batch and context.',
    query: `query Slices($model: String, $minSystems: Int!) {
  slices(first: 50, model: $model, minSystems: $minSystems) {
    totalCount
    nodes { model { slug } phase shape batch context precision systems }
  }
  workloads(first: 20) { nodes { model { slug } phase shape precision slices systems } }
}`,
    variables: { model: null, minSystems: 2 },
  },
  {
    id: 'leaders',
    title: 'Who leads',
    text: 'Leaders of each of the four metrics, slice by slice, or why nobody leads; three distinct ones mean that no two lead them all.',
    query: `query Leaders {
  slices(first: 50) {
    edges {
      node { model { slug } phase batch context precision distinctLeaders leaders { metric kind value unit tied systems system { slug } } leaderless { metric systems reason } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: {},
  },
  {
    id: 'pareto-front',
    title: 'The Pareto front',
    text: 'Systems that no other beats on every axis, who beats the rest, and what lacks an axis, with the reason.',
    query: `query ParetoFront($slice: SliceInput!, $axes: [Metric!]!) {
  paretoFront(slice: $slice, axes: $axes) {
    summary
    keys { techniques costBasis powerBoundary }
    systems {
      system onFront dominatedBy
      values { metric value unit interval { low high } }
      profile { ranks { metric rank } spread fieldSize specialist }
    }
    incomplete { system missing { metric reason detail } }
  }
}`,
    variables: {
      slice: SLICE,
      axes: ['USEFUL_TOPS', 'COST_EFFICIENCY', 'ENERGY_EFFICIENCY', 'FLEXIBILITY'],
    },
  },
  {
    id: 'compare',
    title: 'Two systems side by side',
    text: 'Deprecated for chipComparison. What was assumed comes first, then every metric, then what to beware of; the slugs are those of the board.',
    query: `query Compare($slice: SliceInput!, $a: String!, $b: String!) {
  compare(slice: $slice, a: $a, b: $b) {
    assumptions { what a b differs }
    metrics { metric ratio better a { value rank missingText } b { value rank missingText } }
    cautions
    crossings { kind context low high sentence } noCrossings { sentence }
    a { label retention { fromContext toContext ratio missingText } }
    summary
  }
}`,
    variables: {
      slice: SLICE,
      a: 'nvidia-gh200-96gb-x1-tensorrt-llm',
      b: 'intel-gaudi2-x1-deepspeed',
    },
  },
  {
    id: 'unranked',
    title: 'What does not rank, and why',
    text: 'Points of a slice that are shown and never ranked.',
    query: `query Unranked($slice: SliceInput!) {
  unranked(slice: $slice, first: 50) {
    totalCount
    nodes { reason detail system { slug } point { id } }
  }
}`,
    variables: { slice: SLICE },
  },
  {
    id: 'epochs',
    title: 'Which engine scored the board',
    text: 'Every scoring generation with how far it is and what it changed, and every engine that scored anything.',
    query: `query Epochs {
  epochs {
    id engineVersion policyVersion state current activatedAt
    progress { scored points }
    report {
      fromEpoch
      metrics { metric entries changedRank newLeaders }
      largest { metric slice { model batch context } system rankBefore rankAfter }
    }
  }
  engineVersions { engineVersion policyVersion points lastScoredAt epochId current }
}`,
    variables: {},
  },
  {
    id: 'crossovers',
    title: 'Value and rank over context',
    text: 'Simulated curves, measured and published marks, and every crossover with its interval.',
    query: `query Crossovers($slice: SliceInput!) {
  crossovers(slice: $slice, metric: USEFUL_TOPS) {
    sentence
    crossings { kind riserLabel fallerLabel context low high beyondModelContext sentence }
    noCrossings { sentence }
    curves { label uncalibrated endsAtContext anchor { context } samples { context value rank } }
  }
}`,
    variables: { slice: SLICE },
  },
  {
    id: 'point',
    title: 'A point',
    text: 'Scores, the three-way split, provenance and every finding with its arithmetic. Ids come from the board.',
    query: `query Point($id: ID!) {
  point(id: $id) {
    evidenceGrade
    model { slug }
    precision { weights activations kv }
    unranked { reason detail }
    split { algorithm hardware hardwareLow hardwareHigh software limitedBy sentence }
    findings { rule severity message value expected fix }
    scores { usefulTops utilisation costs { basis usdPerHour } engineVersion policyVersion inputHash }
    provenance { submittedBy document { title where commit licence } rows { id metric value } }
  }
}`,
    variables: { id: 'ID OF A POINT' },
  },
  {
    id: 'node',
    title: 'Anything by its id',
    text: 'Every id of this API leads back to its object; nodes takes up to 100 of them.',
    query: `query Node($id: ID!, $ids: [ID!]!) {
  node(id: $id) { __typename id ... on Run { tool pointIds } ... on Submission { lifecycle } }
  nodes(ids: $ids) { __typename id }
}`,
    variables: { id: 'AN ID', ids: ['AN ID'] },
  },
  {
    id: 'tradeoff',
    title: 'Speed of a user against tokens of a chip',
    text: 'A model at given lengths: who is cheapest where one user gets 40 tokens a second or more. Each system stands with one measured point; `next` says how far the nearest point is that misses.',
    query: `query Tradeoff($model: String!, $lengths: TradeoffLengthsInput, $target: TradeoffTargetInput) {
  tradeoff(model: $model, lengths: $lengths, target: $target) {
    sentence
    ranking {
      unit costBasis
      ranked { rank tied label value point { tokensPerSecPerUser layout concurrency precision source } next { tokensPerSecPerUser } }
      misses { label detail missesBy }
      withoutValue { label reason }
    }
    curves { label points { tokensPerSecPerUser tokensPerSecPerChip onFront configurationKey } }
  }
}`,
    variables: {
      model: 'deepseek-r1',
      lengths: { inputTokens: 8192, outputTokens: 1024 },
      target: { tokensPerSecPerUser: 40, currency: 'USD_PER_MTOK' },
    },
  },
  {
    id: 'tradeoff-slices',
    title: 'Where such curves are',
    text: 'Models, lengths, precisions and technique classes with points, those with most kinds of chips first. Without a precision: any, named on each row.',
    query: `query TradeoffSlices($minChips: Int!) {
  tradeoffSlices(minChips: $minChips) { model lengths { inputTokens outputTokens } precision technique points chips newest }
}`,
    variables: { minChips: 3 },
  },
  {
    id: 'histories',
    title: 'Where software gained most on a model',
    text: 'Configurations of a model that somebody measured at two dates, the largest gain first.',
    query: `query Histories($model: String!) {
  histories(model: $model) {
    configuration label sentence
    gain { tokensPerSecPerChip months firstPointId lastPointId }
  }
}`,
    variables: { model: 'deepseek-r1' },
  },
  {
    id: 'history',
    title: 'What software gained at one configuration',
    text: 'Dated measurements of one configuration, by the `configurationKey` of a point; medians over an era are left out.',
    query: `query History($configuration: String!) {
  history(configuration: $configuration) {
    label sentence eras
    gain { tokensPerSecPerChip months firstPointId lastPointId split { algorithm hardware software } }
    points { pointId frameworkVersion tokensPerSecPerChip measured { to } }
  }
}`,
    variables: { configuration: 'KEY OF A CONFIGURATION' },
  },
];
