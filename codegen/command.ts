import { declare, flag, folder } from '../cli/declaration';

export const command = declare({
  name: 'codegen',
  summary: 'writes generated/ from spec/',
  options: {
    check: flag('write nothing; fail on any difference and on anything that the OpenAPI Specification does not allow'),
    watch: flag('keep running and write on every change; while the contract has mistakes, the last good output stays'),
    timings: flag('print how long each part took'),
    spec: folder('the folder of the contract', 'spec'),
    out: folder('the folder to write to', 'generated'),
  },
  examples: [
    ['contrato codegen', 'writes everything that is generated from the contract'],
    ['contrato codegen --check', 'fails if generated/ does not match the contract'],
  ],
  exits: { 1: 'the contract has mistakes, or with --check something differs' },
  checkoutOnly: true,
  run: (options) => (require('./run') as typeof import('./run')).codegen(options),
});
