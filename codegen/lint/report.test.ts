import { RULESET } from './contract/ruleset';
import { reportOf } from './report';
import { wordsOf } from './rule-words';

const step = { name: 'contract', judged: '5 documents', problems: 1, milliseconds: 1200 };
const problem = { file: 'spec/openapi.yaml', line: 3, column: 5, rule: 'struct', message: 'No such member.' };

describe('what lint found, for pipelines', () => {
  it('has each problem at its line, with its rule in words, and each step', () => {
    const problems = [{ ...problem, step: 'contract', revisions: ['current', 'earliest'] }];
    const steps = [step, { ...step, name: 'types', judged: 'TypeScript', problems: 0 }];
    const { findings, suites, rules } = reportOf({ steps, problems, milliseconds: 1200 });
    const { file, line, column, rule, message } = problem;
    const place = { file, line, column };
    expect(findings).toEqual([{ rule, level: 'error', message, details: ['in current, earliest'], place }]);
    expect(rules).toEqual({ struct: expect.stringContaining('members') });
    expect(suites.map(({ name, cases }) => [name, cases.map(({ outcome }) => outcome)])).toEqual([
      ['lint contract', ['failed']],
      ['lint types', ['passed']],
    ]);
  });

  it('has words for every rule of the contract', () => {
    const { rules, oas3_1Rules, async3Rules } = RULESET;
    const chosen = Object.keys({ ...rules, ...oas3_1Rules, ...async3Rules });
    const off = new Set(Object.entries(oas3_1Rules).flatMap(([name, level]) => (level === 'off' ? [name] : [])));
    const silent = chosen.filter((name) => !off.has(name) && wordsOf(name, 'contract').endsWith(`: ${name}.`));
    expect(silent).toEqual([]);
  });
});
