import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { FROM_SOURCE } from '../cli/own-code';
import { edit, removeSpecs, replacing, tinySpec, writeSpec } from './testing/tiny';

afterAll(removeSpecs);

const root = path.resolve(__dirname, '..');

/** Runs the command on a contract of its own. */
function codegen(spec: string, out: string, ...flags: string[]) {
  const args = [...FROM_SOURCE, path.join(root, 'cli/contrato.ts'), 'codegen', '--spec', spec, '--out', out, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run codegen', () => {
  it('--check passes on what was written and fails on one changed byte', () => {
    const [spec, out] = [writeSpec(tinySpec()), writeSpec({})];
    expect(codegen(spec, out)).toMatchObject({ status: 0, stderr: '' });
    expect(codegen(spec, out, '--check')).toMatchObject({ status: 0, stderr: '' });
    edit(out, 'errors.ts', replacing('409', '410'));
    const checked = codegen(spec, out, '--check');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toMatch(/errors\.ts is changed; run npm run codegen\n$/);
  });

  it('--check names what the OpenAPI Specification does not allow, by document and place', () => {
    const [spec, out] = [writeSpec(tinySpec()), writeSpec({})];
    edit(spec, 'openapi.yaml', replacing('tokenUrl: "https://id.example/token", ', ''));
    expect(codegen(spec, out)).toMatchObject({ status: 0, stderr: '' });
    const checked = codegen(spec, out, '--check');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toContain(
      "documents/openapi.json: /components/securitySchemes/oauth2/flows/clientCredentials must have required property 'tokenUrl'",
    );
  });

  it('writes nothing and names file, line and column when the contract has a mistake', () => {
    const [spec, out] = [writeSpec(tinySpec()), writeSpec({})];
    edit(spec, 'examples/things.yaml', replacing('RED', 'GREEN'));
    const { status, stdout, stderr } = codegen(spec, out, '--timings');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/examples\/things\.yaml:2:28 the example found of getThing breaks its schema/);
    expect(codegen(spec, out, '--check').stdout).toBe('');
  });
});
