declare global {
  /** Opened by server/next-app.ts for each page that is sent whole. */
  var markupOfPage: { getStore(): Map<string, string> | undefined } | undefined;
}

/** Ready markup: its name, and its text where the page does not hold it yet. */
export interface Ready {
  name?: string;
  text?: string;
}

/** Characters from which on a name and what goes with it are shorter. */
const WORTH_A_NAME = 400;

/**
 * Markup that stands in a whole page once: what React is told beside it has only its name, and ReadyMarkup finds the text where
 * it lies, on the server in the page that is being made, in the browser in the document.
 */
export function sentOnce(text: string): Ready {
  if (text.length < WORTH_A_NAME) return { text };
  const name = nameOf(text);
  const page = globalThis.markupOfPage?.getStore();
  if (page === undefined) return { name, text };
  page.set(name, text);
  return { name };
}

const found = new Map<string, string>();

/** The text of what `sentOnce` gave. The browser keeps what it found: a visitor who comes back finds no document. */
export function textOf({ name, text }: Ready): string {
  if (text !== undefined || name === undefined) return text ?? '';
  const kept = globalThis.markupOfPage?.getStore()?.get(name) ?? found.get(name);
  if (kept !== undefined) return kept;
  const lies = globalThis.document?.querySelector(`[data-ready="${name}"]`)?.innerHTML ?? '';
  found.set(name, lies);
  return lies;
}

/** The same for the same text, in the server and in the browser. */
function nameOf(text: string): string {
  let a = 0;
  let b = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x9e3779b1) >>> 0;
    b = Math.imul(b ^ code, 0x5f356495) >>> 0;
  }
  return `${a.toString(36)}-${b.toString(36)}`;
}
