import { launchBrowser } from './testkit/browser.ts';
const base='http://127.0.0.1:4510';
const browser=await launchBrowser();
for (const [w,scheme] of [[1280,'light'],[390,'light'],[1280,'dark']] as const){
  const ctx=await browser.newContext({viewport:{width:w,height:900},colorScheme:scheme});
  const p=await ctx.newPage();
  const list: [string,string][] = [['mine','/mine'],['mine-gb10','/mine?chip=gb10'],['accuracy','/accuracy'],['three','/compare/b200-vs-h100-vs-h200?model=llama-3.3-70b'],['mine-bad','/mine?chip=nobodys&tokens=x&bits=3']];
  for(const [n,a] of list){ if(w!==1280&&n!=='mine') continue; const t=Date.now(); const r=await p.goto(base+a,{waitUntil:'load',timeout:60000}); console.log(n,w,r?.status(),Date.now()-t,await p.title()); console.log((await p.locator('h1').allInnerTexts()).join('|'), '::', (await p.locator('.lede').allInnerTexts()).join('|').slice(0,600)); await p.screenshot({path:`/tmp/${n}-${w}-${scheme}.png`,fullPage:true}); }
  await ctx.close();
}
await browser.close();
