import { declare, flag, needed, text, texts } from '../../cli/declaration';
import { reportOption } from '../../cli/report/options';

export const command = declare({
  name: 'workflow',
  summary: 'runs a story of several requests, as an Arazzo document tells it, against a server',
  about:
    'Each answer is held against the contract and against what its step says of it; the first step that does not hold ends the story. Without credentials a client is opened for it in the sandbox, pinned to the revision. spec/README.md says what the documents can hold.',
  words: [
    {
      name: 'file',
      about: 'Arazzo documents, or names of those in spec/workflows; all of these when none is typed',
      many: true,
    },
  ],
  options: {
    url: needed('URL', 'where the server is: http://localhost:4010'),
    revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
    clientId: text(
      'ID',
      'the client whose story it is, where none is to be opened; it has to be pinned to the revision',
    ),
    clientSecret: text('SECRET', 'its secret; or WORKFLOW_CLIENT_SECRET in the environment'),
    input: texts('NAME=VALUE', 'the value of an input, in place of its default or of one that is made up'),
    verbose: flag('print every step with what was sent and answered'),
    report: reportOption,
    json: flag('print the report as JSON, and nothing else'),
  },
  json: {
    revision: 'the revision that was spoken',
    url: 'the server that was asked',
    passed: 'whether every story that the revision has came to its end',
    milliseconds: 'how long it took',
    'workflows[].file': 'the document',
    'workflows[].workflow': 'its workflowId',
    'workflows[].outcome': '`passed`, `failed`, or `skipped` where the revision lacks an operation',
    'workflows[].reason': 'why it was skipped',
    'workflows[].place': 'where it stands: file:line:column',
    'workflows[].milliseconds': 'how long it took',
    'workflows[].steps[].step': 'the stepId',
    'workflows[].steps[].operation': 'the operationId',
    'workflows[].steps[].outcome': '`passed`, `failed`, or `skipped` after one that failed',
    'workflows[].steps[].place': 'where the step stands: file:line:column',
    'workflows[].steps[].problems[]': 'what does not hold: `message` and `place`',
    'workflows[].steps[].calls[]':
      'the requests and their answers: operation, method, target, sent, status, received, milliseconds',
  },
  examples: [
    ['contrato workflow identity --url http://localhost:4010', 'the story of the guide to identity, in a sandbox'],
    ['contrato workflow --url http://localhost:4010 --revision earliest', 'every story that the earliest revision has'],
    [
      'contrato workflow file.yaml --url https://sandbox.example --report junit=workflow.xml',
      'a story of your own, in a pipeline',
    ],
  ],
  exits: {
    0: 'every step holds',
    1: 'a step does not',
    2: "the command line or a document can't be understood, or no client could be opened",
  },
  run: (options, files) => (require('./main') as typeof import('./main')).workflow(options, files),
});
