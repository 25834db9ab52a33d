import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { acceptInvitation, createInvitation, revokeInvitation } from './invitation-acts.ts';
import {
  AcceptInvitationInput,
  type AcceptInvitationOutcome,
  AcceptInvitationPayload,
  CreateInvitationInput,
  type CreateInvitationOutcome,
  CreateInvitationPayload,
  RevokeInvitationInput,
  type RevokeInvitationOutcome,
  RevokeInvitationPayload,
} from './invitation.type.ts';

/** People come into an organisation by links that its owners make. */
@Resolver()
export class InvitationResolver {
  @Mutation(() => CreateInvitationPayload, {
    description:
      'Makes a link by which one person comes into the organisation that you act for, within a day. For its owners, who are signed in and used a passkey within five minutes.',
  })
  createInvitation(
    @Arg('input', () => CreateInvitationInput, { description: 'The invitation.' })
    input: CreateInvitationInput,
    @Ctx() context: ApiContext,
  ): Promise<CreateInvitationOutcome> {
    return createInvitation(context, input);
  }

  @Mutation(() => RevokeInvitationPayload, {
    description:
      'Ends an invitation that nobody took. For owners, who are signed in and used a passkey within five minutes.',
  })
  revokeInvitation(
    @Arg('input', () => RevokeInvitationInput, { description: 'The invitation.' })
    input: RevokeInvitationInput,
    @Ctx() context: ApiContext,
  ): Promise<RevokeInvitationOutcome> {
    return revokeInvitation(context, input);
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Takes an invitation with the account that is signed in and used a passkey within five minutes. Without an account, /sign-in makes one with the same link.',
  })
  acceptInvitation(
    @Arg('input', () => AcceptInvitationInput, { description: 'The invitation.' })
    input: AcceptInvitationInput,
    @Ctx() context: ApiContext,
  ): Promise<AcceptInvitationOutcome> {
    return acceptInvitation(context, input);
  }
}
