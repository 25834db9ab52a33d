import { SignedIn } from '@inferbench/domain/account/session';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import type { Sent, Trouble } from '../../api/sent.ts';
import { postSession, type SessionRequest } from './post-session.ts';

/**
 * Shape of options, of which is asked only that they are there: the browser itself judges what it is asked to sign.
 */
const RequestOptions = z.object({ publicKey: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject) });
const CreationOptions = z.object({ publicKey: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject) });

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Signs in by a passkey, or shows once more that whoever is signed in has it. */
export async function usePasskey(): Promise<Sent<SignedIn>> {
  const options = await postSession('options', { purpose: 'login' }, RequestOptions);
  if (!options.ok) return options;
  const response = await asked(() => startAuthentication({ optionsJSON: options.answer.publicKey }));
  return response.ok ? postSession('login', { response: looseOf(response.answer) }, SignedIn) : response;
}

export interface NewPasskey {
  invitation?: string;
  name?: string;
}

/** Makes a passkey: of a new account by an invitation, else one more of the account that is signed in. */
export async function registerPasskey(of: NewPasskey): Promise<Sent<SignedIn>> {
  const options = await postSession('options', { purpose: 'register', ...of }, CreationOptions);
  if (!options.ok) return options;
  const response = await asked(() => startRegistration({ optionsJSON: options.answer.publicKey }));
  return response.ok
    ? postSession('register', { response: looseOf(response.answer), ...of }, SignedIn)
    : response;
}

/** The library's interfaces have no index; the endpoint takes whatever a browser adds. */
function looseOf(response: {
  id: string;
  rawId: string;
  type: string;
  response: { clientDataJSON: string };
  clientExtensionResults: object;
}): SessionRequest<'login'>['response'] {
  return {
    ...response,
    type: 'public-key',
    response: { ...response.response },
    clientExtensionResults: { ...response.clientExtensionResults },
  };
}

/** What a browser says by the name of its error; it tells pages little, so that they cannot find out who has what. */
const REFUSALS: Readonly<Record<string, Trouble>> = {
  NotAllowedError: {
    code: 'PASSKEY_NOT_USED',
    message:
      'No passkey was used: the question was closed, took too long, or this device has none for this site.',
  },
  InvalidStateError: {
    code: 'PASSKEY_THERE',
    message: 'This device holds a passkey of this account already. Sign in with it.',
  },
  NotSupportedError: {
    code: 'PASSKEY_UNKNOWN',
    message: 'This device cannot make a passkey of the kind that is needed. Use another, or a security key.',
  },
  SecurityError: {
    code: 'PASSKEY_ADDRESS',
    message:
      'Passkeys do not work at this address. They need HTTPS, or http://localhost on your own machine.',
  },
};

const UNKNOWN: Trouble = {
  code: 'PASSKEY_FAILED',
  message: 'The browser could not use a passkey. Try again, or use another browser or device.',
};

async function asked<T>(ask: () => Promise<T>): Promise<Sent<T>> {
  try {
    return { ok: true, answer: await ask() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { ok: false, trouble: REFUSALS[name] ?? UNKNOWN };
  }
}
