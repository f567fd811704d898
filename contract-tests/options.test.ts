import { DOCUMENTS } from './load';
import { readOptions } from './options';

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

  it('refuse what they do not know', () => {
    expect(() => readOptions(['--document', 'webhooks'])).toThrow('--document webhooks: there are openapi, sandbox');
    expect(() => readOptions(['--skip', 'getClock'])).toThrow(/--skip/);
  });
});
