/** The texts of the rules for a server. Their ids are in reports and do not change. */
export const RULES = {
  answer: 'A documented answer has its status, content type, headers, body and error code.',
  'answer-schema': 'The body of an answer follows its schema and has no other fields.',
  journey: 'A sequence of calls, such as a day of settlement or the delivery of an event, follows the contract.',
  'lifecycle-step': 'A resource changes its state only by the transitions of its lifecycle.',
  'not-exercised':
    'Every error code, transition, trigger value, event and webhook of the contract is seen at least once.',
  'not-executed': 'Every documented answer is requested.',
  'scenario-gap': 'Every documented answer has a scenario, and every scenario belongs to a documented answer.',
  'server-failure': 'The server answers without an internal error.',
  arranging: 'The calls that prepare a request are answered as the contract says.',
} as const;

export type RuleId = keyof typeof RULES;
