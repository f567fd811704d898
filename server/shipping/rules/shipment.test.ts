import { lifecycles } from '../../../generated/lifecycles';
import { DomainError } from '../../kernel/errors';
import { NOW, person } from '../../testing/card-records';
import { refusalCode } from '../../testing/refusal';
import {
  advanced,
  assertCountries,
  assertReceiver,
  existingShipment,
  newShipment,
  receiverOf,
  type Shipment,
  shippingAddress,
  showsTrackingId,
  withAddress,
} from './shipment';

const input = { street_name: 'Carrera 7', city: 'Bogotá', region: 'Bogotá D.C.', country: 'COL' };
const created = newShipment(
  { shipmentType: 'SINGLE_CARD', affinityGroupId: 'g1', country: 'ARG', address: null, receiver: null },
  { id: 's1', clientId: 'c1', now: NOW },
);
const at = (status: string, changes: Partial<Shipment> = {}): Shipment => ({ ...created, status, ...changes });
const noId = () => {
  throw new Error('no tracking id was to be made');
};

describe('a shipment', () => {
  const { transitions, states } = lifecycles.shipment;
  const legal = new Set(
    transitions.flatMap(({ from, to }) => (from as readonly string[]).map((one) => `${one} ${to}`)),
  );
  const STATES = Object.keys(states);

  it.each(STATES)('leaves %s only where the lifecycle leads', (from) => {
    for (const to of STATES) {
      const run = () => advanced(at(from, { externalTrackingId: 'T1' }), { status: to }, noId, NOW + 1);
      if (legal.has(`${from} ${to}`)) {
        expect(run()).toEqual({ ...at(to), statusDetail: to, externalTrackingId: 'T1', updatedAt: NOW + 1 });
      } else expect(run).toThrow('ILLEGAL_STEP');
    }
  });

  it('names the steps that are legal when it refuses one', () => {
    try {
      advanced(at('PENDING'), { status: 'DELIVERED' }, noId, NOW);
      throw new Error('nothing was refused');
    } catch (error) {
      const detail = (error as DomainError).details[0]?.detail;
      expect(error).toBeInstanceOf(DomainError);
      for (const status of ['TRACKED', 'REJECTED', 'IN_WAREHOUSE']) expect(detail).toContain(status);
    }
  });

  it('gets a tracking id with TRACKED, its own or the one reported', () => {
    expect(advanced(at('CREATED'), { status: 'PENDING' }, noId, NOW).externalTrackingId).toBeNull();
    expect(advanced(at('PENDING'), { status: 'TRACKED' }, (country) => `${country}1`, NOW).externalTrackingId).toBe(
      'ARG1',
    );
    const report = { status: 'TRACKED', statusDetail: 'SHIPMENT_CONFIRMED', externalTrackingId: 'X9' };
    expect(advanced(at('PENDING'), report, noId, NOW)).toMatchObject({
      externalTrackingId: 'X9',
      statusDetail: 'SHIPMENT_CONFIRMED',
    });
  });

  it('takes the tracking id that the courier reports last, and keeps it where none is reported', () => {
    const tracked = at('TRACKED', { externalTrackingId: 'X9' });
    const moved = advanced(tracked, { status: 'IN_TRANSIT', externalTrackingId: 'Y1' }, noId, NOW);
    expect(moved.externalTrackingId).toBe('Y1');
    expect(advanced(moved, { status: 'DISTRIBUTION' }, noId, NOW).externalTrackingId).toBe('Y1');
  });

  it('gets further details within its status until it is final', () => {
    const out = at('DISTRIBUTION', { statusDetail: 'DISTRIBUTION', externalTrackingId: 'T1' });
    const failed = { status: 'DISTRIBUTION', statusDetail: 'FAILED_DELIVERY_ATTEMPT' };
    const tried = advanced(out, failed, noId, NOW + 1);
    expect(tried).toEqual({ ...out, statusDetail: 'FAILED_DELIVERY_ATTEMPT', updatedAt: NOW + 1 });
    expect(() => advanced(tried, failed, noId, NOW)).toThrow('ILLEGAL_STEP');
    expect(() => advanced(tried, { status: 'DISTRIBUTION' }, noId, NOW)).toThrow('ILLEGAL_STEP');
    expect(() => advanced(at('DELIVERED'), { ...failed, status: 'DELIVERED' }, noId, NOW)).toThrow('ILLEGAL_STEP');
  });

  it('shows its tracking id but to a warehouse and in Mexico', () => {
    expect(showsTrackingId(created)).toBe(true);
    expect(showsTrackingId({ ...created, shipmentType: 'WAREHOUSE_BOX' })).toBe(false);
    expect(showsTrackingId({ ...created, country: 'MEX' })).toBe(false);
  });

  it('follows its address within the country of its cards', () => {
    const moved = withAddress(created, input, { country: 'COL' }, NOW + 5);
    expect(() => withAddress(created, input, { country: 'ARG' }, NOW + 5)).toThrow('SHIPMENT_COUNTRY_MISMATCH');
    expect(moved).toMatchObject({ country: 'COL', updatedAt: NOW + 5, address: { zip_code: null, city: 'Bogotá' } });
  });

  it('that is not there is not found', () => expect(() => existingShipment(null)).toThrow('SHIPMENT_NOT_FOUND'));
});

describe('the receiver of a card', () => {
  it('is its user, with what is known', () => {
    expect(receiverOf(person())).toEqual({
      full_name: 'Ana Suárez',
      document_type: 'DNI',
      document_number: '30123456',
      telephone_number: '+5491155550100',
      tax_identification_number: '27301234568',
    });
    const unknown = { identificationType: null, identificationValue: null, phone: null, taxIdentificationValue: null };
    expect(receiverOf(person(unknown))).toEqual({ full_name: 'Ana Suárez' });
  });
});

describe('the country of a shipment', () => {
  it('is that of the group and of the address', () => {
    expect(() => assertCountries('COL', { country: 'COL' }, shippingAddress(input))).not.toThrow();
  });

  it.each([
    ['ARG', 'COL', input, '/country'],
    ['ARG', 'ARG', input, '/address/country'],
  ])('refuses %s with a group of %s', (country, ofGroup, address, pointer) => {
    try {
      assertCountries(country, { country: ofGroup }, address);
      throw new Error('nothing was refused');
    } catch (error) {
      expect((error as DomainError).code).toBe('SHIPMENT_COUNTRY_MISMATCH');
      expect((error as DomainError).details[0]?.pointer).toBe(pointer);
    }
  });
});

describe('the receiver of a shipment', () => {
  const receiver = (tax_identification_number?: string) =>
    ({ full_name: 'Ana', ...(tax_identification_number !== undefined && { tax_identification_number }) }) as never;

  it.each([
    ['BRA', receiver('52998224725'), null],
    ['BRA', receiver('000.000.000-00'), 'INVALID_REQUEST'],
    ['BRA', receiver(' '), 'INVALID_REQUEST'],
    ['BRA', receiver(), 'INVALID_REQUEST'],
    ['BRA', null, 'INVALID_REQUEST'],
    ['ARG', null, null],
    ['ARG', receiver('0'), null],
  ])('in %s, %j is refused with %p', (country, given, code) => {
    expect(refusalCode(() => assertReceiver(country, given))).toBe(code);
  });
});
