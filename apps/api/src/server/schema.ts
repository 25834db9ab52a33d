import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, getMetadataStorage } from 'type-graphql';
import { AccuracyResolver, ChipAccuracyResolver } from '../accuracy/accuracy.resolver.ts';
import { ApiKeyResolver } from '../account/api-key.resolver.ts';
import { InvitationResolver } from '../account/invitation.resolver.ts';
import { MemberResolver } from '../account/member.resolver.ts';
import { PasskeyResolver } from '../account/passkey.resolver.ts';
import { SessionResolver } from '../account/session.resolver.ts';
import { ViewerPeopleResolver } from '../account/viewer-people.resolver.ts';
import { ViewerResolver } from '../account/viewer.resolver.ts';
import { PointsResolver, ScoreRowsResolver } from '../listing/listing.resolver.ts';
import { BoardEntryResolver, LeaderboardResolver } from '../board/leaderboard.resolver.ts';
import { NeighboursResolver } from '../point/neighbours.resolver.ts';
import { TesterMutations, TesterResolver } from '../tester/tester.resolver.ts';
import { UnrankedResolver } from '../board/unranked.resolver.ts';
import { ChipResolver } from '../chip/chip.resolver.ts';
import { CacheRoomResolver } from '../chip/cache-room.resolver.ts';
import { LatencyOverContextResolver } from '../chip/latency-over-context.resolver.ts';
import { CorrectionResolver } from '../correction/correction.resolver.ts';
import { ChipCrossoverResolver } from '../crossover/chip-crossover.resolver.ts';
import { ClaimResolver } from '../claim/claim.resolver.ts';
import { FlexibilityResolver } from '../flexibility/flexibility.resolver.ts';
import { SheetResolver } from '../sheet/sheet.resolver.ts';
import { CrossoverResolver } from '../crossover/crossover.resolver.ts';
import { ModelFieldsResolver } from '../model/model-fields.resolver.ts';
import { ChipFieldsResolver } from '../chip/chip-fields.resolver.ts';
import { EpochResolver } from '../epoch/epoch.resolver.ts';
import { LedgerResolver } from '../ledger/ledger.resolver.ts';
import { RateLimitResolver } from '../account/rate-limit.resolver.ts';
import { ModelResolver } from '../model/model.resolver.ts';
import { NodeResolver } from '../graphql/node.resolver.ts';
import { PointResolver } from '../point/point.resolver.ts';
import { InstanceResolver } from '../instance/instance.resolver.ts';
import { ReviewQueueResolver } from '../review/review-queue.resolver.ts';
import { ActResolver } from '../lifecycle/act.resolver.ts';
import { DraftMutations, DraftResolver } from '../draft/draft.resolver.ts';
import {
  OrganizationReplyResolver,
  PointReplyResolver,
  ReplyMutations,
  SubmissionReplyResolver,
} from '../reply/reply.resolver.ts';
import { SubmissionResolver } from '../submission/submission.resolver.ts';
import { LoadCurveResolver } from '../point/load-curve.resolver.ts';
import { ScoreHistoryResolver } from '../point/score-history.resolver.ts';
import { PointFieldsResolver } from '../point/point-fields.resolver.ts';
import { SystemResolver } from '../chip/system.resolver.ts';
import { RankingResolver } from '../ranking/ranking.resolver.ts';
import { RuleResolver } from '../rule/rule.resolver.ts';
import { SliceFieldsResolver } from '../slice/slice-fields.resolver.ts';
import { SliceResolver } from '../slice/slice.resolver.ts';
import { OrganizationResolver, SubmissionListResolver } from '../submission/submission-list.resolver.ts';
import { StoredSubmissionResolver } from '../submission/stored-submission.resolver.ts';
import { ServingCurveResolver } from '../serving/serving-curve.resolver.ts';
import { SimulateResolver } from '../simulate/simulate.resolver.ts';
import { SpecificationResolver } from '../specification/specification.resolver.ts';
import { ANSWER_RESOLVERS } from '../answer/answers.ts';
import { VerdictResolver } from '../answer/verdict.resolver.ts';
import { ModelOverLoadResolver } from '../answer/model-over-load.resolver.ts';
import { TradeoffResolver } from '../tradeoff/tradeoff.resolver.ts';
import { WhatIfResolver } from '../what-if/what-if.resolver.ts';
import { WorkloadResolver } from '../workload/workload.resolver.ts';
import { ImportRunResolver } from '../submission/import-run.resolver.ts';
// Found by their schemas, wherever a type holds one.
import '../board/normalised.type.ts';
import '../graphql/chart-head.type.ts';
import '../graphql/enums.ts';
import '../graphql/finding.type.ts';
import '../graphql/interval.type.ts';
import '../graphql/specification-enums.ts';
import '../graphql/tradeoff-enums.ts';
import '../graphql/workload-enums.ts';
import { resolveTypesAtOnce } from './type-of-object.ts';

/** The executable schema. Arguments are parsed by zod and the domain, so type-graphql's own validation stays off. */
export async function buildApiSchema(): Promise<GraphQLSchema> {
  // A field without a resolver of its own is read, not awaited: type-graphql would wrap each for middleware, of which there is none.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = await buildSchema({
    resolvers: [
      LeaderboardResolver,
      BoardEntryResolver,
      ChipResolver,
      PointResolver,
      ScoreRowsResolver,
      PointsResolver,
      SubmissionResolver,
      DraftResolver,
      DraftMutations,
      SubmissionReplyResolver,
      ReplyMutations,
      OrganizationReplyResolver,
      PointReplyResolver,
      ActResolver,
      InstanceResolver,
      ReviewQueueResolver,
      NodeResolver,
      ViewerResolver,
      ViewerPeopleResolver,
      InvitationResolver,
      MemberResolver,
      PasskeyResolver,
      SessionResolver,
      ApiKeyResolver,
      RateLimitResolver,
      CrossoverResolver,
      ChipCrossoverResolver,
      SheetResolver,
      FlexibilityResolver,
      ClaimResolver,
      RuleResolver,
      CorrectionResolver,
      AccuracyResolver,
      ChipAccuracyResolver,
      LedgerResolver,
      UnrankedResolver,
      TesterResolver,
      TesterMutations,
      NeighboursResolver,
      SpecificationResolver,
      ImportRunResolver,
      SimulateResolver,
      ServingCurveResolver,
      PointFieldsResolver,
      LoadCurveResolver,
      ScoreHistoryResolver,
      StoredSubmissionResolver,
      SubmissionListResolver,
      OrganizationResolver,
      ChipFieldsResolver,
      ModelFieldsResolver,
      CacheRoomResolver,
      LatencyOverContextResolver,
      ModelResolver,
      SystemResolver,
      SliceResolver,
      EpochResolver,
      SliceFieldsResolver,
      RankingResolver,
      WhatIfResolver,
      WorkloadResolver,
      TradeoffResolver,
      ...ANSWER_RESOLVERS,
      ModelOverLoadResolver,
      VerdictResolver,
    ],
    validate: false,
    // Apollo checks the schema once more, without asking it about itself.
    skipCheck: true,
  });
  return resolveTypesAtOnce(schema);
}
