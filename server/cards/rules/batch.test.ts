import { MINUTE } from '../../kernel/time';
import { NOW } from '../../testing/card-records';
import { assertBatchAddressOpen, type Batch, handedOver, handOverAt, newBatch, ready } from './batch';

const order = { affinityGroupId: 'g1', quantity: 3, distributionType: 'CLIENT', shipmentId: 's1' } as const;
const created = newBatch(order, { id: 'b1', clientId: 'c1', now: NOW });
const at = (status: Batch['status']): Batch => ({ ...created, status });

describe('a batch', () => {
  it('goes from CREATED over PROCESSING to READY', () => {
    expect(created.status).toBe('CREATED');
    expect(handOverAt(created)).toBe(NOW + MINUTE);
    const processing = handedOver(created, 3, NOW + 1);
    expect(processing).toEqual({ ...created, status: 'PROCESSING', updatedAt: NOW + 1 });
    expect(ready(processing, NOW + 2)).toEqual({ ...created, status: 'READY', updatedAt: NOW + 2 });
  });

  it('is never handed over with cards missing, nor twice', () => {
    expect(() => handedOver(created, 2, NOW)).toThrow('2 of 3 cards');
    expect(() => handedOver(at('PROCESSING'), 3, NOW)).toThrow('PROCESSING');
  });

  it.each(['CREATED', 'READY'] as const)('does not become READY from %s', (status) =>
    expect(() => ready(at(status), NOW)).toThrow('ILLEGAL_STEP'),
  );

  it('keeps its address open while it is CREATED and goes to the client', () => {
    expect(() => assertBatchAddressOpen(created)).not.toThrow();
    for (const other of [null, at('PROCESSING'), at('READY'), { ...created, distributionType: 'WAREHOUSE' as const }]) {
      expect(() => assertBatchAddressOpen(other)).toThrow('SHIPPING_ADDRESS_NOT_UPDATABLE');
    }
  });
});
