/** The rules that a proof holds a server to, in words. Their ids stand in reports and stay the same. */
export const RULES = {
  answer: 'A documented answer comes with its status, content type, headers, body and error code.',
  'answer-schema': 'The body of an answer follows its schema, which is closed.',
  journey:
    'What takes several calls, such as a day of settlement or an event that is delivered, goes as the contract says.',
  'lifecycle-step': 'A resource takes the steps of its lifecycle and no others.',
  'not-exercised':
    'Every error code, transition, trigger value, event and webhook of the contract is seen at least once.',
  'not-executed': 'Every answer that the contract documents is asked for.',
  'scenario-gap': 'Every documented answer has a scenario, and every scenario stands for one.',
  'server-failure': 'A server answers without failing itself.',
  arranging: 'The calls that arrange what an answer needs are answered as the contract says.',
} as const;

export type RuleId = keyof typeof RULES;
