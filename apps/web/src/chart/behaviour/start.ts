import { startLimits } from './limit.ts';
import { startReading } from './reading.ts';
import { startTaking } from './taking.ts';
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
