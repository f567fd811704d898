import { declare } from '../declaration';

const shell = (name: 'bash' | 'zsh' | 'fish', line: string) =>
  declare({
    name,
    summary: `prints the completion of ${name}`,
    examples: [[line, 'switches completion on for new shells']],
    run: () => {
      const { SCRIPTS } = require('./scripts') as typeof import('./scripts');
      process.stdout.write(SCRIPTS[name]);
    },
  });

export const command = declare({
  name: 'completion',
  summary: 'completes commands, options and values in bash, zsh and fish',
  about: 'The shell asks the program at every Tab, so completion always matches the installed version.',
  commands: [
    shell('bash', "echo 'source <(contrato completion bash)' >> ~/.bashrc"),
    shell('zsh', "echo 'source <(contrato completion zsh)' >> ~/.zshrc  # after compinit"),
    shell('fish', 'contrato completion fish > ~/.config/fish/completions/contrato.fish'),
    declare({
      name: 'words',
      summary: 'prints the possible next words; used by the shells',
      words: [{ name: 'words', about: 'what is typed, after --, up to the cursor', many: true }],
      examples: [['contrato completion words -- events l', 'prints list with its description']],
      run: (_, words) => {
        const { candidatesFor } = require('./candidates') as typeof import('./candidates');
        const { found, files } = candidatesFor(words);
        const lines = found.map(({ word, about }) => `${word}\t${about}`);
        process.stdout.write([...lines, ...(files ? [':files'] : []), ''].join('\n'));
      },
    }),
  ],
  examples: [['source <(contrato completion bash)', 'completes in this shell']],
});
