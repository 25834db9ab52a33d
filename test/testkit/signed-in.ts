import { SessionToken } from '@inferbench/domain/account/session';
import { z } from 'zod';
import { Authenticator, type Ways } from './authenticator.ts';

/** What a request about a session was answered with. */
export interface SessionAnswer {
  status: number;
  body: Record<string, unknown>;
  /** The code of the first error. */
  code: string | null;
  /** The `Set-Cookie` header. */
  setCookie: string | null;
}

const Refused = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })) });
const Options = z.object({
  publicKey: z.looseObject({ challenge: z.string(), user: z.object({ id: z.string() }) }),
});
const RequestOptions = z.object({ publicKey: z.looseObject({ challenge: z.string() }) });

/** A browser with an authenticator in front of a site: it keeps one cookie and sends the site's own origin. */
export class Visitor {
  authenticator = new Authenticator();
  readonly #base: string;
  readonly origin: string;
  /** Name and value of the session cookie; null while there is none. */
  cookie: string | null = null;

  /** `base` is where requests go; `origin` what the browser calls the site. */
  constructor(base: string, origin = `http://localhost:${new URL(base).port}`) {
    this.#base = base;
    this.origin = origin;
  }

  async ask(verb: string, body: unknown, headers: Record<string, string> = {}): Promise<SessionAnswer> {
    const response = await fetch(`${this.#base}/session/${verb}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.origin,
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const setCookie = response.headers.get('set-cookie');
    if (setCookie !== null) {
      const [pair = ''] = setCookie.split(';');
      this.cookie = pair.endsWith('=') ? null : pair;
    }
    const parsed = z.record(z.string(), z.unknown()).parse(await response.json());
    const refused = Refused.safeParse(parsed);
    const code = refused.success ? (refused.data.errors[0]?.extensions.code ?? null) : null;
    return { status: response.status, body: parsed, code, setCookie };
  }

  /** Makes an account by the secret of an invitation. */
  async register(invitation: string, name: string, ways: Partial<Ways> = {}): Promise<SessionAnswer> {
    const options = await this.ask('options', { purpose: 'register', invitation, name });
    if (options.status !== 200) return options;
    const response = this.authenticator.create(Options.parse(options.body), { origin: this.origin, ...ways });
    return this.ask('register', { response, invitation, name });
  }

  /** Another passkey of who is signed in, or the first after a recovery. */
  async addPasskey(ways: Partial<Ways> = {}): Promise<SessionAnswer> {
    const options = await this.ask('options', { purpose: 'register' });
    if (options.status !== 200) return options;
    const response = this.authenticator.create(Options.parse(options.body), { origin: this.origin, ...ways });
    return this.ask('register', { response });
  }

  async signIn(ways: Partial<Ways> = {}): Promise<SessionAnswer> {
    return this.ask('login', { response: await this.assertion(ways) });
  }

  /** The answer of the authenticator to a question of now. */
  async assertion(ways: Partial<Ways> = {}): Promise<object> {
    const options = RequestOptions.parse((await this.ask('options', { purpose: 'login' })).body);
    return this.authenticator.get(options, { origin: this.origin, ...ways });
  }

  /** Another browser with a copy of the cookie, and an authenticator of its own. */
  stolenCookie(): Visitor {
    const thief = new Visitor(this.#base, this.origin);
    thief.cookie = this.cookie;
    return thief;
  }

  /** A token, whatever for; throws where there is none. */
  async token(asked: { organization?: string; staff?: true } = {}): Promise<SessionToken> {
    const { body } = await this.ask('token', asked);
    const token = SessionToken.safeParse(body);
    if (token.success) return token.data;
    throw new Error(JSON.stringify(body));
  }
}

/** The secret in the link of an invitation. */
export function invitationIn(link: unknown): string {
  const secret = /\/sign-in#invitation=(ib_invite_[\w-]{43})$/.exec(String(link))?.[1];
  if (secret === undefined) throw new Error('no link of an invitation');
  return secret;
}
