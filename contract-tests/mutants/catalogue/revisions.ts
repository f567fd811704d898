import type { Mutant } from '../mutant';

/** Every client is served in this revision, independent of its own. */
const served = (revision: string): Mutant['break'] => ({
  sql: [
    `CREATE TRIGGER "mutant revision" AFTER INSERT ON clients
     BEGIN UPDATE clients SET revision = '${revision}' WHERE id = NEW.id; END`,
  ],
});

/** A client's revision is ignored: the current one is served. */
const broken = (
  revision: string,
  proof: Pick<Mutant, 'operations' | 'journeys' | 'caught'>,
  given = 'current',
): Mutant => ({ name: `${revision} promised, ${given} given`, revision, break: served(given), ...proof });

const DIFFERENCES = ['fields and values that differ between revisions'];

/** Revisions that are not honoured. */
export const REVISIONS: readonly Mutant[] = [
  broken('token-reissue=every-request', {
    journeys: ['tokens asked for again'],
    caught: /tokens asked for again: the second token is the same/,
  }),
  broken('token-revoke=absent', {
    journeys: ['operations that a revision does not have'],
    caught: /operations that a revision does not have: revokeToken/,
  }),
  broken('user-nationality=absent', {
    operations: ['getUser'],
    caught: /getUser 200 .*: body\/data must NOT have additional properties.*nationality/,
  }),
  broken('card-reasons=without-fraudulent', {
    journeys: DIFFERENCES,
    caught: /differ between revisions: searchCards took what this revision does not have.*FRAUDULENT/,
  }),
  broken(
    'current',
    { operations: ['createAccount'], caught: /createAccount 201 .*: status 201 expected, 400 came/ },
    'account-create=user-only',
  ),
  broken('installments=without-current', {
    journeys: ['card authorizations and adjustments'],
    caught: /adjustments: cardAuthorization: body\/installments must NOT have additional properties/,
  }),
  broken('settlement-currency=older', {
    journeys: ['settlement files'],
    caught: /settlement files: transactions of BRA: SETTLEMENT_CURRENCY is BRL, not USD/,
  }),
  broken(
    'current',
    {
      journeys: ['settlement files'],
      caught: /settlement files: presentations of ARG: SETTLEMENT_CURRENCY is ARS, not USD, of what is DOMESTIC/,
    },
    'settlement-currency=older',
  ),
  broken('settlement-status-detail=reduced', {
    journeys: ['settlement files'],
    caught: /settlement files: transactions of ARG: \/STATUS_DETAIL must be equal to one of/,
  }),
  broken('arg-cash-path=cashin', {
    operations: ['createCashInIntent'],
    caught: /createCashInIntent 20[01] .*: status 20[01] expected, 4\d\d came/,
  }),
  broken('bra-cash-country=absent', {
    operations: ['createCashInIntent'],
    caught: /createCashInIntent 201 .*: status 201 expected, 400 came/,
  }),
  broken('cash-in-list-meta=absent', {
    operations: ['searchCashInIntents'],
    caught: /searchCashInIntents 200 .*: body must NOT have additional properties.*meta/,
  }),
  broken('affinity-group-path=config', {
    operations: ['getAffinityGroup'],
    caught: /getAffinityGroup 200 .*: status 200 expected, 404 came/,
  }),
  broken('shipping-create-path=shipments', {
    operations: ['createShipment'],
    caught: /createShipment 201 .*: status 201 expected, 40[45] came/,
  }),
  broken('secure-page-path=v1', {
    operations: ['showSensitiveData'],
    caught: /showSensitiveData 200 .*: status 200 expected, 404 came/,
  }),
  broken('signature-order=body-timestamp-endpoint', {
    journeys: ['events about identity sessions'],
    caught: /identitySessionCompleted: .*signature/i,
  }),
  broken('receiver-tax-field=camel', {
    journeys: DIFFERENCES,
    caught: /differ between revisions: createShipment took what this revision does not have.*tax_identification_number/,
  }),
];
