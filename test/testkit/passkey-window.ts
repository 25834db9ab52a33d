import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { AXE } from './accessibility.ts';

/** A window of somebody with a device of their own, which answers every question for a passkey as if they touched it. */
export interface PasskeyWindow {
  context: BrowserContext;
  page: Page;
  /** The device and its passkeys are gone; another one, without any, is there. */
  loseDevice(): Promise<void>;
  /** Whether the owner touches the device when it asks. */
  answer(touches: boolean): Promise<void>;
}

export async function passkeyWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<PasskeyWindow> {
  const context = await browser.newContext(options);
  await context.addInitScript(AXE);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  let id = await newDevice(device);
  return {
    context,
    page,
    async loseDevice() {
      await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id });
      id = await newDevice(device);
    },
    async answer(touches) {
      await device.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: touches });
    },
  };
}

async function newDevice(device: CDPSession): Promise<string> {
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

/** Site by its name: passkeys belong to no number. */
export function namedSite(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}

/** Opens a page and waits until it listens: scripts come after the first frame. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
