'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react';

interface SoftFormProps {
  /** Page that the form leads to; its fields are the query. */
  action: string;
  label: string;
  className?: string;
  /** Word of the button where no script runs. */
  verb?: string;
  children: ReactNode;
}

/** Field that was last used: another view is another form, in which the focus has to be found again. */
let used: { action: string; name: string } | null = null;

function focusAgain(action: string, form: HTMLFormElement): void {
  const nobody = document.activeElement === null || document.activeElement === document.body;
  if (!nobody || used?.action !== action) return;
  const field = form.elements.namedItem(used.name);
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
}

/** The address that a GET form leads to; fields that say nothing are left out. */
function addressOf(action: string, form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return `${action}?${query.toString()}`;
}

/** Somebody chose before this page's scripts ran: nobody listened then. A text counts once it is one that its list offers. */
function wasChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected && !option.defaultSelected);
    if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) return false;
    return [...(field.list?.options ?? [])].some(({ value }) => value === field.value);
  });
}

/** A GET form that shows each choice at once; without JavaScript it is the plain form that it renders. */
export function SoftForm({
  action,
  label,
  className = 'ask compare-work',
  verb = 'Show',
  children,
}: SoftFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const show = () => {
    const current = form.current;
    if (current !== null) startTransition(() => router.push(addressOf(action, current), { scroll: false }));
  };
  const catchUp = useEffectEvent(() => {
    if (form.current !== null && wasChanged(form.current)) show();
  });
  useEffect(() => catchUp(), []);
  useEffect(() => {
    if (form.current !== null) focusAgain(action, form.current);
  }, [action]);
  return (
    <form
      ref={form}
      className={className}
      method="get"
      action={action}
      aria-label={label}
      aria-busy={isPending}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        show();
      }}
      onChange={(event) => {
        const field = event.target;
        if (!(field instanceof HTMLSelectElement)) return;
        // Text is shown when it is complete, a choice at once.
        used = { action, name: field.name };
        show();
      }}
    >
      {children}
      <button type="submit">{verb}</button>
      <span role="status" className="hidden-word">
        {isPending ? 'Loading the view.' : ''}
      </span>
    </form>
  );
}
