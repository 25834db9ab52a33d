import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { readHomeEnvironment } from '../environment/environment.ts';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';

const IN_FOLDER = 'inferbench.yaml';
/** Flags that the owner alone may set: the folder that a command happens to run in never says to whom a key goes. */
const OF_THE_OWNER: ReadonlySet<string> = new Set(['server', 'key-file']);

interface ConfigFile {
  file: string;
  isOwners: boolean;
}

function configFiles(): ConfigFile[] {
  const home = readHomeEnvironment().XDG_CONFIG_HOME ?? path.join(homedir(), '.config');
  return [
    { file: path.join(home, 'inferbench/config.yaml'), isOwners: true },
    { file: path.resolve(IN_FOLDER), isOwners: false },
  ];
}

/**
 * Flags of a command from the files of its owner and of this folder, as arguments that stand before those of the command line, which
 * count more. Error: USAGE with the file and the key.
 */
export async function configuredFlags(command: Command): Promise<string[]> {
  const flags: string[] = [];
  for (const { file, isOwners } of configFiles()) {
    const section = (await readConfig(file))?.[command.name()];
    if (section === undefined || section === null) continue;
    if (typeof section !== 'object' || Array.isArray(section))
      throw wrong(file, command.name(), 'flags with their values, each on a line');
    for (const [key, value] of Object.entries(section)) {
      if (!isOwners && OF_THE_OWNER.has(key))
        throw wrong(file, key, 'it in ~/.config/inferbench/config.yaml or as a flag');
      flags.push(...asFlags({ command, file, key }, value));
    }
  }
  return flags;
}

async function readConfig(file: string): Promise<Readonly<Record<string, unknown>> | null> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Most have none.
    return null;
  }
  // Only who has such a file waits for what reads it.
  const { configOf } = await import('./config-text.ts');
  const config = configOf(text);
  if (config === null) throw wrong(file, '', 'names of commands, each with its flags');
  return config;
}

function asFlags(
  { command, file, key }: { command: Command; file: string; key: string },
  value: unknown,
): string[] {
  const option = command.options.find(({ long }) => long === `--${key}` || long === `--no-${key}`);
  if (option?.long === undefined || option.long === null)
    throw wrong(
      file,
      `${command.name()}.${key}`,
      `a flag of \`inferbench ${command.name()} --help\`, without its dashes`,
    );
  if (option.isBoolean() || option.negate) {
    if (typeof value !== 'boolean') throw wrong(file, `${command.name()}.${key}`, 'true or false');
    return value === option.negate ? [] : [option.long];
  }
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const texts = values.map((one) => {
    if (typeof one === 'string' || typeof one === 'number') return String(one);
    throw wrong(file, `${command.name()}.${key}`, 'a text, a number, or a list of them');
  });
  return option.variadic
    ? texts.map((text) => `${option.long}=${text}`)
    : [`${option.long}=${texts.join(',')}`];
}

function wrong(file: string, key: string, expected: string): InferbenchError {
  return new InferbenchError('USAGE', `${file} cannot be used.`, {
    path: key === '' ? file : key,
    expected,
    fix: 'Correct the file, or take the line out.',
  });
}
