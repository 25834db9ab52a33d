import { launchBrowser } from './test/testkit/browser.ts';
const browser = await launchBrowser();
const shots = JSON.parse(process.argv[2]!);
for (const [name, path, width, scheme] of shots) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  const page = await ctx.newPage();
  await page.goto('http://127.0.0.1:5300' + path, { waitUntil: 'load', timeout: 90000 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: true });
  const words = await page.evaluate(() => { for (const e of document.querySelectorAll('main svg, main option, main script')) e.remove(); return document.querySelector('main')!.innerText.split(/\s+/).filter((w) => /[a-z]/i.test(w)).length; });
  console.log(name, 'words', words, await page.evaluate(() => document.documentElement.scrollWidth));
  await ctx.close();
}
await browser.close();
