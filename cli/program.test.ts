import { declare, flag, needed, oneOf, port, texts } from './declaration';
import { exitCodesOf } from './exit-codes';
import { failureOf } from './failure';
import { parse } from './program';

const child = declare({
  name: 'replay',
  summary: 'sends again',
  options: { all: flag('all') },
  examples: [],
  run: () => 0,
});
const listen = declare({
  name: 'listen',
  summary: 'listens',
  options: {
    clientPort: port('where', 4021),
    noWatch: flag("don't watch"),
    database: oneOf('DATABASE', 'which', ['sqlite', 'postgres'], 'sqlite'),
    event: texts('ID', 'which'),
  },
  commands: [child],
  examples: [],
  run: () => 0,
});

describe('a command line', () => {
  it('has the presets of what is not typed, and the types of what is', () => {
    const presets = { clientPort: 4021, noWatch: false, database: 'sqlite', event: undefined };
    expect(parse(listen, [])).toEqual({ path: 'listen', values: presets, words: [] });
    const words = ['--client-port=0', '--no-watch', '--event', 'a', '--event', 'b'];
    expect(parse(listen, words).values).toEqual({ ...presets, clientPort: 0, noWatch: true, event: ['a', 'b'] });
  });

  it('reaches a command of a command, with its own options', () => {
    expect(parse(listen, ['replay', '--all'])).toEqual({ path: 'listen replay', values: { all: true }, words: [] });
  });

  it.each<[string, string[], string]>([
    ['an option', ['--client-prot', '1'], "Unknown option '--client-prot'; did you mean --client-port?"],
    [
      'a value',
      ['--database', 'postgers'],
      "Option '--database <DATABASE>' argument 'postgers' is invalid. There are sqlite, postgres; did you mean postgres?",
    ],
    ['a command', ['reply'], 'There is no command listen reply; did you mean replay?'],
  ])('that has %s wrong is answered with the nearest right one', (_, words, message) => {
    expect(() => parse(listen, words)).toThrow(message);
  });

  it.each<[string, string[], string]>([
    ['a port that is none', ['--client-port', '70000'], 'It is a whole number from 0 to 65535, not 70000.'],
    ['an option without its value', ['--client-port'], "Option '--client-port <PORT>' argument missing"],
  ])('is refused for %s', (_, words, message) => {
    expect(() => parse(listen, words)).toThrow(message);
  });

  it('is refused without what is needed', () => {
    const command = declare({
      name: 'x',
      summary: '',
      options: { key: needed('KEY', '') },
      examples: [],
      run: () => 0,
    });
    expect(() => parse(command, [])).toThrow('--key is missing');
    expect(() => parse(command, ['--key', ''])).toThrow('--key is missing');
    expect(parse(command, ['--key', '-a']).values).toEqual({ key: '-a' });
  });
});

it('takes words of a list alone', () => {
  const words = [{ name: 'step', about: 'which', many: true, oneOf: ['types', 'style'] }];
  const lint = declare({ name: 'lint', summary: '', words, examples: [], run: () => 0 });
  expect(parse(lint, ['style', 'types']).words).toEqual(['style', 'types']);
  expect(() => parse(lint, ['stlye'])).toThrow('There are types, style; did you mean style?');
});

describe('the end of a command', () => {
  const problem = Object.assign(new Error('The file is not there.'), { name: 'Problem' });
  const defect = new TypeError('x is not a function');

  it('shows the words of what a person can set right, and where a defect is', () => {
    expect(failureOf(problem, 'contrato x', false)).toEqual({ text: 'The file is not there.', code: 2 });
    expect(failureOf(defect, 'contrato x', false)).toEqual({ text: defect.stack, code: 2 });
  });

  it('names the package that is missing where a command needs more than is installed', () => {
    const missing = new Error("Cannot find module '@redocly/openapi-core'\nRequire stack:\n- lint.js");
    expect(failureOf(missing, 'contrato lint', false).text).toBe(
      'contrato lint needs @redocly/openapi-core, which a checkout of the project installs.',
    );
  });

  it('is 1 for a server that could not start', () => {
    expect(failureOf(problem, 'contrato serve', true).code).toBe(1);
  });

  it('is said in the table of its help, whole', () => {
    expect(exitCodesOf({ ...child, exits: { 1: 'it found something' } }).map(([code]) => code)).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect(exitCodesOf(child).map(([code]) => code)).toEqual(['0', '2']);
  });
});
