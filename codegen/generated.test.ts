/** Compares the generated files with the whole contract. */

import path from 'node:path';
import { applyPatch, type Operation } from 'fast-json-patch';
import { ERRORS } from '../generated/errors';
import { messages, messagesFor, sends } from '../generated/events';
import examples from '../generated/examples.json';
import { lifecycles } from '../generated/lifecycles';
import { rowsFor } from '../generated/matrix';
import { type Check, everyVariant, type OperationRule, operations, operationsFor } from '../generated/operations';
import {
  AXES,
  AXIS_VALUES,
  chosenRevision,
  parseRevision,
  REVISIONS,
  type Revision,
  revisionOf,
  variantOf,
} from '../generated/revisions';
import { settlement, settlementFor } from '../generated/settlement';
import { rowChecksFor } from '../generated/settlement-checks';
import { triggered, triggers } from '../generated/triggers';
import { isLuhnValid } from '../server/cards/rules/pan';
import { environmentSchema } from '../server/platform/environment';
import { END_USER_TOKEN as READ_TOKEN } from '../server/platform/http/read';
import { checkContract } from './check/check';
import { END_USER_TOKEN } from './check/schemes';
import { emitDocuments, emitPatches } from './emit/documents';
import { linkerOf } from './links/linked';
import { SpecFiles } from './load/files';
import { isHostedElsewhere } from './model/document-names';
import { USUAL_BODY_BYTES } from './model/read/security';
import { Problems } from './problems';
import { Timings } from './util/timings';

interface Indexed {
  parameters: Record<string, Record<string, unknown>>;
  request: Record<string, string>;
  responses: Record<string, Record<string, string>>;
}
interface Examples {
  values: Record<string, unknown>;
  operations: Record<string, Indexed>;
}
const base = examples as unknown as Examples & { variants: Record<string, Examples> };

/** The examples of an operation in a variant, with their values. */
function examplesOf({ operationId, variant }: OperationRule) {
  const own = base.variants[variant];
  const index = own?.operations[operationId] ?? (base.operations[operationId] as Indexed);
  const value = (name: string) => (own && name in own.values ? own.values[name] : base.values[name]);
  const values = (names: Record<string, string>) => Object.values(names).map(value);
  return {
    parameters: index.parameters,
    requests: values(index.request),
    responses: Object.entries(index.responses).map(([status, names]) => ({
      status: Number(status),
      values: values(names),
    })),
  };
}

const errorsOf = (check: Check, value: unknown) => (check(value) ? [] : (check.errors ?? []));

describe('the operation table', () => {
  it('has every numbered operation of the interface specification', () => {
    const items = Object.values(operations).flatMap((rule) => (rule.item === null ? [] : [rule.item]));
    expect(new Set(items)).toEqual(new Set(Array.from({ length: 56 }, (_, index) => index + 1)));
  });

  it.each(everyVariant().map((rule) => [`${rule.operationId} ${rule.variant}`, rule] as const))(
    'judges the examples of %s as the contract does',
    (_, rule) => {
      const { parameters, requests, responses } = examplesOf(rule);
      const { path: inPath, query, header, body } = rule.checks;
      for (const [check, values] of [
        [inPath, parameters.path],
        [query, parameters.query],
        [header, parameters.header],
      ] as const) {
        if (check) expect(errorsOf(check, values ?? {})).toEqual([]);
      }
      for (const request of requests) if (body) expect(errorsOf(body, request)).toEqual([]);
      for (const { status, values } of responses) {
        const { check, codes } = rule.responses[status] ?? {};
        for (const value of check ? values : []) {
          expect(errorsOf(check as Check, value)).toEqual([]);
          const { error_code: code } = value as { error_code?: string };
          if (code !== undefined && !isHostedElsewhere(rule.document)) expect(codes).toContain(code);
        }
      }
    },
  );

  it('refuses query parameters, body fields and response fields that the contract lacks', () => {
    const { createUser } = operations;
    const { requests, responses } = examplesOf(createUser);
    expect(createUser.checks.query?.({ page: 1 })).toBe(false);
    expect(createUser.checks.body?.({ ...(requests[0] as object), nickname: 'x' })).toBe(false);
    const created = responses.find(({ status }) => status === 201)?.values[0] as { data: object };
    expect(createUser.responses[201]?.check?.({ data: { ...created.data, nickname: 'x' } })).toBe(false);
  });

  it('names in an error the place in the bundled document', () => {
    const check = operations.createUser.checks.body as Check;
    expect(check({ email: 1, operation_country: 'ARG' })).toBe(false);
    expect(check.errors?.[0]).toMatchObject({
      instancePath: '/email',
      schemaPath: '#/components/schemas/UserCreate/properties/email/type',
    });
  });

  it('gives every error code of every response the status of that code', () => {
    for (const rule of everyVariant().filter(({ document }) => !isHostedElsewhere(document))) {
      for (const [status, { codes }] of Object.entries(rule.responses)) {
        for (const code of codes) expect([code, ERRORS[code].status]).toEqual([code, Number(status)]);
      }
    }
  });
});

