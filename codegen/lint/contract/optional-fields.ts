/**
 * The fields that the service may leave out of what it sends, by schema, each with the reason; any other field is
 * always there.
 */
export const OPTIONAL_FIELDS: Readonly<Record<string, { fields: readonly string[]; why: string }>> = {
  ExtendedCard: { fields: ['pan', 'cvv', 'name', 'expiration_date'], why: 'there when `extend` asks for them' },
  Shipment: { fields: ['external_tracking_id'], why: 'not returned for a warehouse and in Mexico' },
  ShipmentReceiver: {
    fields: [
      'document_type',
      'document_number',
      'telephone_number',
      'tax_identification_number',
      'taxIdentificationNumber',
    ],
    why: 'as they were sent',
  },
  CardProperties: {
    fields: [
      'merchant_id',
      'merchant_name',
      'address',
      'mcc',
      'card_type',
      'last_digits',
      'card_brand',
      'point_type',
      'entry_mode',
    ],
    why: 'those of a client are as they were sent',
  },
  BankProperties: { fields: ['counterparty', 'concept'], why: 'those of a client are as they were sent' },
  TransferCounterparty: { fields: ['name', 'tax_id', 'key'], why: 'those of a client are as they were sent' },
  CashProperties: { fields: ['network', 'reference'], why: 'those of a client are as they were sent' },
  CardAuthorization: { fields: ['installments'], why: 'of purchases with installments' },
  CardAdjustment: {
    fields: ['installments'],
    why: 'the specification lists them for both calls, and they go with authorizations',
  },
  Installments: {
    fields: ['current_installment'],
    why: 'of a purchase that is paid in installments, in all revisions but one',
  },
  CardCharge: { fields: ['country'], why: 'every country when absent' },
  CardChargeInput: { fields: ['country'], why: 'every country when absent' },
  SeededResource: { fields: ['decided_by'], why: 'of cards' },
  Upcoming: { fields: ['resource_id'], why: 'of what is about a resource' },
  JsonWebKey: { fields: ['n', 'e', 'crv', 'x', 'y'], why: 'they follow from the kind of key' },
  RequestLogMessage: { fields: ['text'], why: 'there if the body was not sent as JSON without spaces' },
};
