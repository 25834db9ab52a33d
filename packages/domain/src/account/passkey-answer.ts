import { z } from 'zod';

/** Bytes as browsers write them in JSON; what they say is for the library that checks their signature. */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);

/** The name that an authenticator gave a passkey: at most 1,023 bytes (WebAuthn level 3). */
const CredentialId = z
  .string()
  .max(1364)
  .regex(/^[\w-]+$/);

const ANSWER = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

/** What a browser sends of a passkey, with whatever it adds. */
export const PasskeyAnswer = z.looseObject({
  ...ANSWER,
  response: z.looseObject({ clientDataJSON: bytes }),
  clientExtensionResults: z.looseObject({}),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** What is read of an answer that shows that somebody has a passkey. */
export const PasskeyProof = z.object({
  ...ANSWER,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

/** What is read of an answer that brings a new passkey. */
export const MadePasskey = z.object({
  ...ANSWER,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    /** How it is reached; names that are not known yet are let in. */
    transports: z
      .array(z.string().regex(/^[a-z-]{1,32}$/))
      .max(16)
      .optional(),
  }),
});
