import { finding } from '@inferbench/checks/rules';
import { modelIdentity } from '@inferbench/checks/spec-identity';
import { nameFindings } from '@inferbench/checks/spec-name';
import { namesOfModel } from '@inferbench/domain/catalogue/claimed-name';
import type { Finding } from '@inferbench/domain/errors/finding';
import { isItemModel, isLanguageModel, Model } from '@inferbench/domain/models/model';
import { countMismatch } from '@inferbench/domain/models/published-count';
import { readSpecification } from '@inferbench/domain/documents/read-specification';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import type { Verdict } from '@inferbench/domain/scores/score';
import { passGraph } from '@inferbench/workloads/pass';

export interface ModelEvaluation {
  verdict: Verdict;
  findings: Finding[];
  /** Null where the document does not even have the shape of a model. */
  model: Model | null;
}

/** What a model is judged beside. */
export interface ModelContext {
  /** Version 1 of its slug; null, or left out, for a new one. */
  first?: Pick<Model, 'slug' | 'name' | 'kind'> | null;
}

/** A model of any shape; its published number of parameters must be the one that its shape gives. */
export function evaluateModel(input: unknown, { first = null }: ModelContext = {}): ModelEvaluation {
  const parsed = readSpecification(Model, input);
  if (!parsed.ok) return { verdict: 'REJECTED', findings: parsed.error, model: null };
  const { value: model } = parsed.value;
  const findings = [
    ...modelIdentity(first, model),
    ...nameFindings(namesOfModel(model)),
    ...parameterFindings(model),
  ];
  return { verdict: findings.length > 0 ? 'REJECTED' : 'VALIDATED', findings, model };
}

const IN_BYTES = fullPrecision('int8', {});

function parameterFindings(model: Model): Finding[] {
  if (isLanguageModel(model)) {
    const mismatch = countMismatch(model);
    return mismatch === null ? [] : [countFinding({ ...mismatch, fix: ROUNDED })];
  }
  if (!isItemModel(model)) return [];
  // Of networks over items the weights follow from their operators: at one byte each they are as many as their bytes.
  const derived = passGraph(model, IN_BYTES).storedWeightBytes;
  const { parameters: stated } = model;
  if (derived === stated) return [];
  return [
    countFinding({
      path: 'parameters',
      derived,
      stated,
      fix: 'Correct the shape, or state the number that it gives.',
    }),
  ];
}

const ROUNDED =
  'Correct the shape; where the publisher states a rounded number, leave publishedParameters null and give statedParameters with its rounding.';

function countFinding(of: { path: string; derived: number; stated: number; fix: string }): Finding {
  const { path, derived, stated, fix } = of;
  return finding('SCHEMA-SHAPE', {
    path,
    message: `The shape gives ${derived} parameters, ${stated} are stated.`,
    value: String(stated),
    expected: String(derived),
    fix,
  });
}
