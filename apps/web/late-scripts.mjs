// A page that reads without its scripts should not wait for them: they are loaded after the first frame, so that on a slow line the text
// has it to itself. Next has no setting for this; it names every script in the head, where a browser starts to fetch them at once.
// What of Next this rests on is held by test/e2e/next-contract.test.ts.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** A script as Next names it. */
export const SCRIPT =
  /<script src="(\/_next\/static\/[^"]+\.js)"(?=[^>]* async)(?![^>]* noModule)[^>]*><\/script>/g;
/** The hint that Next gives beside it. */
export const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Loads the scripts when something has been painted; in a tab that nobody looks at, after a second.
 * @param {readonly string[]} sources
 */
function loader(sources) {
  return `(()=>{let done=false;const load=()=>{if(done)return;done=true;for(const s of ${JSON.stringify(sources)}){const e=document.createElement("script");e.src=s;e.async=true;document.head.append(e)}};try{new PerformanceObserver(load).observe({type:"paint",buffered:true})}catch{load()}setTimeout(load,1000)})()`;
}

/**
 * @param {string} html
 * @param {string} nonce
 */
function withLateScripts(html, nonce) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const rest = html.replaceAll(SCRIPT, '').replaceAll(PRELOAD, '');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}<script nonce="${nonce}">${loader(sources)}</script>${rest.slice(end)}`;
}

/** @param {import('node:http').IncomingMessage} request */
function isVisit({ method, headers }) {
  return method === 'GET' && headers.rsc !== '1' && headers.accept?.includes('text/html') === true;
}

/** What a body can be sent as, the best first. Pages hold their content twice, as markup and as data of the scripts, farther apart than gzip looks back. */
const CODINGS = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify(gzip),
};

/**
 * Takes over the body of a visit: whole, with late scripts where it is a page, and compressed. Pages come from Next in one piece anyway.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} nonce
 */
export function loadScriptsLate(request, response, nonce) {
  if (!isVisit(request)) return;
  const preferred = Object.keys(CODINGS);
  const coding = new Negotiator(request).encoding(preferred, { preferred });
  // Else Next compresses what is about to change.
  delete request.headers['accept-encoding'];
  /** @type {Buffer[]} */
  const chunks = [];
  const keep = (chunk, encoding) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk));
  };
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  // Headers wait for the body: its length and coding are not known before.
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => undefined;
  response.write = (chunk, encoding, done) => {
    keep(chunk, encoding);
    const called = typeof encoding === 'function' ? encoding : done;
    if (called) queueMicrotask(called);
    return true;
  };
  response.end = (chunk, encoding) => {
    keep(chunk, typeof encoding === 'string' ? encoding : undefined);
    void bodyOf(Buffer.concat(chunks)).then(
      (body) => {
        writeHead(response.statusCode);
        end(body);
      },
      () => response.destroy(),
    );
    return response;
  };

  /** @param {Buffer} whole */
  async function bodyOf(whole) {
    const type = String(response.getHeader('content-type') ?? '');
    const isPage = type.startsWith('text/html');
    const body = isPage ? Buffer.from(withLateScripts(whole.toString('utf8'), nonce)) : whole;
    response.removeHeader('content-length');
    if (!String(response.getHeader('vary')).includes('Accept-Encoding'))
      response.appendHeader('vary', 'Accept-Encoding');
    const compress = CODINGS[coding];
    if (compress === undefined || body.length === 0 || !/^(text|application|image\/svg)/.test(type))
      return body;
    response.setHeader('content-encoding', coding);
    return compress(body);
  }
}
