import { namedSite, open, type PasskeyWindow, passkeyWindow } from './passkey-window.ts';
import { type Site, startSite } from './site.ts';

/** A site of a suite's own that nobody has used yet, where people sign in. */
export interface PasskeySite extends Site {
  /** Address by name. */
  base: string;
  /** A window of somebody whom the site does not know, with a device of their own. */
  newWindow(width?: number): Promise<PasskeyWindow>;
  /** A window of somebody who took the link of an invitation, made a passkey and kept their codes. */
  person(name: string, link: string, width?: number): Promise<PasskeyWindow>;
}

const WIDE = 1280;
const HEIGHT = 900;

export async function startPasskeySite(): Promise<PasskeySite> {
  const site = await startSite({ published: false });
  const base = namedSite(site.web.url);
  const newWindow = (width = WIDE) => passkeyWindow(site.browser, { viewport: { width, height: HEIGHT } });
  return {
    ...site,
    base,
    newWindow,
    async person(name, link, width) {
      const window = await newWindow(width);
      const { page } = window;
      await open(page, `${base}${link}`);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Make a passkey', exact: true }).click();
      await page.getByRole('checkbox', { name: 'I have kept them' }).check();
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.waitForURL(`${base}/submissions`);
      return window;
    },
  };
}
