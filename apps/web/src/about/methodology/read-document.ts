import { Marked, type Tokens } from 'marked';

export interface DocumentSection {
  /** Anchor: other pages link here at the point of use. */
  id: string;
  title: string;
}

export interface Document {
  title: string;
  sections: readonly DocumentSection[];
  /** Markup of all but the title. */
  html: string;
}

/** Anchor of a heading, as code hosts write it: links inside the documents work in both places. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

/** Names of the files that stand on the page together, by which their links to each other lead to anchors of it. */
const TOGETHER = /^(?:metrics|model)\.md$/;

/**
 * A document of docs/ as a part of one page: headings get anchors, links between the documents lead to anchors of
 * the page, links to other files of the repository are their words.
 */
export function readDocument(markdown: string): Document {
  const marked = new Marked();
  const tokens = marked.lexer(markdown);
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  const [title, ...rest] = headings;
  if (title?.depth !== 1 || rest.some(({ depth }) => depth === 1))
    throw new Error('a document begins with its one title');
  marked.use({
    renderer: {
      heading({ tokens: words, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(words)}</h${depth}>\n`;
      },
      link({ href, tokens: words }) {
        const said = this.parser.parseInline(words);
        const target = hrefOf(href);
        return target === null ? said : `<a href="${target}">${said}</a>`;
      },
      table(token) {
        const cells = (row: readonly Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        // Wide tables scroll by themselves, by keyboard too.
        return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return {
    title: title.text,
    sections: rest
      .filter(({ depth }) => depth === 2)
      .map(({ text }) => ({ id: anchorOf(text), title: text })),
    html: marked.parser(tokens.filter((token) => token !== title)),
  };
}

/** Address that a link of a document has on the page; null where the page has nothing to lead to. */
function hrefOf(href: string): string | null {
  if (/^https?:/.test(href)) return href;
  const [file = '', anchor = ''] = href.split('#');
  if (file !== '' && !TOGETHER.test(file)) return null;
  return anchor === '' ? null : `#${anchor}`;
}
