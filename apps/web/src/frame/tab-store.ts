/** What this tab alone keeps, until it is closed or somebody signs out: it may be what nobody shall read yet. */
import { orNull } from '../words/or-null.ts';

export const readTab = (name: string): string | null => orNull(() => sessionStorage.getItem(name));

/** A full or forbidden store keeps nothing, rather than what stood there before; the page works on. */
export function keepInTab(name: string, text: string): void {
  forgetInTab(name);
  orNull(() => sessionStorage.setItem(name, text));
}

export const forgetInTab = (name: string): void | null => orNull(() => sessionStorage.removeItem(name));

export const emptyTab = (): void | null => orNull(() => sessionStorage.clear());
