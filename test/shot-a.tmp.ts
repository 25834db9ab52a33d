import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
const { executablePath, args, env } = JSON.parse(readFileSync('/tmp/chromium.json', 'utf8'));
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as any });
const [, , name, address, widths = '1280,320', schemes = 'light', js = 'on'] = process.argv;
for (const width of widths.split(',').map(Number)) for (const colorScheme of schemes.split(',')) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: colorScheme as any, javaScriptEnabled: js === 'on' });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
  await page.goto(`http://127.0.0.1:3101${address}`);
  await page.waitForTimeout(400);
  const sw = await page.evaluate('document.documentElement.scrollWidth');
  console.log(width, colorScheme, 'scrollWidth', sw);
  await page.screenshot({ path: `/tmp/shots-a/${name}-${width}-${colorScheme}.png`, fullPage: true });
  if (width < 700) {
    const buf = readFileSync(`/tmp/shots-a/${name}-${width}-${colorScheme}.png`).toString('base64');
    const h = Number(await page.evaluate('document.documentElement.scrollHeight'));
    const step = 1300; const n = Math.ceil(h / step);
    const p2 = await (await browser.newContext({ viewport: { width: n * 330, height: step } })).newPage();
    await p2.setContent(`<body style="margin:0;display:flex;gap:10px;background:#888">${Array.from({ length: n }, (_, i) => `<div style="flex:none;width:320px;height:${step}px;background:url(data:image/png;base64,${buf}) 0 -${i * step}px no-repeat"></div>`).join('')}</body>`);
    await p2.screenshot({ path: `/tmp/shots-a/${name}-${width}-${colorScheme}-strip.png` });
  } else await page.screenshot({ path: `/tmp/shots-a/${name}-top.png`, clip: { x: 0, y: Number(process.env.Y ?? 0), width, height: 1300 }, fullPage: true });
  await ctx.close();
}
await browser.close();
