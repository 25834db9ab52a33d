// A page holds what its server components rendered twice: as markup, and as data from which React makes the same tree again in the
// browser. Long pieces of ready markup (drawings, tables of numbers) are more than half of that, and React, which finds them in the page
// already, never reads them from the data: on a visit they are sent once. A soft navigation has no markup and gets its data whole.
// What of Next and React this rests on is held by test/e2e/next-contract.test.ts.

/** One piece of the data, as Next hands it to the browser. */
const PUSH = /<script(?: nonce="[^"]*")?>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const END_OF_ROW = 0x0a;

/**
 * The page with the data of ready markup left out, its pieces as one.
 * @param {string} html
 * @param {string} nonce
 */
export function withMarkupOnce(html, nonce) {
  const pieces = [...html.matchAll(PUSH)];
  const [first] = pieces;
  if (first === undefined) return html;
  const data = Buffer.from(pieces.map(([, piece]) => JSON.parse(piece)).join(''));
  const kept = withoutMarkup(data);
  if (kept === null) return html;
  const script = `<script nonce="${nonce}">self.__next_f.push([1,${safe(JSON.stringify(kept))}])</script>`;
  let isFirst = true;
  return html.replaceAll(PUSH, () => {
    if (!isFirst) return '';
    isFirst = false;
    return script;
  });
}

/** As text inside a script: nothing ends it early. */
function safe(json) {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/**
 * The rows of the data, those that are ready markup with one space in its place; null where a row is of a kind that is not known here.
 * @param {Buffer} data
 */
function withoutMarkup(data) {
  const kept = [];
  let at = 0;
  while (at < data.length) {
    const colon = data.indexOf(0x3a, at);
    if (colon === -1) return null;
    const id = data.toString('latin1', at, colon);
    if (!/^[0-9a-f]*$/.test(id)) return null;
    if (data[colon + 1] === 0x54) {
      const comma = data.indexOf(0x2c, colon);
      const length = Number.parseInt(data.toString('latin1', colon + 2, comma), 16);
      if (comma === -1 || !Number.isInteger(length)) return null;
      const text = data.toString('utf8', comma + 1, comma + 1 + length);
      kept.push(text.startsWith('<') ? `${id}:T1, ` : `${id}:T${length.toString(16)},${text}`);
      at = comma + 1 + length;
    } else {
      const end = data.indexOf(END_OF_ROW, colon);
      const next = end === -1 ? data.length : end + 1;
      kept.push(data.toString('utf8', at, next));
      at = next;
    }
  }
  return kept.join('');
}
