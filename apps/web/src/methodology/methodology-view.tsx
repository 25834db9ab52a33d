import { METHODOLOGY } from './sections.ts';
import type { Block } from './text.ts';

/** Every formula in use, in the order of the questions a reader has. */
export function MethodologyView() {
  return (
    <>
      <div className="head">
        <h1>Methodology</h1>
        <p className="lede">
          How each number is computed, what may be compared, and what is not known. Definitions are versioned
          as the scoring policy, here v1: a change makes a new version and never edits an old score.
        </p>
        <nav aria-label="Sections">
          <ul className="contents">
            {METHODOLOGY.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {METHODOLOGY.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <header>
            <h2 id={id}>{title}</h2>
          </header>
          <div className="prose">
            {blocks.map((block) => (
              <BlockView key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('formula' in block) return <p className="formula">{block.formula}</p>;
  if ('links' in block)
    return (
      <p className="links">
        {block.links.map(([words, href]) => (
          <a key={href} href={href}>
            <code>{words}</code>
          </a>
        ))}
      </p>
    );
  return (
    <dl>
      {block.terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
