import { card, group, NOW, person } from '../../testing/card-records';
import {
  assertIssuesBatches,
  assertIssuesTo,
  assertTakesOver,
  binOf,
  changedAffinityGroup,
  existingGroup,
} from './affinity-group';
import { CARD_COUNTRIES, defaultGroups } from './default-groups';

const unnamed = group({ innominate: true, cardTypes: ['PHYSICAL'] });

describe('a new affinity group', () => {
  it('allows everything without limit but what is said', () => {
    const made = group({ allowed: { international: { withdrawal: false } }, limits: { purchases: { daily: '100' } } });
    expect(made).toMatchObject({ status: 'ACTIVE', embossingCompany: null, courierCompany: null });
    expect(made.allowed).toEqual({
      local: { purchases: true, ecommerce: true, withdrawal: true, extracash: true },
      international: { purchases: true, ecommerce: true, withdrawal: false, extracash: true },
    });
    expect(made.limits.purchases).toEqual({ perTransaction: null, daily: '100', monthly: null });
    expect(made.limits.extracash).toEqual({ perTransaction: null, daily: null, monthly: null });
  });

  it('changes only in what is given', () => {
    const made = group({ limits: { purchases: { daily: '100', monthly: '900' } } });
    const changed = changedAffinityGroup(
      made,
      { status: 'INACTIVE', allowed: { local: { extracash: false } }, limits: { purchases: { daily: null } } },
      NOW + 1,
    );
    expect(changed).toEqual({
      ...made,
      status: 'INACTIVE',
      updatedAt: NOW + 1,
      allowed: { ...made.allowed, local: { ...made.allowed.local, extracash: false } },
      limits: { ...made.limits, purchases: { perTransaction: null, daily: null, monthly: '900' } },
    });
  });

  it('has a range of its own for each network, product and country', () => {
    const bins = CARD_COUNTRIES.flatMap((country) =>
      (['CARD_NETWORK_1', 'CARD_NETWORK_2'] as const).flatMap((provider) =>
        (['PREPAID', 'CREDIT', 'DEBIT'] as const).map((productType) => binOf({ provider, productType, country })),
      ),
    );
    for (const bin of bins) expect(bin).toMatch(/^9999[0-9]{4}$/);
    expect(new Set(bins).size).toBe(24);
  });

  it('comes in every country as prepaid, credit and unnamed', () => {
    for (const country of CARD_COUNTRIES) {
      const groups = defaultGroups(country);
      expect(groups.map(({ productType, innominate }) => [productType, innominate])).toEqual([
        ['PREPAID', false],
        ['CREDIT', false],
        ['PREPAID', true],
      ]);
      expect(new Set(groups.flatMap(({ cardTypes }) => cardTypes))).toEqual(new Set(['VIRTUAL', 'PHYSICAL']));
    }
    expect(() => defaultGroups('USA')).toThrow('no cards are issued in USA');
  });
});

describe('issuing', () => {
  it.each([
    ['AFFINITY_GROUP_NOT_ACTIVE', () => assertIssuesTo(group({ status: 'INACTIVE' }), 'VIRTUAL', person())],
    ['CARD_TYPE_NOT_SUPPORTED', () => assertIssuesTo(group({ cardTypes: ['VIRTUAL'] }), 'PHYSICAL', person())],
    ['AFFINITY_GROUP_MISMATCH', () => assertIssuesTo(unnamed, 'PHYSICAL', person())],
    ['AFFINITY_GROUP_MISMATCH', () => assertIssuesTo(group({ country: 'BRA' }), 'VIRTUAL', person())],
    ['AFFINITY_GROUP_NOT_ACTIVE', () => assertIssuesBatches({ ...unnamed, status: 'INACTIVE' })],
    ['CARD_TYPE_NOT_SUPPORTED', () => assertIssuesBatches({ ...unnamed, cardTypes: ['VIRTUAL'] })],
    ['AFFINITY_GROUP_MISMATCH', () => assertIssuesBatches(group())],
    ['AFFINITY_GROUP_NOT_FOUND', () => existingGroup(null)],
  ])('is refused with %s', (code, run) => expect(run).toThrow(code));

  it('is fine for the right type and country', () => {
    expect(() => assertIssuesTo(group(), 'PHYSICAL', person())).not.toThrow();
    expect(() => assertIssuesBatches(unnamed)).not.toThrow();
  });
});

describe('moving a card to another group', () => {
  const user = { operationCountry: 'ARG' };

  it.each([
    [{ country: 'BRA' }],
    [{ productType: 'CREDIT' }],
    [{ provider: 'CARD_NETWORK_2' }],
    [{ cardTypes: ['VIRTUAL'] }],
    [{ innominate: true }],
  ] as const)('is refused with %j', (changes) =>
    expect(() => assertTakesOver(group(changes as never), card(), user)).toThrow('AFFINITY_GROUP_MISMATCH'),
  );

  it.each([
    ['ARG', 'BRA', { operationCountry: 'BRA' }],
    ['BRA', 'BRA', user],
    ['BRA', 'ARG', null],
  ])('is refused with a group of %s, a card of %s and the user %j', (country, countryCode, holder) =>
    expect(() => assertTakesOver(group({ country }), card({ countryCode }), holder)).toThrow('AFFINITY_GROUP_MISMATCH'),
  );

  it('needs no user of a card that is nobody’s yet', () => {
    expect(() => assertTakesOver(group(), card(), null)).not.toThrow();
  });

  it('needs a group that is ACTIVE', () => {
    expect(() => assertTakesOver(group({ status: 'INACTIVE' }), card(), user)).toThrow('AFFINITY_GROUP_NOT_ACTIVE');
    expect(() => assertTakesOver(group(), card(), user)).not.toThrow();
  });
});
