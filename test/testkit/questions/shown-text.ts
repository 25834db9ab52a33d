import type { Page } from 'playwright-core';

/**
 * What a visitor reads in the first pixels of the page reached: text that is rendered, in HTML and in drawings, with a line for each
 * block. An address that names a section starts there; text for screen readers alone does not count.
 */
export async function shownText(page: Page, heightPx: number): Promise<string> {
  // A page that is on its way has no body yet.
  await page.waitForFunction(() => document.body !== null);
  return page.evaluate((height) => {
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const from = section?.getBoundingClientRect().top ?? 0;
    const lines = new Map<Element, string>();
    // Narrow tables draw the head of a column before each of its cells.
    const labelOf = (block: Element) =>
      getComputedStyle(block, '::before').content.startsWith('"') && block instanceof HTMLElement
        ? `${block.dataset['label'] ?? ''} `
        : '';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, option, datalist, .hidden-word') !== null)
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const y = box.top + (section === null ? window.scrollY : -from);
      if (box.width === 0 || box.height < 2 || y < -1 || y > height) continue;
      const block =
        parent.closest('p, li, td, th, h1, h2, h3, dd, dt, div, summary, label, section, text') ?? parent;
      lines.set(block, `${lines.get(block) ?? labelOf(block)}${node.textContent ?? ''}`);
    }
    // What is chosen in a field is read as well.
    for (const field of document.querySelectorAll('select')) {
      const y = field.getBoundingClientRect().top + (section === null ? window.scrollY : -from);
      if (field.checkVisibility() && y >= 0 && y <= height)
        lines.set(field, field.selectedOptions[0]?.textContent ?? '');
    }
    return [...lines.values()]
      .map((line) => line.replace(/[\s\u00a0\u202f]+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n');
  }, heightPx);
}
