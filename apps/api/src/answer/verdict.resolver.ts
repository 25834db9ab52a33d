import { VerdictRequest, VersusRequest } from '@inferbench/answers/verdict/request';
import type { SystemVerdict, Versus } from '@inferbench/answers/verdict/shape';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { argsTypeOf } from '../graphql/derived-type.ts';
import { validInput } from '../graphql/valid-input.ts';
import { SystemVerdictType, VersusType } from './answer-types.ts';
import { readVerdict, readVersus } from './read-verdict.ts';

const VerdictArgs = argsTypeOf(VerdictRequest);
const VersusArgs = argsTypeOf(VersusRequest);

/** Answers of the one door through which every comparison is said. */
@Resolver()
export class VerdictResolver {
  @Query(() => SystemVerdictType, {
    description:
      'What may be said of two chips, frameworks or precisions on a model, or without one over all models: kind, footing, basis, ratio as a range, the sentence, its reasons and the runs of both sides.',
  })
  async verdict(@Args(() => VerdictArgs) asked: object, @Ctx() context: ApiContext): Promise<SystemVerdict> {
    return readVerdict(context, validInput(VerdictRequest, asked, { argument: 'verdict' }));
  }

  @Query(() => VersusType, {
    description:
      'Two chips, vendors or generations, two frameworks, or two precisions, over every model that both ran: how many each leads, in the slice with most verdicts, and each model over the line.',
  })
  async versus(@Args(() => VersusArgs) asked: object, @Ctx() context: ApiContext): Promise<Versus> {
    return readVersus(context, validInput(VersusRequest, asked, { argument: 'versus' }));
  }
}
