/**
 * The meaning of a difference for a partner's program that works today.
 *
 * - breaking: it can stop working without being changed
 * - additive: there is more, or less is required; what worked continues to work
 * - invisible: no program can tell
 *
 * The rules follow what the field does (oasdiff's checks, AIP-180, the REST guidelines of Zalando and Azure): what a
 * client sends may only be asked for less strictly, what the service sends may only be promised more strictly. Two of
 * them are choices of this contract. A value that the service may newly send breaks, since the lists are closed and
 * clients are generated from them; that is why lists that differ are revisions here. A new error code doesn't: clients
 * go by the status and treat a code they don't know as that status.
 */
export type Effect = 'breaking' | 'additive' | 'invisible';

/** From the most to the least severe. */
export const EFFECTS: readonly Effect[] = ['breaking', 'additive', 'invisible'];

type Rule = readonly [Effect, string];

export const RULES = {
  // What is said between client and service. Input is what a client sends, output what the service sends; in calls to
  // the client the service asks and the client answers, so that requests are output there and replies input.
  'input-field-added': ['additive', 'A field that may be left out changes nothing for those who leave it out.'],
  'input-field-added-required': ['breaking', 'Requests without the new required field are refused.'],
  'input-field-removed': ['breaking', 'Requests are closed: one that still has the field is refused.'],
  'input-field-required': ['breaking', 'Requests that left the field out are refused.'],
  'input-field-optional': ['additive', 'Requests that have the field are taken as before.'],
  'output-field-added': ['additive', "Readers skip fields they don't know."],
  'output-field-removed': ['breaking', 'Readers of the field find nothing.'],
  'output-field-optional': ['breaking', 'Readers that count on the field can find it missing.'],
  'output-field-always': ['additive', 'The field was allowed before; now it is always there.'],
  'input-type-narrowed': ['breaking', 'Values of a type that was taken are refused.'],
  'input-type-widened': ['additive', 'All that was taken is taken still.'],
  'output-type-widened': ['breaking', "Readers meet a type that they don't know here."],
  'output-type-narrowed': ['additive', 'Readers meet nothing that they did not know.'],
  'input-value-added': ['additive', 'All that was taken is taken still.'],
  'input-value-removed': ['breaking', 'Requests with the value are refused.'],
  'output-value-added': ['breaking', "The list was closed: readers made for it don't know the value."],
  'output-value-removed': ['additive', 'Readers meet nothing that they did not know.'],
  'input-rule-tightened': ['breaking', 'Values that were taken are refused.'],
  'input-rule-loosened': ['additive', 'All that was taken is taken still.'],
  'output-rule-loosened': ['breaking', 'Readers meet values that could not come before.'],
  'output-rule-tightened': ['additive', 'Readers meet nothing that could not come before.'],
  'rule-changed': [
    'breaking',
    "The old and the new rule can't be compared, so that either side may meet what it didn't expect.",
  ],
  'input-alternative-added': ['additive', 'All that was taken is taken still.'],
  'input-alternative-removed': ['breaking', 'Requests of that alternative are refused.'],
  'output-alternative-added': ['breaking', "Readers meet an alternative that they don't know."],
  'output-alternative-removed': ['additive', 'Readers meet nothing that they did not know.'],
  'alternative-covered': ['additive', 'Another alternative accepts all its values, so the same values are accepted.'],
  'discriminator-restated': [
    'additive',
    'Each alternative requires its names itself, so the same values are accepted.',
  ],
  'input-closed': ['breaking', "Requests with fields that the contract doesn't name are refused."],
  'input-opened': ['additive', 'All that was taken is taken still.'],
  'output-opened': ['additive', "Readers skip fields they don't know."],
  'output-closed': ['additive', 'Readers meet nothing that they did not know.'],
  'default-changed': ['breaking', 'Callers that leave the value out get something else.'],
  'signed-bytes-changed': ['breaking', 'A signature over other bytes does not verify.'],
  'direction-mark-changed': ['additive', 'The mark takes nothing away from what is sent in this direction.'],
  deprecated: ['additive', 'It works as before; its end is announced.'],
  'sensitivity-changed': ['invisible', 'It is about what the service keeps and logs.'],

  // Errors.
  'error-code-added': ['additive', "Clients go by the status and treat a code they don't know as that status."],
  'error-code-removed': ['additive', 'A refusal that no longer comes surprises nobody.'],
  'error-code-moved': ['breaking', 'Clients that go by the status meet another one.'],
  'error-message-changed': ['additive', 'Wording that partners read and show; programs go by the code.'],
  'refusal-code-changed': ['breaking', 'Clients that tell refusals apart by their code meet another one.'],

  // Operations that the service hosts.
  'operation-added': ['additive', 'Nobody calls it yet.'],
  'operation-removed': ['breaking', 'Calls to it find nothing.'],
  'operation-moved': ['breaking', 'Calls to the old method and path find nothing.'],
  'operation-renamed': ['breaking', 'Generated clients call it by its operationId.'],
  'parameter-added': ['additive', 'Requests without it mean what they meant.'],
  'parameter-added-required': ['breaking', 'Requests without it are refused.'],
  'parameter-removed': ['breaking', 'Unknown parameters are refused.'],
  'parameter-required': ['breaking', 'Requests without it are refused.'],
  'parameter-optional': ['additive', 'Requests that have it are taken as before.'],
  'path-parameter-renamed': [
    'invisible',
    'The name stands in the template alone: the same addresses go over the wire.',
  ],
  'parameter-form-changed': ['breaking', 'The same values are written in another way.'],
  'body-added': ['additive', 'Requests without a body are taken as before.'],
  'body-required': ['breaking', 'Requests without a body are refused.'],
  'body-optional': ['additive', 'Requests with a body are taken as before.'],
  'body-removed': ['breaking', 'What was sent there is read by nobody.'],
  'media-type-added': ['additive', 'The media types there were go on.'],
  'media-type-removed': ['breaking', 'Who uses the media type is refused.'],
  'success-status-added': ['additive', 'HTTP has clients treat an unknown 2xx as 200.'],
  'success-status-removed': ['breaking', 'Clients that wait for the status never see it.'],
  'error-status-added': ['additive', 'HTTP has clients treat an unknown status as the first of its class.'],
  'error-status-removed': ['additive', 'A refusal that no longer comes surprises nobody.'],
  'output-header-added': ['additive', "Readers skip headers they don't know."],
  'output-header-removed': ['breaking', 'Readers of the header find nothing.'],
  'output-header-optional': ['breaking', 'Readers that count on the header can find it missing.'],
  'output-header-always': ['additive', 'The header was allowed before; now it is always there.'],
  'input-header-added': ['additive', 'Answers without it are taken as before.'],
  'input-header-required': ['breaking', 'Answers without the header are refused.'],
  'input-header-optional': ['additive', 'Answers with the header are taken as before.'],
  'input-header-removed': ['additive', 'A header that nobody reads does no harm.'],
  'permission-needed': ['breaking', 'Tokens without the scope are refused.'],
  'permission-dropped': ['additive', 'Tokens that were good enough are still.'],
  'security-changed': ['breaking', 'Clients have to prove who they are in another way.'],
  'call-security-changed': ['breaking', 'The call proves in another way who sends it.'],
  'security-way-added': ['additive', 'The ways to authenticate there were go on.'],
  'scope-added': ['additive', 'It can be asked for and need not be.'],
  'scope-removed': ['breaking', "It can't be asked for any more."],
  'idempotency-added': ['additive', 'A repeat has no second effect.'],
  'idempotency-changed': ['breaking', 'Repeats are judged or refused in another way.'],
  'patience-needed': ['breaking', 'Who asks has to wait longer than it does.'],
  'patience-shortened': ['breaking', 'What takes longer than that was in time, and is too late now.'],
  'patience-eased': ['additive', 'Who answers has more time.'],
  'page-class-added': ['additive', 'Stylesheets that do not name it go on.'],
  'page-class-removed': ['breaking', 'Stylesheets that name the class find nothing.'],
  'address-added': ['additive', 'The addresses there were go on.'],
  'address-removed': ['breaking', 'Calls to the address find nobody.'],

  // Calls and events that the service sends.
  'call-added': ['additive', 'It goes only to clients that give an address for it.'],
  'call-removed': ['breaking', 'Clients that wait for it never get it.'],
  'call-moved': ['breaking', 'It comes to another address than clients listen at.'],
  'call-media-type-added': ['breaking', "Clients that listen there meet a media type that they don't know."],
  'call-binding-changed': ['breaking', 'It comes in another way than clients listen.'],
  'message-added': ['breaking', "Clients that listen there meet a message they don't know."],
  'message-removed': ['breaking', 'Clients that wait for the message never get it.'],
  'reply-added': ['additive', 'The replies there were are taken still.'],
  'reply-removed': ['breaking', 'Clients that reply so are misunderstood.'],

  // Settlement files.
  'file-added': ['additive', 'Nobody fetches it yet.'],
  'file-removed': ['breaking', 'Who fetches it finds nothing.'],
  'file-moved': ['breaking', 'It is not where, when or under the name it was.'],
  'file-policy-changed': ['breaking', 'The same columns mean something else.'],
  'file-format-changed': ['breaking', 'Programs that read the old format misread the new.'],
  'reconciliation-changed': ['breaking', 'The same pair of rows is to be settled in another way.'],
  'column-added': ['additive', 'At the end, it disturbs neither readers by name nor readers by position.'],
  'column-inserted': ['breaking', 'Readers by position read the wrong column.'],
  'column-moved': ['breaking', 'Readers by position read the wrong column.'],
  'column-removed': ['breaking', 'Readers of the column find nothing.'],
  'column-source-changed': ['breaking', 'Its cells say something else.'],
  'column-audience-changed': ['breaking', 'Some clients get a column more or less than before.'],

  // Lifecycles.
  'lifecycle-added': ['additive', 'It says of something new how it moves.'],
  'lifecycle-removed': ['breaking', 'Nobody can count on its steps any more.'],
  'state-added': ['breaking', "Clients meet a state they don't know."],
  'state-removed': ['additive', 'Clients meet nothing that they did not know.'],
  'state-role-changed': ['breaking', 'What begins or ends in the state does so no longer, or newly.'],
  'step-added': ['additive', 'The steps there were go on.'],
  'step-removed': ['breaking', 'Who takes the step is refused.'],
  'step-narrowed': ['breaking', 'Some who could take the step, or some states it led out of, are refused.'],
  'step-widened': ['additive', 'Who could take the step still can.'],
  'step-target-changed': ['breaking', 'The step leads somewhere else.'],
  'guard-added': ['breaking', 'The step asks for more, so that some who took it are refused.'],
  'guard-removed': ['additive', 'The step asks for less.'],
  'guard-changed': ['breaking', 'The step asks for something else, or its sentence says so: look whether it does.'],
  'effect-added': ['additive', 'The effects there were go on.'],
  'effect-removed': ['breaking', 'Clients that expect the effect no longer get it.'],
  'effect-changed': ['breaking', 'Its sentence is all that tells of the effect: look whether it says the same.'],

  // Revisions and the sandbox.
  'axis-added': ['additive', 'Its current value is what there was.'],
  'axis-removed': ['breaking', 'Clients that are pinned to its other values lose what they are pinned to.'],
  'revision-added': ['additive', 'Clients get it when they ask for it.'],
  'revision-removed': ['breaking', 'Clients that are pinned to it lose what they are pinned to.'],
  'revision-end-later': ['additive', 'Clients that are pinned to it have more time than was announced.'],
  'revision-end-sooner': ['breaking', 'Clients that are pinned to it have less time than was announced.'],
  'revision-current-changed': ['breaking', 'Clients that pin nothing get another value.'],
  'revision-policy-changed': ['breaking', 'Another behaviour hangs on the axis.'],
  'trigger-added': ['additive', 'The values there were go on.'],
  'trigger-removed': ['breaking', 'Tests that use the value see nothing happen.'],
  'trigger-changed': ['breaking', 'Tests that use the value see something else happen.'],

  // Neither.
  'words-changed': ['invisible', 'Words for people; programs do not read them.'],
  'links-changed': [
    'invisible',
    'Links show where an id leads; they promise nothing that the operations there do not.',
  ],
  'example-changed': ['invisible', 'Examples show; they promise nothing.'],
  unclassified: ['breaking', 'No rule says that this is safe.'],
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof RULES;

/** Returns the effect that a rule gives a difference. */
export const effectOf = (rule: RuleId): Effect => RULES[rule][0];

/** Why, in a sentence. */
export const reasonOf = (rule: RuleId): string => RULES[rule][1];
