import { startLimits } from './limit.ts';
import { startReading } from './reading.ts';
import { startValueLimits } from './value-limits.ts';

/** Everything that answers a pointer or a key on a page of charts; listens on the document, so views may come and go. */
export function start(go: (href: string) => void): void {
  startReading(go);
  startLimits(go);
  startValueLimits();
  startTaking();
  startFields();
}

/** Fields with a list of suggestions: the list shows all of them once the field is entered, and a choice of it is an answer at once. */
function startFields(): void {
  const before = new WeakMap<HTMLInputElement, string>();
  const fieldOf = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.hasAttribute('data-refill') ? target : null;
  document.addEventListener('focusin', ({ target }) => {
    const field = fieldOf(target);
    if (field === null) return;
    before.set(field, field.value);
    field.placeholder = field.value;
    field.value = '';
  });
  document.addEventListener('focusout', ({ target }) => {
    const field = fieldOf(target);
    if (field?.value === '') field.value = before.get(field) ?? '';
  });
  document.addEventListener('input', ({ target }) => {
    const field = fieldOf(target);
    const options = [...(field?.list?.querySelectorAll('option') ?? [])];
    if (field !== null && options.some(({ value }) => value === field.value)) field.form?.requestSubmit();
  });
}

const SAID_MS = 2000;

/** Copies a picture or an address where the browser allows it; else the link does what a link does. */
function startTaking(): void {
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