describe('operationsFor', () => {
  it('leaves out what a revision lacks and follows its addresses', () => {
    const absent = operationsFor(parseRevision('token-revoke=absent,token-path=oauth-v1'));
    expect(absent.has('revokeToken')).toBe(false);
    expect(absent.get('createToken')?.path).toBe('/oauth/v1/token');
    expect(absent.get('createUser')).toBe(operations.createUser);
  });

  it('merges the two intent creations at one address', () => {
    const merged = operationsFor(parseRevision('arg-cash-path=cashin'));
    expect(merged.has('createCashOutIntent')).toBe(false);
    const body = merged.get('createCashInIntent')?.checks.body as Check;
    const [argentine] = examplesOf(operations.createCashOutIntent).requests;
    const [brazilian] = examplesOf(operations.createCashInIntent).requests;
    expect([errorsOf(body, argentine), errorsOf(body, brazilian)]).toEqual([[], []]);
    expect(operations.createCashInIntent.checks.body?.(argentine)).toBe(false);
  });

  it('resolves every combination of two values, and gives equal revisions one map', () => {
    for (const first of AXES) {
      for (const second of AXES) {
        const revision = revisionOf({
          [first]: AXIS_VALUES[first].at(-1),
          [second]: AXIS_VALUES[second].at(-1),
        } as Partial<Revision>);
        const rules = operationsFor(revision);
        expect(operationsFor({ ...revision })).toBe(rules);
        for (const rule of rules.values()) {
          const parts = rule.variant === '' ? [] : rule.variant.split(',');
          for (const part of parts) expect(variantOf(revision).split(',')).toContain(part);
        }
      }
    }
  });

  it('agrees with the matrix on which operations there are', () => {
    for (const revision of Object.values(REVISIONS)) {
      const rows = rowsFor(revision);
      expect(new Set(rows.map((row) => row.operationId))).toEqual(new Set(operationsFor(revision).keys()));
      for (const row of rows) {
        const rule = operationsFor(revision).get(row.operationId);
        expect([row.path, row.method]).toEqual([rule?.path, rule?.method]);
        expect(rule?.responses).toHaveProperty(String(row.status));
      }
    }
  });

  it('keeps with the row of an error what its example says is wrong, and where', () => {
    const detailsOf = (revision: Revision, operation: string, code: string) =>
      rowsFor(revision).find((row) => row.operationId === operation && row.example === code)?.details;
    expect(detailsOf(REVISIONS.current, 'updateAccount', 'INVALID_ACCOUNT_STATUS')).toEqual(['state body /status']);
    expect(detailsOf(REVISIONS.current, 'updateAccount', 'ACCOUNT_NOT_FOUND')).toBeUndefined();
    expect(detailsOf(REVISIONS.current, 'updateAccount', 'frozen')).toBeUndefined();
    expect(detailsOf(REVISIONS.earliest, 'createUser', 'EMAIL_ALREADY_IN_USE')).toEqual(['unique body /email']);
  });
});

