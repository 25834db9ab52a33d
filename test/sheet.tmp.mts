import { mkdirSync } from 'node:fs';
const { launchBrowser } = await import('/work/main/test/testkit/browser.ts');
const base = 'http://localhost:3100';
const paths = process.argv.slice(2);
const browser = await launchBrowser();
mkdirSync('/tmp/sheets', { recursive: true });
for (const path of paths) {
  const shots = [];
  for (const [width, theme] of [[1280,'light'],[1280,'dark'],[768,'light'],[390,'light'],[390,'dark'],[320,'dark']] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme });
    await context.addInitScript('globalThis.__name = (f) => f');
    const page = await context.newPage();
    try {
      await page.goto(base + path, { waitUntil: 'load', timeout: 30000 });
      await page.waitForTimeout(700);
      const h = Number(await page.evaluate('document.documentElement.scrollHeight'));
      const sw = Number(await page.evaluate('document.documentElement.scrollWidth'));
      if (sw > width) console.log(path, width, 'wider:', sw);
      const max = width > 700 ? 2200 : 3000;
      shots.push({ width, theme, data: (await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(max, h) } })).toString('base64') });
    } catch (e) { console.log(path, width, String(e).slice(0, 200)); }
    await context.close();
  }
  const page = await (await browser.newContext({ viewport: { width: 2000, height: 900 } })).newPage();
  await page.setContent('<body style="margin:0;background:#888;display:flex;gap:6px;align-items:flex-start">' + shots.map((s) => `<img src="data:image/png;base64,${s.data}" style="width:${s.width > 1000 ? 520 : s.width > 700 ? 360 : s.width > 350 ? 210 : 170}px">`).join('') + '</body>');
  await page.waitForTimeout(300);
  await page.screenshot({ path: '/tmp/sheets/' + (path.replace(/[^a-z0-9]+/gi, '_').slice(0, 80) || 'home') + '.png', fullPage: true });
  console.log(path, 'done');
}
await browser.close();
