import { counted } from '@inferbench/units/english';
import { recentPages } from './recent.ts';
import { type SearchEntry, unpackedIndex } from './search-index.ts';
import { type SearchGroup, searchFor } from './search.ts';

const INDEX = '/search-index.json';

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

interface Dialog {
  box: HTMLDialogElement;
  field: HTMLInputElement;
  list: HTMLElement;
  said: HTMLElement;
}

let dialog: Dialog | null = null;
let index: SearchEntry[] | null = null;
let at = 0;

/** Opens the search over the page; the link that it stands for leads to the page of the same results. */
export function openSearch(): void {
  dialog ??= build();
  if (!dialog.box.open) dialog.box.showModal();
  dialog.field.select();
  show(dialog);
  if (index === null) void loadIndex(dialog);
}

async function loadIndex(shown: Dialog): Promise<void> {
  try {
    const answer = await fetch(INDEX);
    if (!answer.ok) throw new Error(answer.statusText);
    index = unpackedIndex(await answer.json());
    show(shown);
  } catch {
    shown.said.textContent = 'The search did not load. Enter opens its page.';
  }
}

/** A combobox over a list of links, in a dialog that Esc closes. */
function build(): Dialog {
  const list = made('div', { role: 'listbox', id: 'search-list', 'aria-label': 'Found' });
  const said = made('p', { role: 'status', class: 'sub' });
  const field = made('input', {
    type: 'search',
    name: 'q',
    role: 'combobox',
    'aria-label': 'Search models, chips, vendors, pairs, claims',
    'aria-controls': 'search-list',
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    maxlength: '120',
    placeholder: 'b200 mi355x, deepseek 8k, 500 tokens/s 128k h100',
  });
  const form = made('form', { action: '/search', method: 'get' }, field);
  const box = made('dialog', { class: 'search-dialog', 'aria-label': 'Search' }, form, list, said);
  const shown = { box, field, list, said };
  field.addEventListener('input', () => show(shown));
  field.addEventListener('keydown', (event) => onKey(event, shown));
  form.addEventListener('submit', (event) => {
    const link = links(list)[at];
    if (link === undefined) return;
    event.preventDefault();
    link.click();
  });
  // What lies outside the panel is the dialog itself.
  box.addEventListener('click', (event) => {
    if (event.target === box) box.close();
  });
  document.body.append(box);
  return shown;
}

const links = (list: HTMLElement) => [...list.querySelectorAll('a')];

function onKey(event: KeyboardEvent, shown: Dialog): void {
  const count = links(shown.list).length;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || count === 0) return;
  event.preventDefault();
  at = (at + step + count) % count;
  mark(shown);
}

function mark({ field, list }: Dialog): void {
  links(list).forEach((link, i) => link.setAttribute('aria-selected', String(i === at)));
  const active = links(list)[at];
  if (active === undefined) field.removeAttribute('aria-activedescendant');
  else {
    field.setAttribute('aria-activedescendant', active.id);
    active.scrollIntoView({ block: 'nearest' });
  }
}

function show(shown: Dialog): void {
  const asked = shown.field.value.trim();
  const groups = asked === '' ? recent() : index === null ? [] : searchFor(index, asked);
  const found = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  shown.list.replaceChildren(...groups.map(groupOf));
  links(shown.list).forEach((link, i) => link.setAttribute('id', `search-hit-${i}`));
  shown.said.textContent =
    asked === '' || index === null ? '' : found === 0 ? `Nothing is called “${asked}”.` : `${found} found`;
  at = 0;
  mark(shown);
}

function recent(): SearchGroup[] {
  const pages = recentPages();
  if (pages.length === 0) return [];
  const hits = pages.map(({ name, href }) => ({ name, href, what: '' }));
  return [{ title: 'Recent', hits, total: hits.length, all: null }];
}

function groupOf({ title, hits, total, all }: SearchGroup): HTMLElement {
  const rows = hits.map(({ name, what, href, count = 0 }) =>
    made(
      'a',
      { role: 'option', href, tabindex: '-1' },
      name,
      made('span', { class: 'sub' }, count === 0 ? what : `${what} · ${counted(count, 'result')}`),
    ),
  );
  const more = all === null ? [] : [made('a', { role: 'option', href: all, tabindex: '-1' }, `All ${total}`)];
  return made(
    'div',
    { role: 'group', 'aria-label': title },
    made('p', { class: 'search-title' }, title),
    ...rows,
    ...more,
  );
}
