import { invalidUtf8 } from '@inferbench/importers/content/wrong-kind';

export interface ChosenFile {
  name: string;
  text: string;
}

/** Reads a chosen or dropped file into the page, or says why it cannot be; nothing is sent. */
export async function readChosen(file: File): Promise<ChosenFile | string> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const fault = text.includes('\uFFFD') ? invalidUtf8(bytes, text) : null;
    return fault === null
      ? { name: file.name, text }
      : `${file.name}: ${fault.message} ${fault.details.fix ?? ''}`;
  } catch {
    return `${file.name} cannot be read by this browser. Choose it again.`;
  }
}

/** Listens until the returned function is called. A browser would leave the page, and the form, to show a dropped file. */
export function onDrop(take: (files: readonly File[]) => void): () => void {
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
}
