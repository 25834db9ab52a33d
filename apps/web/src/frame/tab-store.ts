/** What this tab alone keeps, until it is closed or somebody signs out: it may be what nobody shall read yet. */

export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A full or forbidden store keeps nothing, rather than what stood there before; the page works on. */
export function keepInTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    forgetInTab(name);
  }
}

export function forgetInTab(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There is nothing to forget.
  }
}

export function emptyTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // There is nothing to forget.
  }
}