describe('parseRevision', () => {
  it.each([
    ['earliest', REVISIONS.earliest],
    ['token-path=oauth-v1', REVISIONS['token-path=oauth-v1']],
    [' card-reasons=full , token-revoke=absent', { ...REVISIONS.current, 'token-revoke': 'absent' }],
  ])('%s', (text, want) => {
    expect(parseRevision(text)).toEqual(want);
  });

  it.each([
    ['earlies', 'there is no revision earlies; did you mean earliest?'],
    ['earliest,token-path=oauth', 'the revision earliest stands alone, without others or values of axes'],
    ['newest', 'there is no revision newest: current, earliest, or axis=value pairs separated by commas'],
    ['constructor', 'there is no revision constructor: current, earliest, or axis=value pairs separated by commas'],
    ['constructor=x', `there is no axis constructor: ${AXES.join(', ')}`],
    ['card-reason=full', 'there is no axis card-reason; did you mean card-reasons?'],
    ['token-path=oauth-v2', "the axis token-path has no value 'oauth-v2'; did you mean oauth-v1?"],
    ['token-path', "the axis token-path has no value '': oauth, oauth-v1"],
  ])('refuses %s', (text, message) => {
    expect(() => parseRevision(text)).toThrow(new Error(message));
  });
});

describe('chosenRevision', () => {
  it.each([
    ['token-path=oauth-v1,token-revoke=absent, token-path=oauth', 'the axis token-path stands twice: one value counts'],
    ['token-path=oauth-v1,token-path=oauth-v1', 'the axis token-path stands twice: one value counts'],
    ['token-path=oauth=v1', "the axis token-path has no value 'oauth=v1'"],
    ['token-path=oauth-v2', "the axis token-path has no value 'oauth-v2'; did you mean oauth-v1?"],
  ])('refuses %s', (text, message) => {
    expect(() => chosenRevision(text)).toThrow(new Error(message));
  });

  it('reads what is said once, and what was agreed before is read on', () => {
    for (const text of ['current', 'token-path=oauth-v1,card-reasons=full'])
      expect(chosenRevision(text)).toEqual(parseRevision(text));
    expect(parseRevision('token-path=oauth-v1,token-path=oauth')).toEqual(REVISIONS.current);
  });
});

describe('revisions', () => {
  const spec = new SpecFiles(path.resolve(__dirname, '../spec'));
  const { api } = checkContract(spec, new Map(), new Problems(spec), new Timings());
  const files = new Map([...emitDocuments(api), ...emitPatches(api)]);
  const parsed = (file: string) => JSON.parse(files.get(file) ?? 'null');

  it.each(Object.entries(REVISIONS))('%s: the patches lead from the base to its documents', (name, revision) => {
    const { openapi, clientApi, asyncapi } = api.documentsOf(revision);
    for (const [document, composed] of Object.entries({
      openapi,
      'client-api': clientApi,
      asyncapi: asyncapi ?? openapi,
    })) {
      const patch: Operation[] = parsed(`revisions/${name}/${document}.patch.json`) ?? [];
      expect(applyPatch(parsed(`documents/${document}.json`), patch, true).newDocument).toEqual(
        linkerOf(api)(composed),
      );
    }
  });
});

