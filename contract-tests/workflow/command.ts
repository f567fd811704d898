import { declare, flag, needed, text, texts } from '../../cli/declaration';
import { reportOption } from '../../cli/report/options';

export const command = declare({
  name: 'workflow',
  summary: 'runs a workflow of several requests from an Arazzo document against a server',
  about:
    'Each answer is checked against the contract and against the criteria of its step; the first failed step ends the workflow. Without credentials, a client is created for it in the sandbox, pinned to the revision. spec/README.md says what the documents can contain.',
  words: [
    {
      name: 'file',
      about: 'Arazzo documents, or names of those in spec/workflows; all of these by default',
      many: true,
    },
  ],
  options: {
    url: needed('URL', 'the address of the server: http://localhost:4010'),
    revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
    clientId: text('ID', 'an existing client to use, which must be pinned to the revision'),
    clientSecret: text('SECRET', 'its secret; or WORKFLOW_CLIENT_SECRET in the environment'),
    input: texts('NAME=VALUE', 'the value of an input, instead of its default or a generated one'),
    verbose: flag('print every step with its request and answer'),
    report: reportOption,
    json: flag('print the report as JSON, and nothing else'),
  },
  json: {
    revision: 'the revision that was used',
    url: 'the server',
    passed: 'whether every workflow that the revision has passed',
    milliseconds: 'how long it took',
    'workflows[].file': 'the document',
    'workflows[].workflow': 'its workflowId',
    'workflows[].outcome': '`passed`, `failed`, or `skipped` if the revision lacks an operation',
    'workflows[].reason': 'why it was skipped',
    'workflows[].place': 'its place: file:line:column',
    'workflows[].milliseconds': 'how long it took',
    'workflows[].steps[].step': 'the stepId',
    'workflows[].steps[].operation': 'the operationId',
    'workflows[].steps[].outcome': '`passed`, `failed`, or `skipped` after one that failed',
    'workflows[].steps[].place': 'the place of the step: file:line:column',
    'workflows[].steps[].problems[]': 'the failures: `message` and `place`',
    'workflows[].steps[].calls[]':
      'the requests and their answers: operation, method, target, sent, status, received, milliseconds',
  },
  examples: [
    ['contrato workflow identity --url http://localhost:4010', 'the workflow of the guide to identity, in a sandbox'],
    ['contrato workflow --url http://localhost:4010 --revision earliest', 'every workflow of the earliest revision'],
    [
      'contrato workflow file.yaml --url https://sandbox.example --report junit=workflow.xml',
      'your own workflow, in a pipeline',
    ],
  ],
  exits: {
    0: 'every step passed',
    1: 'a step failed',
    2: "the command line or a document can't be understood, or no client could be created",
  },
  run: (options, files) => (require('./main') as typeof import('./main')).workflow(options, files),
});
