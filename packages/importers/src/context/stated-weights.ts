import { modelNamed, type NamedModel } from '@inferbench/domain/catalogue/named-in-file';
import type { Run } from '@inferbench/domain/runs/run';
import type { Means } from './stated-names.ts';

type Word = Run['precision']['weights'];

const PATH = 'precision.weights';

/** The file's own word, else the stated one where the name of the model does not contradict it. */
export function statedWeights(run: Run, stated: Word | undefined, { statements, catalogue }: Means): Word {
  const { weights } = run.precision;
  const inFile = modelNamed(run, catalogue);
  if (stated === undefined || stated === null) {
    if (weights === null && inFile?.format) statements.suggestWeights(inFile);
    return weights;
  }
  if (weights !== null) return statements.one(PATH, weights, stated);
  if (!inFile?.format || inFile.format.allowed.includes(stated)) {
    statements.stated(PATH);
    return stated;
  }
  return contradicted(inFile, inFile.format, { stated, statements });
}

function contradicted(
  { name, key }: NamedModel,
  { word, text }: NonNullable<NamedModel['format']>,
  { stated, statements }: { stated: NonNullable<Word> } & Pick<Means, 'statements'>,
): Word {
  const file = `${word ?? text} (in the name ${name})`;
  statements.conflict(PATH, { file, stated, used: word === null ? null : 'file' }, key);
  return word;
}