describe('events', () => {
  it('tell callbacks from events', () => {
    expect(Object.values(sends).map(({ name, kind }) => [name, kind])).toEqual([
      ['authorizeCardTransaction', 'callback'],
      ['adjustCardTransaction', 'callback'],
      ['notifyShipmentUpdate', 'event'],
      ['notifyActivity', 'event'],
      ['notifyIdentitySessionCompleted', 'event'],
    ]);
  });

  const [authorization] = examplesOf(operations.authorizeCardTransaction).requests as Record<string, object>[];

  it('judge bodies, closed, in the revision of the client', () => {
    const older = messagesFor(revisionOf({ installments: 'without-current' }));
    const withInstallments = (
      examplesOf(operations.authorizeCardTransaction).requests as { installments?: object }[]
    ).find(({ installments }) => installments && 'current_installment' in installments);
    expect(errorsOf(messages.cardAuthorization.payload as Check, withInstallments)).toEqual([]);
    expect(older.cardAuthorization.payload?.(withInstallments)).toBe(false);
    expect(messages.cardAuthorization.payload?.({ ...authorization, more: 1 })).toBe(false);
    expect(older.shipmentUpdated).toBe(messages.shipmentUpdated);
  });

  it('judge headers by names in lower case, whatever else is among them', () => {
    const check = messages.activityCreated.headers as Check;
    const { parameters } = examplesOf(operations.notifyActivity);
    expect(errorsOf(check, { ...parameters.header, 'content-type': 'application/json' })).toEqual([]);
    expect(check({})).toBe(false);
  });

  it('take more fields in answers than the contract names', () => {
    const check = messages.cardAuthorizationDecided.payload as Check;
    expect(errorsOf(check, { status: 'APPROVED', message: 'ok', status_detail: 'APPROVED', more: 1 })).toEqual([]);
    expect(check({ status: 'MAYBE', message: 'ok', status_detail: 'APPROVED' })).toBe(false);
  });
});

describe('settlement', () => {
  it('follows the revision', () => {
    const older = settlementFor(parseRevision('settlement-currency=older,settlement-status-detail=reduced'));
    expect(older.files.transactions.policies['settlement-currency']).toBe('always-usd');
    const detail = (files: typeof settlement) =>
      files.files.transactions.columns.find(({ name }) => name === 'STATUS_DETAIL')?.schema.enum;
    expect(detail(settlement)).toContain('CLIENT_TIMEOUT');
    expect(detail(older)).not.toContain('CLIENT_TIMEOUT');
    expect(settlementFor(REVISIONS.current)).toBe(settlement);
  });

  it('has rows without columns for credit, and with no others', () => {
    const check = rowChecksFor(REVISIONS.current).presentations;
    expect(check({})).toBe(false);
    expect(check.errors?.[0]?.keyword).toBe('required');
    expect(rowChecksFor(parseRevision('settlement-status-detail=reduced')).transactions).not.toBe(
      rowChecksFor(REVISIONS.current).transactions,
    );
  });
});

describe('triggers', () => {
  it('force an outcome by value and place', () => {
    for (const [operationId, places] of Object.entries(triggers)) {
      for (const [place, list] of Object.entries(places)) {
        for (const { value, outcome } of list as { value: unknown; outcome: string }[]) {
          expect(triggered(operationId as keyof typeof triggers, place, value)).toBe(outcome);
        }
      }
    }
    expect(triggered('createTransaction', 'body:/total_amount', 'no trigger')).toBeUndefined();
  });
});

describe('lifecycles', () => {
  it('reach every state', () => {
    for (const [name, { states, transitions }] of Object.entries(lifecycles)) {
      const reached = new Set<string>(transitions.map(({ to }) => to));
      expect([name, Object.keys(states).filter((state) => !reached.has(state))]).toEqual([name, []]);
    }
  });
});

it('shows card numbers that pass their check digit', () => {
  const numbers = [...JSON.stringify(examples).matchAll(/"pan":"(\d{16})"/g)].map(([, pan]) => String(pan));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers.filter((pan) => !isLuhnValid(pan))).toEqual([]);
});

describe('a number that the contract takes from the service', () => {
  it('of bytes that every body may have is the default of MAX_BODY_BYTES', () => {
    expect(USUAL_BODY_BYTES).toBe(environmentSchema.properties.MAX_BODY_BYTES.default);
  });
});

describe('the token of an end user', () => {
  it('is expected in the contract where the service reads it', () => {
    const { in: place, name } = READ_TOKEN;
    expect({ in: END_USER_TOKEN.in, name: END_USER_TOKEN.name }).toEqual({ in: place, name });
  });
});
