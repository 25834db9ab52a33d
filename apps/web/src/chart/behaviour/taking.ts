const SAID_MS = 2000;

/** Copies a picture or an address where the browser allows it; else the link does what a link does. */
export function startTaking(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-copies]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || !('clipboard' in navigator))
      return;
    event.preventDefault();
    const copied =
      link.dataset['copies'] === 'image' ? copyImage(link.href) : navigator.clipboard.writeText(link.href);
    copied.then(
      () => say(link, 'Copied'),
      () => location.assign(link.href),
    );
  });
}

async function copyImage(href: string): Promise<void> {
  // As a promise: a browser ends the permission of a click while it waits.
  const image = fetch(href).then((response) => response.blob());
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
}

function say(link: HTMLElement, words: string): void {
  const before = link.textContent;
  link.textContent = words;
  setTimeout(() => {
    link.textContent = before;
  }, SAID_MS);
}
