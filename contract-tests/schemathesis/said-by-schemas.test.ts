import { type DocumentName, documentOf, type Json } from '../../docs/render/contract';
import { operationsFor } from '../../generated/operations';
import { parseRevision } from '../../generated/revisions';
import { mistakesOf } from '../../server/platform/http/violations';

const rules = operationsFor(parseRevision('current'));

/** The pointers of the values that the schema of a body refuses. */
const refusedIn = (operationId: string, body: unknown): string[] =>
  mistakesOf(rules.get(operationId as never)?.checks.body ?? null, 'body', body).map(({ pointer }) => pointer);

const exampleOf = (document: DocumentName, name: string): Json =>
  documentOf(document, 'current').components.examples[name].value;

describe('a rule that a schema can say stands in the schema', () => {
  const forced = exampleOf('sandbox', 'NetworkForcedPurchase');
  const advice = exampleOf('networks', 'AdviceMessage');
  const shipment = exampleOf('openapi', 'ShipmentCreateBrazil');

  it.each(['PURCHASE', 'WITHDRAWAL', 'EXTRACASH', 'PAYMENT'])('of what a %s names: it takes nothing back', (type) => {
    const sent = { ...forced, type, original_transaction_id: 'some' };
    expect(refusedIn('forceAtNetwork', sent)).toEqual(['/original_transaction_id']);
    const complete = { ...advice, type, original_reference: 'some' };
    expect(refusedIn('receiveCardAdvice', complete)).toEqual(['/original_reference']);
  });

  it.each(['REFUND', 'REVERSAL_PURCHASE', 'REVERSAL_PAYMENT'])('of what a %s may name', (type) => {
    expect(refusedIn('forceAtNetwork', { ...forced, type, original_transaction_id: 'some' })).toEqual([]);
    expect(refusedIn('receiveCardAdvice', { ...advice, type, original_reference: 'some' })).toEqual([]);
  });

  it.each(['reverseAtNetwork', 'refundAtNetwork'])('of the part that %s takes back: it is more than nothing', (id) => {
    expect(refusedIn(id, { amount: '0.00' })).toEqual(['/amount']);
    expect(refusedIn(id, { amount: '0.01' })).toEqual([]);
  });

  it('of the receiver of a shipment in Brazil: zeros are no document', () => {
    const taker = (number: string) => ({
      ...shipment,
      receiver: { ...shipment.receiver, tax_identification_number: number },
    });
    expect(refusedIn('createShipment', taker('000.000.000-00'))).toEqual(['/receiver/tax_identification_number']);
    expect(refusedIn('createShipment', taker('100.000.000-00'))).toEqual([]);
  });

  it.each(['ShipmentCreateBrazil', 'ShipmentCreateArgentina'])('of the address of %s: nobody else knows it', (name) => {
    const { address: _, ...rest } = exampleOf('openapi', name);
    expect(refusedIn('createShipment', rest)).toEqual(['/address']);
    expect(refusedIn('createShipment', exampleOf('openapi', name))).toEqual([]);
  });
});
