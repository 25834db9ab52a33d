import { readChosen } from '../frame/dropped-files.ts';
import type { Submission } from './use-submission.ts';

/** Bytes of a file: in one request with the context it stays below the 32 MiB that the API takes. */
export const MAX_BYTES = 24_000_000;

const NOTHING_ANSWERED = {
  run: '',
  runs: null,
  mapping: null,
  checked: null,
  receipt: null,
  trouble: null,
  saidBy: null,
} as const;

/** Reads the one chosen or dropped file into the page; nothing is sent. */
export async function takeFile(change: Submission['change'], files: readonly File[]): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  const refuse = (message: string): void =>
    change({ ...NOTHING_ANSWERED, file: null, errors: { file: message }, said: message });
  if (files.length > 1) {
    refuse(
      `${files.length} files were dropped; this page takes one. The command line takes several files of one run.`,
    );
    return;
  }
  if (file.size > MAX_BYTES) {
    const megabytes = (file.size / 1e6).toFixed(1);
    refuse(
      `${file.name} has ${megabytes} MB; this page takes at most 24 MB. A request takes 32 MiB; leave single requests out of the file, or measure for a shorter time.`,
    );
    return;
  }
  const read = await readChosen(file);
  if (typeof read === 'string') refuse(read);
  else
    change({
      ...NOTHING_ANSWERED,
      file: read,
      errors: {},
      said: `${file.name} chosen; nothing was sent yet.`,
    });
}
