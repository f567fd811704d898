import type { ValuesOf } from '../cli/declaration';
import { parse } from '../cli/program';
import { command } from './command';
import type { OPTIONS } from './declared-options';
import { DOCUMENTS } from './load';
import { readOptions as read } from './options';

const readOptions = (typed: string[]) => read(parse(command, typed).values as ValuesOf<typeof OPTIONS>);

describe('the options of the command', () => {
  it('are the current revision of everything, without its mock', () => {
    expect(readOptions([])).toMatchObject({
      name: 'current',
      revisions: ['current'],
      documents: DOCUMENTS,
      mock: false,
      mutants: false,
    });
  });

  it('take every revision with its mock for all', () => {
    const { revisions, mock } = readOptions(['--revision', 'all']);
    expect(revisions[0]).toBe('current');
    expect(revisions).toContain('earliest');
    expect(mock).toBe(true);
  });

  it('narrow a run', () => {
    const args = ['--document', 'sandbox,system', '--only', 'getClock,getMetrics', '--url', 'http://127.0.0.1:1/'];
    expect(readOptions(args)).toMatchObject({
      documents: ['sandbox', 'system'],
      only: ['getClock', 'getMetrics'],
      url: 'http://127.0.0.1:1',
    });
  });

  it('allow what proxies in front of a server elsewhere add, by its name', () => {
    const url = ['--url', 'http://127.0.0.1:1'];
    const words = ['--allow-header', 'Link', '--allow-cookie', 'AWSALB', '--allow-cookie', 'BIGipServer*'];
    expect(readOptions([...url, ...words])).toMatchObject({
      allowed: { headers: ['link'], cookies: ['AWSALB', 'BIGipServer*'] },
    });
    expect(() => readOptions(words)).toThrow('--allow-header needs --url');
    expect(() => readOptions(['--allow-cookie', 'a'])).toThrow('--allow-cookie needs --url');
    expect(() => readOptions([...url, '--allow-cookie', 'a=1'])).toThrow('--allow-cookie takes only the name, not a=1');
    expect(() => readOptions([...url, '--allow-header', 'link:'])).toThrow('--allow-header takes only the name');
  });

  it('leave the number of processes to the cores, or to the caller', () => {
    expect(readOptions([]).workers).toBeUndefined();
    expect(readOptions(['--workers', '1']).workers).toBe(1);
    expect(() => readOptions(['--workers', '0'])).toThrow('a whole number from 1 to 64, not 0');
  });

  it('leave networks to a server that is started for the run', () => {
    expect(readOptions(['--url', 'http://127.0.0.1:1']).documents).not.toContain('networks');
    expect(() => readOptions(['--url', 'http://127.0.0.1:1', '--document', 'networks'])).toThrow(
      'cannot be combined with --url',
    );
  });

  it('prove what touches a network in production, alone and in one revision', () => {
    expect(readOptions(['--networks', 'http'])).toMatchObject({ name: 'current-networks', networks: 'http' });
    expect(readOptions([]).networks).toBeUndefined();
    for (const other of [['--url', 'http://127.0.0.1:1'], ['--mock'], ['--mutants']]) {
      expect(() => readOptions(['--networks', 'http', ...other])).toThrow('--networks http cannot be combined with --');
    }
    expect(() => readOptions(['--networks', 'http', '--revision', 'all'])).toThrow('takes one revision');
  });

  it('refuse what they do not know', () => {
    const twice = 'token-path=oauth-v1,token-path=oauth';
    expect(() => readOptions(['--revision', twice])).toThrow('the axis token-path stands twice: one value counts');
    expect(() => readOptions(['--document', 'webhooks'])).toThrow('--document webhooks: there are openapi, sandbox');
    expect(() => readOptions(['--skip', 'getClock'])).toThrow(/--skip/);
  });
});
