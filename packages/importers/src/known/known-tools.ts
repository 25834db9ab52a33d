import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Content } from '../shared/importer.ts';
import { GENERAL_TOOLS } from './general-tools.ts';
import { LOCAL_TOOLS } from './local-tools.ts';
import { POWER_TOOLS } from './power-tools.ts';
import { SERVING_TOOLS } from './serving-tools.ts';
import { hasSign, type KnownTool } from './tool-sign.ts';

/** Tools that are met by name where no importer reads their file, in the order in which their signs are asked. */
export const KNOWN_TOOLS: readonly KnownTool[] = [
  ...SERVING_TOOLS,
  ...LOCAL_TOOLS,
  ...POWER_TOOLS,
  ...GENERAL_TOOLS,
];

/** FORMAT_NOT_SUPPORTED_YET for a file of a tool that is known by name; null for any other. */
export function knownTool(content: Content): InferbenchError | null {
  const found = KNOWN_TOOLS.find(({ signs }) => signs.some((sign) => hasSign(content, sign)));
  if (found === undefined) return null;
  const { name, advice, simulates } = found;
  const what =
    simulates === true
      ? ', a simulation: nothing in it was measured'
      : ', in a form that InferBench does not read';
  return new InferbenchError('FORMAT_NOT_SUPPORTED_YET', `The file is of ${name}${what}.`, {
    path: 'document',
    value: name,
    fix: `${advice.slice(0, 1).toUpperCase()}${advice.slice(1)}.`,
  });
}
