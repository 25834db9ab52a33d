import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../../../apps/web/app');

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

/** plot.css without custom properties, which drawing programs do not know: each vendor and each series gets its own copy of a rule. */
function styleIn(theme: 'light' | 'dark'): string {
  const tokens = tokensIn(theme);
  const resolve = (body: string) =>
    body.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? `missing ${name}`);
  const isPalette = ({ body }: { body: string }) => /^(?:--(?:mark|name|k): [^;]+; ?)+$/.test(body);
  const rules = [...rulesOf('vendors.css'), ...rulesOf('plot.css')];
  const palettes = rules.filter(isPalette).map(({ selector, body }) => ({
    selector,
    colours: new Map([...body.matchAll(/(--\w+): ([^;]+);/g)].map(([, name = '', of = '']) => [name, of])),
  }));
  return rulesOf('plot.css')
    .filter((rule) => !isPalette(rule))
    .flatMap(({ selector, body }) => {
      const [, name] = /var\((--(?:mark|name|k))\)/.exec(body) ?? [];
      if (name === undefined) return [`${selector}{${resolve(body)}}`];
      return palettes.flatMap((each) => {
        const colour = each.colours.get(name);
        const inside = selector.replace(/^\.plot /, '');
        return colour === undefined
          ? []
          : [`${each.selector} ${inside}{${resolve(body.replaceAll(`var(${name})`, colour))}}`];
      });
    })
    .join('\n');
}

test('pictures and files have the style of the page, light and dark (vitest -u writes it anew)', async () => {
  const [light, dark] = [styleIn('light'), styleIn('dark')];
  expect(light + dark).not.toMatch(/missing|var\(|color-mix|light-dark/);
  expect(light).toContain('.vendor-nvidia .curve{');
  await expect(
    `/** Written by plot-style.test.ts from plot.css, vendors.css and tokens.css of apps/web/app. */\nexport const PLOT_STYLE = {\n  light: \`\n${light}\n\`,\n  dark: \`\n${dark}\n\`,\n};\n`,
  ).toMatchFileSnapshot('generated/plot-style.ts');
});
