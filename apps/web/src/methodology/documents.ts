import metrics from '../../../../docs/metrics.md';
import model from '../../../../docs/model.md';
import { type Document, readDocument } from './read-document.ts';

/** Documents of which the methodology consists: tests hold both to the code. */
export const METHODOLOGY: readonly Document[] = [metrics, model].map(readDocument);
