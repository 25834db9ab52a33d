/** The rules of the Mozilla Observatory as local checks. */

const SIX_MONTHS_SEC = 15_768_000;

/** Directives of a policy by name. */
export function directives(headers: Headers): Map<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

/** Answers that everybody may read without a key may be read from any site, never with credentials. */
function isShut(headers: Headers, publicReads: boolean): boolean {
  const origin = headers.get('access-control-allow-origin');
  const isPublic = publicReads && origin === '*' && !headers.has('access-control-allow-credentials');
  return origin === null || isPublic;
}

interface Openness {
  publicReads?: boolean;
  taken?: boolean;
}

/** Rules that the headers of an answer break. */
export function faultsOf(headers: Headers, { publicReads = false, taken = false }: Openness = {}): string[] {
  const policy = directives(headers);
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  const hsts = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  const none = (name: string) => policy.get(name)?.join(' ') === "'none'";
  const rules: Readonly<Record<string, boolean>> = {
    'default-src none': none('default-src'),
    'frame-ancestors none': none('frame-ancestors'),
    'base-uri none': none('base-uri'),
    'form-action named': ["'none'", "'self'"].includes(policy.get('form-action')?.join(' ') ?? ''),
    'object-src none': none('object-src') || (none('default-src') && !policy.has('object-src')),
    'no inline or evaluated scripts': !scripts.some((source) => source.startsWith("'unsafe-")),
    'no foreign sources': ![...policy.values()].flat().some((source) => /^(\*|https?:)/.test(source)),
    'six months of HTTPS': hsts >= SIX_MONTHS_SEC,
    'types are not guessed': headers.get('x-content-type-options') === 'nosniff',
    'never in a frame': headers.get('x-frame-options') === 'DENY',
    'referrer kept short': headers.get('referrer-policy') === 'strict-origin-when-cross-origin',
    'resources for this origin':
      headers.get('cross-origin-resource-policy') === (taken ? 'cross-origin' : 'same-origin'),
    'window of its own': headers.get('cross-origin-opener-policy') === 'same-origin',
    'no sensors': headers.get('permissions-policy')?.includes('camera=()') === true,
    'no cookies': headers.getSetCookie().length === 0,
    'no other origin let in': isShut(headers, publicReads || taken),
    'no names of software': !headers.has('x-powered-by') && !headers.has('server'),
  };
  return Object.entries(rules).flatMap(([rule, kept]) => (kept ? [] : [rule]));
}
