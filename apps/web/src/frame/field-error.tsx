export function errorId(id: string): string {
  return `${id}-error`;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={errorId(id)} className="field-error">
      {error}
    </p>
  );
}

/** Leads to the first field that is wrong, wherever it is folded away. */
export function focusFirstWrong(within: Element | null): void {
  const wrong = within?.querySelector('[aria-invalid="true"]');
  const folded = wrong?.closest('details');
  if (folded) folded.open = true;
  if (wrong instanceof HTMLElement) wrong.focus();
}

/** Ties a field to its hint and its message for those who do not see that they stand below. */
export function invalidity(id: string, error: string | undefined, hintId?: string) {
  const described = [hintId ?? [], error === undefined ? [] : errorId(id)].flat().join(' ');
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
  };
}
