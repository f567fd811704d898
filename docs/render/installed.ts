/** The commands that only a checkout has: they work on its sources. */
const OF_A_CHECKOUT = [
  'build',
  'bench',
  'check',
  'ci',
  'generators',
  'interface',
  'schemathesis',
  'snippets',
  'test',
  'unit',
];

/** `npm run -s reconcile --`, or a variable of the shell instead of the name. */
const SCRIPT = new RegExp(
  `npm run (?:-s )?(?!(?:${OF_A_CHECKOUT.join('|')})\\b|diff:)((?:[a-z][a-z-]*|"\\$(?:@|\\{@:2\\})"))(?: --(?= ))?`,
  'g',
);

/** The call of a function of the shell that starts a command, with the `--` that npm takes away. */
const STARTED = /^(start [a-z]+ [a-z-]+) --(?= )/gm;

/**
 * A guide in the words of an installed package. Guides are written for a checkout, where tests run them; whoever has
 * installed the package has the same commands as `npx contrato`, and none of the scripts and folders of a checkout.
 */
export function installedText(text: string): string {
  return text
    .replaceAll('npm start', 'npx contrato start')
    .replaceAll(/node --require \.\/cli\/from-source\.cjs cli\/contrato\.ts/g, 'npx contrato')
    .replaceAll(SCRIPT, 'npx contrato $1')
    .replaceAll(STARTED, '$1')
    .replaceAll('./generated/', './node_modules/contrato/dist/generated/')
    .replaceAll('in the folder of the project', 'in the folder where you installed the package')
    .replaceAll(/(?<= steps {2})spec\//g, 'node_modules/contrato/dist/spec/')
    .split('\n')
    .map(inBackground)
    .join('\n');
}

/** Starts without npx what is stopped by its process id: npx would not hand a signal on. */
const inBackground = (line: string): string => {
  const isStarted = /npx contrato .*(?:& echo \$!|&$)/.test(line) || /PROCESS=\$\(npx contrato/.test(line);
  return isStarted ? line.replace('npx contrato', 'node_modules/.bin/contrato') : line;
};
