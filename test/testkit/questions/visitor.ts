import type { Locator, Page } from 'playwright-core';
import type { Step } from './step.ts';

/** How somebody moves about: what a step takes differs, what is asked and answered does not. */
export interface Means {
  hasScripts: boolean;
  /** Follows, presses or opens what is shown. */
  activate(page: Page, target: Locator): Promise<void>;
  /** Chooses an entry that the field shows. */
  choose(page: Page, field: Locator, label: string): Promise<void>;
  /** Puts words into a field that are there before. */
  type(page: Page, field: Locator, text: string): Promise<void>;
}

const FILE = /\.(png|svg|csv|json)(\?|$)/;

/** Everybody who visits counts: what is followed, pressed, opened, chosen, typed; without scripts a form that is sent, with what it holds. */
export class Visitor {
  clicks = 0;
  /** The file that a link gave in place of a page. */
  file: string | null = null;
  readonly #page: Page;
  readonly #means: Means;
  /** A field that was filled and not yet sent: without scripts nothing happens before. */
  #filled: Locator | null = null;

  constructor(page: Page, means: Means) {
    this.#page = page;
    this.#means = means;
  }

  async take(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (!('choose' in step) && !('type' in step) && !('press' in step)) await this.#send();
      // One step after another, as a visitor does.
      await this.#step(step);
    }
    await this.#send();
  }

  async #step(step: Step): Promise<void> {
    const page = this.#page;
    if ('search' in step) return this.#search(step.search);
    if ('choose' in step) return this.#choose(step.choose, step.option);
    if ('type' in step) {
      const field = await this.#shown(page.getByLabel(step.type));
      await this.#means.type(page, field, step.text);
      return this.#fieldChanged(field);
    }
    if ('press' in step) {
      this.#filled = null;
      return this.#activate(page.getByRole('button', { name: step.press }));
    }
    if ('open' in step) return this.#activate(page.locator('summary').filter({ hasText: step.open }));
    const { follow, within } = step;
    const around =
      within === undefined
        ? [page.locator('body')]
        : [page.getByRole('region', { name: within }), page.getByRole('navigation', { name: within })];
    const [first, second] = around.map((each) =>
      each.getByRole('link', { name: follow, includeHidden: true }),
    );
    if (first === undefined) throw new Error('no place to look for a link');
    const link = await this.#shown(second === undefined ? first : first.or(second));
    const href = await link.getAttribute('href');
    // The browser takes such a file along, or the page copies it, and stays.
    if (href !== null && FILE.test(href)) this.file = new URL(href, page.url()).toString();
    await this.#act(link);
  }

  /** The first that is shown; what lies in a folded part is unfolded before, which is a click of its own. */
  async #shown(of: Locator): Promise<Locator> {
    await of.first().waitFor({ state: 'attached' });
    const visible = of.filter({ visible: true });
    if ((await visible.count()) > 0) return visible.first();
    const folds = this.#page.locator('details:not([open])').filter({ has: of });
    const fold = folds.locator('summary').filter({ visible: true });
    if ((await fold.count()) === 0) throw new Error(`nobody sees ${of.toString()}`);
    await this.#act(fold.first());
    await visible.first().waitFor();
    return visible.first();
  }

  async #activate(of: Locator): Promise<void> {
    await this.#act(await this.#shown(of));
  }

  async #act(target: Locator): Promise<void> {
    this.clicks += 1;
    await this.#means.activate(this.#page, target);
    await this.#settled();
  }

  async #choose(label: RegExp, option: RegExp): Promise<void> {
    const field = await this.#shown(this.#page.getByLabel(label).and(this.#page.locator('select')));
    const labels = await field.locator('option:not([disabled])').allTextContents();
    const wanted = labels.find((each) => option.test(each));
    if (wanted === undefined) throw new Error(`${label} offers no ${option}, but ${labels.join(', ')}`);
    const now = await field.locator('option:checked').textContent();
    // What stands there already needs no click.
    if (now === wanted) return;
    await this.#means.choose(this.#page, field, wanted);
    await this.#fieldChanged(field);
  }

  async #fieldChanged(field: Locator): Promise<void> {
    if (!this.#means.hasScripts) {
      this.#filled = field;
      return;
    }
    this.clicks += 1;
    await this.#settled();
  }

  /** Sends a form: without scripts one that was filled is sent by its button. */
  async #send(): Promise<void> {
    if (this.#filled === null) return;
    const form = this.#page.locator('form').filter({ has: this.#filled });
    this.#filled = null;
    await this.#act(form.getByRole('button').first());
  }

  /**
   * Searches: with scripts the search opens over the page, and Enter follows its first answer; without, it is a page
   * with a list of them.
   */
  async #search(text: string): Promise<void> {
    const page = this.#page;
    const link = page.getByRole('banner').getByRole('link', { name: /^Search/ });
    if (!this.#means.hasScripts) {
      if (!page.url().includes('/search')) await this.#activate(link);
      const field = page.getByRole('searchbox');
      await this.#means.type(page, field, text);
      await this.#act(page.getByRole('search').getByRole('button'));
      return this.#activate(page.getByRole('main').getByRole('listitem').getByRole('link'));
    }
    // Typing and Enter are one search, however it is opened.
    await this.#means.activate(page, link);
    const field = page.getByRole('combobox', { name: /Search models/ });
    await this.#means.type(page, field, text);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    this.clicks += 1;
    const from = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.toString() !== from);
    await this.#settled();
  }

  /** The page has what the step asked for, and listens again. */
  async #settled(): Promise<void> {
    const page = this.#page;
    await page.waitForTimeout(60);
    await page.waitForLoadState('load');
    if (!this.#means.hasScripts || (await page.locator('main').count()) === 0) return;
    await page.waitForFunction(
      () =>
        Object.keys(document).some((key) => key.startsWith('__reactContainer')) &&
        document.querySelector('[aria-busy="true"]') === null,
    );
  }
}
