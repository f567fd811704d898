import { declare, flag, folder } from '../cli/declaration';

export const command = declare({
  name: 'codegen',
  summary: 'writes generated/ from spec/',
  options: {
    check: flag('write nothing, and fail on any difference and on what the OpenAPI Specification does not allow'),
    watch: flag('stay, and write again on every change; what was good stays while the contract has mistakes'),
    timings: flag('say where the time went'),
    spec: folder('where the contract lies', 'spec'),
    out: folder('where to write', 'generated'),
  },
  examples: [
    ['contrato codegen', 'writes what follows from the contract'],
    ['contrato codegen --check', 'fails when generated/ is not what the contract says'],
  ],
  exits: { 1: 'the contract has mistakes, or with --check something differs' },
  checkoutOnly: true,
  run: (options) => (require('./run') as typeof import('./run')).codegen(options),
});
