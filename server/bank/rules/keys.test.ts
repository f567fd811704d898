import { MINUTE } from '../../kernel/time';
import { refusalCode, refusalOf } from '../../testing/refusal';
import {
  assertAnother,
  assertDestinationKey,
  type Destination,
  isDestinationKey,
  ownDestination,
  taxTypeOf,
  validated,
} from './destination';
import { isCnpj, maskedCnpj, maskedCpf, ownPixDestination, pixKeyTypeOf } from './pix-destination';

const CBU = '2850590940090418135201';
const CVU = '0000099400000000000031';

describe('a key of a destination in Argentina', () => {
  it.each([
    ['ALIAS', 'sol.mar.viento', true],
    ['ALIAS', 'corto', false],
    ['ALIAS', 'con espacio', false],
    ['CBU', CBU, true],
    ['CBU', '2850590940090418135202', false],
    ['CBU', CVU, false],
    ['CVU', CVU, true],
    ['CVU', CBU, false],
    ['CVU', '0000099400000000000032', false],
  ] as const)('%s %s: %s', (type, value, wanted) => {
    expect(isDestinationKey(type, value)).toBe(wanted);
    expect(refusalCode(() => assertDestinationKey(type, value))).toBe(wanted ? null : 'INVALID_DESTINATION_KEY');
  });

  it.each([
    ['ALIAS', 'this is not a valid alias'],
    ['CVU', 'the check digits are not valid for a CVU'],
  ] as const)('that is no %s is refused at its place in the address', (type, detail) => {
    const refusal = { code: 'format', detail, location: 'path', pointer: 'id-value' };
    expect(refusalOf(() => assertDestinationKey(type, '?'))?.details).toEqual([refusal]);
  });
});

describe('the destination of a transfer', () => {
  const details = [expect.objectContaining({ code: 'same_account', location: 'body', pointer: '/credit_account' })];

  it('is another account than the one that pays', () => {
    const pay = (cvu: string | null, own: string | null) => () => assertAnother({ cvu } as Destination, { cvu: own });
    expect(pay(CVU, CVU)).toThrow(expect.objectContaining({ code: 'DESTINATION_IS_SOURCE', details }));
    expect(pay(CVU, null)).not.toThrow();
    expect(pay(null, null)).not.toThrow();
  });
});

describe('a destination that was looked up', () => {
  const destination = { cvu: CVU } as Destination;
  const at = (now: number) => validated({ destination, validatedAt: 1000 }, now);
  const refusal = (code: string) =>
    expect.objectContaining({ code: 'DESTINATION_NOT_VALIDATED', details: [expect.objectContaining({ code })] });

  it('is one of a transfer for fifteen minutes', () => {
    expect(at(1000 + 15 * MINUTE - 1)).toBe(destination);
    expect(() => at(1000 + 15 * MINUTE)).toThrow(refusal('expired'));
    expect(() => validated(null, 1000)).toThrow(refusal('unknown'));
  });
});

describe('an account of the service as others see it', () => {
  const account = { cvu: CVU, alias: 'ana.suarez', status: 'ACTIVE' };
  const holder = { name: 'Ana', surname: 'Suárez', taxValue: '27301234568' };

  it('shows its holder and takes money unless it is disabled', () => {
    expect(ownDestination(account, holder)).toEqual({
      cbu: null,
      cvu: CVU,
      alias: 'ana.suarez',
      bank: { code: '0000099', name: 'contrato' },
      holder: { name: 'Ana Suárez', taxType: 'CUIL', taxValue: '27301234568' },
      active: true,
    });
    expect(ownDestination({ ...account, status: 'FROZEN' }, holder)?.active).toBe(true);
    expect(ownDestination({ ...account, status: 'DISABLED' }, holder)?.active).toBe(false);
  });

  it.each([
    ['Ana', null, 'Ana'],
    [null, 'Suárez', 'Suárez'],
    [null, null, ''],
  ])('names a holder of whom %p and %p are known as %p', (name, surname, shown) => {
    expect(ownDestination(account, { ...holder, name, surname })?.holder.name).toBe(shown);
  });

  it('is nobody to send to without a tax id', () => {
    expect(ownDestination(account, { ...holder, taxValue: null })).toBeNull();
    expect(ownDestination(account, { ...holder, taxValue: '27301234560' })).toBeNull();
  });

  it('is nobody to send to without a CVU', () => {
    expect(ownDestination({ ...account, cvu: null }, holder)).toBeNull();
  });

  it('belongs to a company by the first digits', () => {
    expect(['30712345671', '20287654325', '27301234568'].map(taxTypeOf)).toEqual(['CUIT', 'CUIL', 'CUIL']);
  });
});

describe('a PIX key', () => {
  it.each([
    ['6f1c2a0e-3d5b-4c7e-9a41-0b8d2e6f7a13', 'EVP'],
    ['52998224725', 'CPF'],
    ['11222333000181', 'CNPJ'],
    ['33000167000101', 'CNPJ'],
    ['00000000000191', 'CNPJ'],
    ['mariana.costa@example.com', 'EMAIL'],
    ['+5511987654321', 'PHONE'],
    ['52998224724', null],
    ['11222333000182', null],
    ['6f1c2a0e-3d5b-1c7e-9a41-0b8d2e6f7a13', null],
    ['nobody', null],
    [`${'a'.repeat(65)}@example.com`, 'EMAIL'],
    [`${'a'.repeat(66)}@example.com`, null],
  ])('%s is of the type %s', (key, type) => expect(pixKeyTypeOf(key)).toBe(type));

  it('knows the check digits of a CNPJ', () => {
    for (let at = 0; at < 14; at += 1) {
      const cnpj = '11222333000181';
      const changed = cnpj.slice(0, at) + ((Number(cnpj[at]) + 1) % 10) + cnpj.slice(at + 1);
      expect([at, isCnpj(changed)]).toEqual([at, false]);
    }
    expect(isCnpj('00000000000000')).toBe(false);
    // Its last digit fits the one before, which does not fit the others.
    expect(isCnpj('11222333000190')).toBe(false);
    expect(isCnpj('11222333000777')).toBe(true);
  });

  it('shows its holder with the document half hidden, or wholly where it is not known', () => {
    expect(maskedCpf('52998224725')).toBe('***.982.247-**');
    expect(maskedCnpj('11222333000181')).toBe('**.222.333/0001-**');
    for (const unchecked of ['abc', '', '529982247', '529982247250', 'ab982247cde']) {
      expect([unchecked, maskedCpf(unchecked)]).toEqual([unchecked, '***.***.***-**']);
      expect([unchecked, maskedCnpj(unchecked)]).toEqual([unchecked, '**.***.***/****-**']);
    }
    const person = ownPixDestination('k', { name: 'Ana', documentType: 'CPF', document: null });
    expect(person.holder.document).toBe('***.***.***-**');
    const company = ownPixDestination('k', { name: 'Acme', documentType: 'CNPJ', document: null });
    expect(company).toEqual({
      key: 'k',
      keyType: 'EVP',
      holder: { name: 'Acme', documentType: 'CNPJ', document: '**.***.***/****-**' },
      bank: { ispb: '99999010', name: 'contrato' },
    });
  });
});
