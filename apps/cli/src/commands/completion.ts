import { Argument, type Command } from 'commander';
import { printData } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench completion bash > ~/.local/share/bash-completion/completions/inferbench
  $ inferbench completion zsh > "\${fpath[1]}/_inferbench"
`;

/** The words of every command must be there: `main` loads all of them for this one. */
export function configureCompletion(command: Command): void {
  command
    .addArgument(new Argument('<shell>', 'whose script is printed').choices(['bash', 'zsh']))
    .addHelpText('before', EXAMPLES)
    .action((shell: string) => {
      const program = command.parent;
      if (program === null) throw new TypeError('a command of the program');
      printData(shell === 'bash' ? bashScript(program) : zshScript(program));
    });
}

/** Subcommands and flags that may follow a command. */
function wordsAfter(command: Command): string[] {
  const flags = command.options.flatMap(({ long, hidden }) => (hidden || !long ? [] : [long]));
  return [...command.commands.map((sub) => sub.name()), ...flags, '--help'];
}

function bashScript(program: Command): string {
  const cases = program.commands.map(
    (command) => `    ${command.name()}) words='${wordsAfter(command).join(' ')}' ;;`,
  );
  return `# bash completion of inferbench
_inferbench() {
  local words word="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_CWORD}:\${COMP_WORDS[1]}" in
    1:*) words='${program.commands.map((command) => command.name()).join(' ')}' ;;
    *) case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$word"))
}
complete -o filenames -F _inferbench inferbench`;
}

function zshScript(program: Command): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const commands = program.commands.map((command) => quoted(`${command.name()}:${command.description()}`));
  const cases = program.commands.map(
    (command) => `    ${command.name()}) compadd -- ${wordsAfter(command).join(' ')} ;;`,
  );
  return `#compdef inferbench
_inferbench() {
  local -a commands=(
    ${commands.join('\n    ')}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  case "\${words[2]}" in
${cases.join('\n')}
  esac
  _files
}
_inferbench "$@"`;
}
