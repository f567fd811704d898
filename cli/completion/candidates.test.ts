import { candidatesFor } from './candidates';

const wordsAt = (line: string) => candidatesFor(line.split(' ').slice(1)).found.map(({ word }) => word);

describe('completion', () => {
  it.each<[string, string[]]>([
    ['contrato ver', ['verify-ledger']],
    ['contrato events ', ['list', 'replay']],
    ['contrato onboard rotate a', ['api-key']],
    ['contrato events list --st', ['--status']],
    ['contrato events list --status ', ['DEAD', 'PENDING']],
    ['contrato events list --status P', ['PENDING']],
    ['contrato chaos --database=po', ['--database=postgres']],
    ['contrato chaos --database = po', ['--database=postgres']],
    ['contrato lint s', ['style']],
    ['contrato bench pipeline --r', ['--rounds', '--rows']],
    ['contrato verify-ledger ', ['--json', '--help']],
    ['contrato verify-ledger --json --', ['--help']],
    ['contrato conformance --without activities --with', ['--without']],
    ['contrato serve ', ['--check', '--help']],
    ['contrato help verify', ['verify-ledger']],
    ['contrato help events ', ['list', 'replay']],
    ['contrato nothing ', []],
  ])('of "%s" is %j', (line, words) => {
    expect(wordsAt(line)).toEqual(words);
  });

  it('says with each word what it does, and lets paths stand where files are named', () => {
    expect(candidatesFor(['code'])).toEqual({
      found: [{ word: 'codegen', about: 'writes generated/ from spec/' }],
      files: false,
    });
    expect(candidatesFor(['reconcile', '--service', 'tra'])).toEqual({ found: [], files: true });
    expect(candidatesFor(['contract', '--reports', 'rep'])).toEqual({ found: [], files: true });
    expect(candidatesFor(['reconcile', '--service=tra'])).toEqual({ found: [], files: true });
  });
});
