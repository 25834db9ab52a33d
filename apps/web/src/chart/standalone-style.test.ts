import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../../app');

/** Light values of the tokens: a file has no theme to follow. */
function lightTokens(): Map<string, string> {
  const css = readFileSync(path.join(APP, 'tokens.css'), 'utf8');
  const pairs = [...css.matchAll(/(--[\w-]+): (?:light-dark\((#\w+), #\w+\)|([^;]+));/g)];
  return new Map(pairs.map(([, name = '', light, plain = '']) => [name, light ?? plain]));
}

/** chart.css without custom properties, which drawing programs do not know: each series gets its own copy of a rule. */
function resolvedRules(): string[] {
  const tokens = lightTokens();
  const css = readFileSync(path.join(APP, 'chart.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body: body.replaceAll(/\s+/g, ' ').trim(),
  }));
  const resolve = (body: string) =>
    body.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? `missing ${name}`);
  const series = rules.filter(({ body }) => body.startsWith('--k:'));
  return rules
    .filter((rule) => !series.includes(rule))
    .flatMap(({ selector, body }) => {
      if (!body.includes('var(--k)')) return [`${selector}{${resolve(body)}}`];
      return series.map((each) => {
        const colour = resolve(each.body.replace(/^--k: (.*);$/, '$1'));
        const inside = selector.replace(/^\.chart /, '');
        return `${each.selector} ${inside}{${resolve(body.replaceAll('var(--k)', colour))}}`;
      });
    });
}

test('the style of downloaded files is that of the page in its light theme (vitest -u writes it anew)', async () => {
  const rules = resolvedRules();
  expect(rules.join('\n')).not.toMatch(/missing|var\(/);
  await expect(
    `/** Written by standalone-style.test.ts from app/chart.css and app/tokens.css. */\nexport const STANDALONE_STYLE = \`\n${rules.join('\n')}\n\`;\n`,
  ).toMatchFileSnapshot('generated/standalone-style.ts');
});
