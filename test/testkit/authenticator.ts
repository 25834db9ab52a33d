import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Parts of a browser's answer that a test may state otherwise. */
export interface Ways {
  origin: string;
  /** Host that the authenticator takes the site for; else that of the origin. */
  rpId?: string;
  /** Whether it saw its owner; else it did. */
  userVerified?: boolean;
  /** Certificate of a new passkey: the certificate of its maker, which nobody asks for. */
  certificate?: Uint8Array;
  /** How often it says that it signed; else once more than before. */
  counter?: number;
}

interface Credential {
  id: string;
  privateKey: KeyObject;
  /** The account, as the site calls it. */
  userHandle: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What a browser and its authenticator do with a passkey (WebAuthn level 3), in software: ES256 keys that count what they sign. */
export class Authenticator {
  readonly #credentials: Credential[] = [];
  #counter = 0;

  /** A second authenticator with the same keys, which counts on by itself. */
  copy(): Authenticator {
    const copied = new Authenticator();
    copied.#credentials.push(...this.#credentials);
    copied.#counter = this.#counter;
    return copied;
  }

  /** The answer to creation options: a new passkey. */
  create({ publicKey }: { publicKey: CreationOptions }, ways: Ways): object {
    const { privateKey, publicKey: made } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.#credentials.push({ id: id.toString('base64url'), privateKey, userHandle: publicKey.user.id });
    const { x = '', y = '' } = made.export({ format: 'jwk' });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(coseKey)]);
    const authData = Buffer.concat([this.#authData(ways, HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, string | Uint8Array | Statement>();
    attestation.set('fmt', ways.certificate === undefined ? 'none' : 'packed');
    attestation.set('attStmt', statementOf(ways)).set('authData', authData);
    return answer(id.toString('base64url'), {
      clientDataJSON: clientData('webauthn.create', publicKey.challenge, ways).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to request options, by the newest passkey. */
  get({ publicKey }: { publicKey: { challenge: string } }, ways: Ways): object {
    const credential = this.#credentials.at(-1);
    if (credential === undefined) throw new Error('the authenticator has no passkey');
    const authData = this.#authData(ways, 0);
    const clientDataJson = clientData('webauthn.get', publicKey.challenge, ways);
    const signed = Buffer.concat([authData, sha256(clientDataJson)]);
    return answer(credential.id, {
      clientDataJSON: clientDataJson.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
      userHandle: credential.userHandle,
    });
  }

  #authData({ origin, rpId, userVerified = true, counter }: Ways, flags: number): Buffer {
    this.#counter += 1;
    const seen = USER_PRESENT | (userVerified ? USER_VERIFIED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([seen | flags]), count]);
  }
}

export interface CreationOptions {
  challenge: string;
  user: { id: string };
}

type Statement = Map<string, number | Uint8Array | Uint8Array[]>;

function statementOf({ certificate }: Ways): Statement {
  const statement: Statement = new Map();
  return certificate === undefined
    ? statement
    : statement.set('alg', -7).set('sig', randomBytes(70)).set('x5c', [certificate]);
}

function clientData(type: string, challenge: string, { origin }: Ways): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function answer(id: string, response: object): object {
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
