import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUT_SCHEMAS } from '@inferbench/cli/output-schemas';
import { modelSpecification } from '../engines/llama/model-specification.ts';
import type { ShapeName } from '../engines/llama/shapes.ts';
import { callCli } from './call-cli.ts';
import type { CliOutcome } from './processes.ts';

/** A machine of one's own and a model of one's own, known to a server. */
export interface OwnSystem {
  chip: string;
  model: string;
  /** What no client can see of the engine, as flags of the command line. */
  flags: string[];
}

type Environment = Record<string, string>;

/** Probes this machine and submits it with the model that the engine serves, both under the organisation's name. */
export async function submitOwnSystem(
  folder: string,
  { shape, organization, env }: { shape: ShapeName; organization: string; env: Environment },
): Promise<OwnSystem> {
  const [machine, model] = [path.join(folder, 'machine'), path.join(folder, 'model.json')];
  const probed = await passed(
    ['probe', '--vendor', organization, '--rounds', '2', '--read-mib', '64', '--out', machine, '--json'],
    env,
  );
  const { chip } = JSON.parse(probed.stdout) as { chip: { slug: string } };
  const specification = modelSpecification(shape) as { slug: string };
  writeFileSync(model, JSON.stringify(specification));
  for (const file of [`${machine}.yaml`, model]) await passed(['submit', file], env);
  const weights = ['--weight-precision', 'int8', '--activation-precision', 'int8', '--kv-precision', 'fp16'];
  return {
    chip: chip.slug,
    model: specification.slug,
    flags: [
      ...['--catalogue-model', specification.slug, '--chip', chip.slug, '--chips', '1'],
      ...['--framework', 'llama.cpp', ...weights],
    ],
  };
}

/** Measures a served model; gives what the command answers. */
export async function measured(args: readonly string[], env: Environment) {
  const { stdout } = await passed(['measure', ...args, '--power', 'none', '--json'], env);
  const answer = OUTPUT_SCHEMAS.measure.parse(JSON.parse(stdout));
  if (!answer.ok) throw new Error(stdout);
  return answer;
}

/** Runs a command that has to succeed. */
export async function passed(args: readonly string[], env: Environment): Promise<CliOutcome> {
  const outcome = await callCli(args, env);
  if (outcome.exitCode !== 0)
    throw new Error(
      `inferbench ${args.join(' ')}: ${outcome.exitCode}\n${outcome.stderr}\n${outcome.stdout}`,
    );
  return outcome;
}
