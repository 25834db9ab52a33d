import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../../app');

/** Values of the tokens in one theme: a file has none to follow. */
function tokensIn(theme: 'light' | 'dark'): Map<string, string> {
  const css = readFileSync(path.join(APP, 'tokens.css'), 'utf8');
  const pairs = [...css.matchAll(/(--[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|([^;]+));/g)];
  return new Map(
    pairs.map(([, name = '', light, dark, plain = '']) => [
      name,
      (theme === 'light' ? light : dark) ?? plain,
    ]),
  );
}

function rulesOf(file: string): { selector: string; body: string }[] {
  const css = readFileSync(path.join(APP, file), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '');
  return [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body: body.replaceAll(/\s+/g, ' ').trim(),
  }));
}

/** plot.css without custom properties, which drawing programs do not know: each vendor gets its own copy of a rule. */
function styleIn(theme: 'light' | 'dark'): string {
  const tokens = tokensIn(theme);
  const resolve = (body: string) =>
    body.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? `missing ${name}`);
  const vendors = rulesOf('vendors.css').flatMap(({ selector, body }) => {
    const [, mark] = /--mark: ([^;]+);/.exec(body) ?? [];
    const [, name] = /--name: ([^;]+);/.exec(body) ?? [];
    return mark === undefined || name === undefined
      ? []
      : [{ selector, mark: resolve(mark), name: resolve(name) }];
  });
  return rulesOf('plot.css')
    .flatMap(({ selector, body }) => {
      if (!/var\(--(?:mark|name)\)/.test(body)) return [`${selector}{${resolve(body)}}`];
      const inside = selector.replace(/^\.plot /, '');
      return vendors.map(
        (each) =>
          `${each.selector} ${inside}{${resolve(body.replaceAll('var(--mark)', each.mark).replaceAll('var(--name)', each.name))}}`,
      );
    })
    .join('\n');
}

test('pictures and files have the style of the page, light and dark (vitest -u writes it anew)', async () => {
  const [light, dark] = [styleIn('light'), styleIn('dark')];
  expect(light + dark).not.toMatch(/missing|var\(|color-mix|light-dark/);
  expect(light).toContain('.vendor-nvidia .curve{');
  await expect(
    `/** Written by plot-style.test.ts from app/plot.css, app/vendors.css and app/tokens.css. */\nexport const PLOT_STYLE = {\n  light: \`\n${light}\n\`,\n  dark: \`\n${dark}\n\`,\n};\n`,
  ).toMatchFileSnapshot('generated/plot-style.ts');
});
