import type { Importer } from './importer.ts';
import { runDocument } from './run-document.ts';
import { vllmServe } from './vllm-serve.ts';

/** One line a kind of file; detection is by content, in this order: what has a schema of its own comes first. */
export const IMPORTERS: readonly Importer[] = [runDocument, vllmServe];
