// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import { type Axis, type Revision, variantOf } from './revisions';

export type FileName = 'transactions' | 'presentations';

/** The sources that the columns of each file name. The writer of the files must support all of them. */
export interface ColumnSources {
  transactions:
    | 'transaction.id'
    | 'transaction.local_date_time'
    | 'transaction.type'
    | 'card.product_type'
    | 'card.provider'
    | 'card.affinity_group_id'
    | 'card.user_id'
    | 'card.id'
    | 'card.bin'
    | 'card.last_four'
    | 'transaction.origin'
    | 'merchant.id'
    | 'merchant.mcc'
    | 'merchant.name'
    | 'amount.local.total'
    | 'amount.local.currency'
    | 'amount.transaction.total'
    | 'amount.transaction.currency'
    | 'amount.settlement.total'
    | 'amount.settlement.currency'
    | 'transaction.entry_mode'
    | 'transaction.status'
    | 'transaction.status_detail'
    | 'transaction.source'
    | 'transaction.original_transaction_id'
    | 'transaction.country_code'
    | 'transaction.point_type'
    | 'client.name'
    | 'client.country_code'
    | 'installments.grace_period'
    | 'installments.quantity'
    | 'installments.credit_type';
  presentations:
    | 'presentment.id'
    | 'transaction.id'
    | 'transaction.local_date_time'
    | 'transaction.type'
    | 'card.product_type'
    | 'card.provider'
    | 'card.affinity_group_id'
    | 'card.user_id'
    | 'card.id'
    | 'card.bin'
    | 'card.last_four'
    | 'transaction.origin'
    | 'merchant.id'
    | 'merchant.mcc'
    | 'merchant.name'
    | 'amount.transaction.total'
    | 'amount.transaction.currency'
    | 'presentment.settlement.total'
    | 'presentment.settlement.currency'
    | 'presentment.debt.total'
    | 'presentment.debt.currency'
    | 'presentment.reconciliation_date'
    | 'presentment.interchange.fee'
    | 'presentment.interchange.rate'
    | 'presentment.tax'
    | 'presentment.function_code'
    | 'presentment.reverse'
    | 'presentment.reason_code'
    | 'presentment.acquirer'
    | 'merchant.tax_id'
    | 'installments.grace_period'
    | 'installments.quantity'
    | 'presentment.current_installment'
    | 'installments.credit_type';
}

/** One column of a file. An absent mark means no. */
export interface Column {
  name: string;
  description: string;
  /** The path of the service's data that the cell shows. */
  source: string;
  /** JSON Schema of the cell once it is read: an empty cell is null. */
  schema: { readonly [keyword: string]: unknown; readonly enum?: readonly (string | null)[] };
  /** Text that people enter; formulas in it are escaped. */
  free_text?: boolean;
  /** The column exists only for clients that operate with credit. */
  credit?: boolean;
  /** Name of the file's policy that decides the cell. */
  policy?: string;
  /** The value that replaces one that the revision's list doesn't have. */
  fallback?: string;
}
export interface SettlementFile {
  title: string;
  description: string;
  folder: string;
  /** File name with {yyyy}, {mm} and {dd} of the day covered. */
  name: string;
  covers: string;
  /** Policy → name of a currency rule. */
  policies: Readonly<Record<string, string>>;
  columns: readonly Column[];
}
export interface Settlement {
  files: Readonly<Record<FileName, SettlementFile>>;
}

const columns = {
  TRANSACTION_ID: {
    name: 'TRANSACTION_ID',
    description: 'The id of the transaction.',
    source: 'transaction.id',
    schema: { type: 'string', minLength: 1, maxLength: 256 },
  },
  LOCAL_TRANSACTION_DATE_TIME: {
    name: 'LOCAL_TRANSACTION_DATE_TIME',
    description: 'The local date and time of the transaction, without a time zone.',
    source: 'transaction.local_date_time',
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$' },
  },
  TRANSACTION_TYPE: {
    name: 'TRANSACTION_TYPE',
    description: 'The type of the transaction.',
    source: 'transaction.type',
    schema: {
      type: 'string',
      enum: [
        'PURCHASE',
        'WITHDRAWAL',
        'EXTRACASH',
        'REFUND',
        'PAYMENT',
        'REVERSAL_PURCHASE',
        'REVERSAL_WITHDRAWAL',
        'REVERSAL_EXTRACASH',
        'REVERSAL_REFUND',
        'REVERSAL_PAYMENT',
      ],
    },
  },
  PRODUCT_TYPE: {
    name: 'PRODUCT_TYPE',
    description: 'The product of the card.',
    source: 'card.product_type',
    schema: { type: 'string', enum: ['PREPAID', 'CREDIT', 'DEBIT'] },
  },
  PROVIDER: {
    name: 'PROVIDER',
    description: 'The card network.',
    source: 'card.provider',
    schema: { type: 'string', enum: ['CARD_NETWORK_1', 'CARD_NETWORK_2'] },
  },
  AFFINITY_GROUP_ID: {
    name: 'AFFINITY_GROUP_ID',
    description: 'The affinity group of the card. Empty if no card has the number.',
    source: 'card.affinity_group_id',
    schema: { type: ['string', 'null'], minLength: 1, maxLength: 256 },
  },
  USER_ID: {
    name: 'USER_ID',
    description: 'The holder of the card. Empty if no card has the number.',
    source: 'card.user_id',
    schema: { type: ['string', 'null'], minLength: 1, maxLength: 256 },
  },
  CARD_ID: {
    name: 'CARD_ID',
    description: 'The card. Empty if no card has the number.',
    source: 'card.id',
    schema: { type: ['string', 'null'], minLength: 1, maxLength: 256 },
  },
  BIN: {
    name: 'BIN',
    description: 'The first six or eight digits of the PAN.',
    source: 'card.bin',
    schema: { type: 'string', pattern: '^([0-9]{6}|[0-9]{8})$' },
  },
  LAST_FOUR: {
    name: 'LAST_FOUR',
    description: 'The last four digits of the PAN.',
    source: 'card.last_four',
    schema: { type: 'string', pattern: '^[0-9]{4}$' },
  },
  ORIGIN: {
    name: 'ORIGIN',
    description: 'DOMESTIC: in the country of the issuer.',
    source: 'transaction.origin',
    schema: { type: 'string', enum: ['DOMESTIC', 'INTERNATIONAL'] },
  },
  MERCHANT_ID: {
    name: 'MERCHANT_ID',
    description: 'The merchant as the network knows it.',
    source: 'merchant.id',
    free_text: true,
    schema: { type: 'string', maxLength: 64 },
  },
  MERCHANT_MCC: {
    name: 'MERCHANT_MCC',
    description: 'The merchant category code of ISO 18245.',
    source: 'merchant.mcc',
    schema: { type: 'string', pattern: '^[0-9]{4}$' },
  },
  MERCHANT_NAME: {
    name: 'MERCHANT_NAME',
    description: 'The merchant\'s name.',
    source: 'merchant.name',
    free_text: true,
    schema: { type: 'string', maxLength: 256 },
  },
  LOCAL_AMOUNT: {
    name: 'LOCAL_AMOUNT',
    description: 'The amount deducted from the user\'s balance, taxes and fees included, in the local currency of the card.',
    source: 'amount.local.total',
    schema: { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  LOCAL_CURRENCY: {
    name: 'LOCAL_CURRENCY',
    description: 'ISO 4217.',
    source: 'amount.local.currency',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  TRANSACTION_AMOUNT: {
    name: 'TRANSACTION_AMOUNT',
    description: 'The price before taxes, in the merchant\'s currency.',
    source: 'amount.transaction.total',
    schema: { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  TRANSACTION_CURRENCY: {
    name: 'TRANSACTION_CURRENCY',
    description: 'ISO 4217.',
    source: 'amount.transaction.currency',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  SETTLEMENT_AMOUNT: {
    name: 'SETTLEMENT_AMOUNT',
    description: 'The amount that the network sent.',
    source: 'amount.settlement.total',
    schema: { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  SETTLEMENT_CURRENCY: {
    name: 'SETTLEMENT_CURRENCY',
    description: 'ISO 4217. The policy `settlement-currency` of the file decides which currency.',
    source: 'amount.settlement.currency',
    policy: 'settlement-currency',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  ENTRY_MODE: {
    name: 'ENTRY_MODE',
    description: 'How the data of the card was read.',
    source: 'transaction.entry_mode',
    schema: {
      type: 'string',
      enum: [
        'UNKNOWN',
        'MANUAL',
        'CHIP',
        'CONTACTLESS',
        'CREDENTIAL_ON_FILE',
        'MAG_STRIPE',
        'OTHERS',
      ],
    },
  },
  STATUS: {
    name: 'STATUS',
    description: 'HELD: a refund before its settlement.',
    source: 'transaction.status',
    schema: { type: 'string', enum: ['APPROVED', 'REJECTED', 'HELD'] },
  },
  STATUS_DETAIL: {
    name: 'STATUS_DETAIL',
    description: 'CARD_NOT_ACTIVE: the card is CREATED or EMBOSSED. CLIENT_UNAVAILABLE: no connection, or a 5XX. CRYPTO_ERROR: the EMV cryptogram.\nINVALID_AMOUNT: above the limits of the affinity group. NOT_DECLINED: a check of the account with amount zero.\nORIGINAL_NOT_FOUND: the reversal of an unknown transaction. RESTRICTED_USER: the user is not ACTIVE.\nSECURITY_VIOLATION: above the fraud threshold. TRANSACTION_NOT_PERMITTED: the affinity group does not allow the type.\nREJECTED_FRAUD: the fraud engine refused. A value that the client\'s revision does not list is written as OTHER.\n',
    source: 'transaction.status_detail',
    fallback: 'OTHER',
    schema: {
      type: 'string',
      enum: [
        'CARD_BLOCKED',
        'CARD_DISABLED',
        'CARD_NOT_ACTIVE',
        'CARD_NOT_CONFIGURED',
        'CARD_NOT_FOUND',
        'CLIENT_TIMEOUT',
        'CLIENT_UNAVAILABLE',
        'CLIENT_SIGNATURE_ERROR',
        'CRYPTO_ERROR',
        'DUPLICATE_TRANSMISSION_DETECTED',
        'EXPIRED_CARD',
        'EXTRA_FIELDS',
        'INSUFFICIENT_FUNDS',
        'INTERNAL_ERROR',
        'INVALID_AMOUNT',
        'INVALID_CVV',
        'INVALID_EXPIRATION_DATE',
        'INVALID_MERCHANT',
        'INVALID_PIN',
        'INVALID_TRANSACTION',
        'LOST_CARD',
        'MISSING_FIELDS',
        'NOT_DECLINED',
        'ORIGINAL_NOT_FOUND',
        'OTHER',
        'RESTRICTED_USER',
        'SECURITY_VIOLATION',
        'SERVICE_UNAVAILABLE',
        'STOLEN_CARD',
        'SYSTEM_ERROR',
        'APPROVED',
        'TRANSACTION_NOT_PERMITTED',
        'REJECTED_FRAUD',
      ],
    },
  },
  SOURCE: {
    name: 'SOURCE',
    description: 'ONLINE: the real-time flow of the network. CLEARING: the agreement with the network on its settlement file.\nPURGE: not presented in the settlement file of the network.\n',
    source: 'transaction.source',
    schema: { type: 'string', enum: ['ONLINE', 'CLEARING', 'PURGE'] },
  },
  ORIGINAL_TRANSACTION_ID: {
    name: 'ORIGINAL_TRANSACTION_ID',
    description: 'The transaction that this one reverses or refunds.',
    source: 'transaction.original_transaction_id',
    schema: { type: ['string', 'null'], minLength: 1, maxLength: 256 },
  },
  COUNTRY_CODE: {
    name: 'COUNTRY_CODE',
    description: 'ISO 3166-1 alpha-3 of the merchant.',
    source: 'transaction.country_code',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  POINT_TYPE: {
    name: 'POINT_TYPE',
    description: 'Where the card was used.',
    source: 'transaction.point_type',
    schema: { type: 'string', enum: ['POS', 'ECOMMERCE', 'ATM', 'MOTO'] },
  },
  CLIENT_NAME: {
    name: 'CLIENT_NAME',
    description: 'The same on every row.',
    source: 'client.name',
    free_text: true,
    schema: { type: 'string', maxLength: 128 },
  },
  CLIENT_COUNTRY_CODE: {
    name: 'CLIENT_COUNTRY_CODE',
    description: 'ISO 3166-1 alpha-3.',
    source: 'client.country_code',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  INSTALLMENTS_GRACE_PERIOD: {
    name: 'INSTALLMENTS_GRACE_PERIOD',
    description: 'In months.',
    source: 'installments.grace_period',
    credit: true,
    schema: { type: ['integer', 'null'], minimum: 0, maximum: 99 },
  },
  INSTALLMENTS_QUANTITY: {
    name: 'INSTALLMENTS_QUANTITY',
    description: 'The number of installments.',
    source: 'installments.quantity',
    credit: true,
    schema: { type: ['integer', 'null'], minimum: 1, maximum: 99 },
  },
  INSTALLMENTS_CREDIT_TYPE: {
    name: 'INSTALLMENTS_CREDIT_TYPE',
    description: 'The kind of credit.',
    source: 'installments.credit_type',
    credit: true,
    schema: {
      type: ['string', 'null'],
      enum: ['NO_PROMOTION', 'WITHOUT_INTEREST', 'WITH_INTEREST', 'BUY_TODAY_PAY_LATER', null],
    },
  },
  PRESENTMENT_ID: {
    name: 'PRESENTMENT_ID',
    description: 'The id of the presentation.',
    source: 'presentment.id',
    schema: { type: 'string', minLength: 1, maxLength: 256 },
  },
  TRANSACTION_ID_2: {
    name: 'TRANSACTION_ID',
    description: 'The original transaction that led to the presentation.',
    source: 'transaction.id',
    schema: { type: 'string', minLength: 1, maxLength: 256 },
  },
  TRANSACTION_TYPE_2: {
    name: 'TRANSACTION_TYPE',
    description: 'The type of the transaction.',
    source: 'transaction.type',
    schema: { type: 'string', enum: ['PURCHASE', 'WITHDRAWAL', 'EXTRACASH', 'REFUND', 'PAYMENT'] },
  },
  TRANSACTION_AMOUNT_2: {
    name: 'TRANSACTION_AMOUNT',
    description: 'The presented amount, in the merchant\'s currency. It may differ from the authorized amount.',
    source: 'amount.transaction.total',
    schema: { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  SETTLEMENT_AMOUNT_2: {
    name: 'SETTLEMENT_AMOUNT',
    description: 'The presented amount, as the network settles it in SETTLEMENT_CURRENCY. TRANSACTION_AMOUNT is the same in the merchant\'s currency.',
    source: 'presentment.settlement.total',
    schema: { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  SETTLEMENT_CURRENCY_2: {
    name: 'SETTLEMENT_CURRENCY',
    description: 'ISO 4217. The policy `settlement-currency` of the file decides which currency.',
    source: 'presentment.settlement.currency',
    policy: 'settlement-currency',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  DEBT_AMOUNT: {
    name: 'DEBT_AMOUNT',
    description: 'The amount owed to the service: the presented amount less INTERCHANGE_FEE and TAX. Positive if the client pays the\nservice, negative otherwise.\n',
    source: 'presentment.debt.total',
    schema: { type: 'string', pattern: '^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  DEBT_CURRENCY: {
    name: 'DEBT_CURRENCY',
    description: 'ISO 4217. The policy `debt-currency` of the file decides which currency.',
    source: 'presentment.debt.currency',
    policy: 'debt-currency',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  RECONCILIATION_DATE: {
    name: 'RECONCILIATION_DATE',
    description: 'The day on which the network settled.',
    source: 'presentment.reconciliation_date',
    schema: { type: 'string', format: 'date' },
  },
  INTERCHANGE_FEE: {
    name: 'INTERCHANGE_FEE',
    description: 'The interchange that the client earns, in DEBT_CURRENCY, or negative if the client pays it: INTERCHANGE_RATE of the\npresented amount, half a cent rounded away from zero. A REFUND, a PAYMENT and a reversed presentment have the opposite\nsign.\n',
    source: 'presentment.interchange.fee',
    schema: { type: 'string', pattern: '^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  INTERCHANGE_RATE: {
    name: 'INTERCHANGE_RATE',
    description: 'The name of the rate, from the place of use and the product of the card, or CASH for a WITHDRAWAL. In percent of the\npresented amount, the rates are DOMPREPAID 0.80, DOMCREDIT 1.30, DOMDEBIT 0.60 and DOMCASH -0.50 for DOMESTIC\ntransactions, and INTPREPAID 1.10, INTCREDIT 1.60, INTDEBIT 1.10 and INTCASH -0.75 for INTERNATIONAL ones. The client\npays a negative rate.\n',
    source: 'presentment.interchange.rate',
    schema: { type: 'string', pattern: '^[A-Za-z0-9]{1,16}$' },
  },
  TAX: {
    name: 'TAX',
    description: 'Value-added tax on INTERCHANGE_FEE, in DEBT_CURRENCY and with the same sign: for DOMESTIC transactions 21 percent for clients in\nArgentina, 16 in Mexico and 19 in Colombia. None in other countries, and none on INTERNATIONAL transactions.\n',
    source: 'presentment.tax',
    schema: { type: 'string', pattern: '^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
  },
  FUNCTION_CODE: {
    name: 'FUNCTION_CODE',
    description: 'The kind of presentment.',
    source: 'presentment.function_code',
    schema: {
      type: 'string',
      enum: ['FIRST_PRESENTMENT', 'SECOND_PRESENTMENT_FULL', 'SECOND_PRESENTMENT_PARTIAL'],
    },
  },
  REVERSE_PRESENTMENT: {
    name: 'REVERSE_PRESENTMENT',
    description: 'TRUE reverses an earlier presentment.',
    source: 'presentment.reverse',
    schema: { type: 'string', enum: ['TRUE', 'FALSE'] },
  },
  REASON_CODE: {
    name: 'REASON_CODE',
    description: 'The reason of a second presentment.',
    source: 'presentment.reason_code',
    schema: { type: ['string', 'null'], pattern: '^[0-9]{4}$' },
  },
  ICA_ACQUIRER: {
    name: 'ICA_ACQUIRER',
    description: 'The network\'s number of the acquirer.',
    source: 'presentment.acquirer',
    schema: { type: 'string', pattern: '^[0-9]{1,11}$' },
  },
  TAX_ID: {
    name: 'TAX_ID',
    description: 'The merchant\'s tax number. Empty if the network sends none.',
    source: 'merchant.tax_id',
    free_text: true,
    schema: { type: ['string', 'null'], maxLength: 32 },
  },
  CURRENT_INSTALLMENT: {
    name: 'CURRENT_INSTALLMENT',
    description: 'The number of the presented installment.',
    source: 'presentment.current_installment',
    credit: true,
    schema: { type: ['integer', 'null'], minimum: 1, maximum: 99 },
  },
  STATUS_DETAIL_2: {
    name: 'STATUS_DETAIL',
    description: 'CARD_NOT_ACTIVE: the card is CREATED or EMBOSSED. CRYPTO_ERROR: the EMV cryptogram. INVALID_AMOUNT: above the limits of the\naffinity group. NOT_DECLINED: a check of the account with amount zero. ORIGINAL_NOT_FOUND: the reversal of an unknown\ntransaction. RESTRICTED_USER: the user is not ACTIVE. SECURITY_VIOLATION: above the fraud threshold.\nTRANSACTION_NOT_PERMITTED: the affinity group does not allow the type. A value that the client\'s revision does not list is\nwritten as OTHER.\n',
    source: 'transaction.status_detail',
    fallback: 'OTHER',
    schema: {
      type: 'string',
      enum: [
        'CARD_BLOCKED',
        'CARD_DISABLED',
        'CARD_NOT_ACTIVE',
        'CARD_NOT_CONFIGURED',
        'CARD_NOT_FOUND',
        'CRYPTO_ERROR',
        'DUPLICATE_TRANSMISSION_DETECTED',
        'EXPIRED_CARD',
        'EXTRA_FIELDS',
        'INSUFFICIENT_FUNDS',
        'INVALID_AMOUNT',
        'INVALID_CVV',
        'INVALID_EXPIRATION_DATE',
        'INVALID_MERCHANT',
        'INVALID_PIN',
        'INVALID_TRANSACTION',
        'LOST_CARD',
        'MISSING_FIELDS',
        'NOT_DECLINED',
        'ORIGINAL_NOT_FOUND',
        'OTHER',
        'RESTRICTED_USER',
        'SECURITY_VIOLATION',
        'SERVICE_UNAVAILABLE',
        'STOLEN_CARD',
        'SYSTEM_ERROR',
        'APPROVED',
        'TRANSACTION_NOT_PERMITTED',
      ],
    },
  },
} satisfies Record<string, Column>;

// How the files are written, what the names of the currency rules mean, and what a client does with the rows.
export const delivery = {
  description: 'The client fetches the files with a user of its own, which is created with the client\'s SSH public key.',
  protocol: 'SFTP',
  port: 22,
  hosts: { production: '{sftp_host}', development: '{sftp_dev_host}' },
  public_keys: [{ type: 'RSA', bits: 2048 }, { type: 'RSA', bits: 4096 }, { type: 'Ed25519' }],
} as const;
export const format = {
  encoding: 'UTF-8',
  standard: 'RFC 4180',
  separator: ',',
  quote: '"',
  line_end: '\r\n',
  header: true,
  decimal_point: '.',
  empty: 'null',
  quiet_day: 'A file with a header and no rows.',
  formula_neutralisation: {
    description: 'A free-text cell that begins with one of these gets the prefix, so no spreadsheet runs it as a formula.',
    begins_with: ['=', '+', '-', '@', '\t', '\r'],
    prefix: '\'',
  },
} as const;
export const currencyRules = {
  'usd-in-argentina-else-local': { description: 'USD for cards of Argentina and the local currency of the card elsewhere.' },
  'always-usd': { description: 'USD for everybody.' },
  'local-if-domestic-else-usd': {
    description: 'The local currency of the card for DOMESTIC transactions and USD for INTERNATIONAL ones.',
  },
} as const;
export const reconciliation = {
  description: 'What a client does with each transaction that is in the transaction file, in its own books, or in both.',
  rules: [
    {
      service: true,
      client: true,
      same_status: true,
      action: 'NONE',
      mark: 'MATCHING',
      description: 'Nothing to do.',
    },
    {
      service: true,
      client: true,
      same_status: false,
      when: { STATUS: ['APPROVED', 'REJECTED'] },
      action: 'REGISTER_ADJUSTMENT',
      mark: 'MATCHING',
      description: 'Debit or credit the end user if applicable.',
    },
    {
      service: true,
      client: false,
      same_status: false,
      when: { STATUS: ['APPROVED'] },
      action: 'REGISTER_ADJUSTMENT',
      mark: 'MATCHING',
      description: 'Debit or credit the end user.',
    },
    {
      service: true,
      client: false,
      same_status: false,
      when: { STATUS: ['REJECTED', 'HELD'] },
      action: 'NONE',
      mark: 'MATCHING',
      description: 'Nothing moved.',
    },
    {
      service: false,
      client: true,
      same_status: false,
      action: 'IMPOSSIBLE',
      mark: null,
      description: 'This cannot happen. Ask the service.',
    },
    {
      service: true,
      client: true,
      same_status: false,
      when: { STATUS: ['HELD'] },
      action: 'NONE',
      mark: 'MATCHING',
      description: 'Not applicable yet. The file of the day that settles it shows what has moved.',
    },
  ],
  reversals_of_rejected: {
    description: 'A REVERSAL_* row whose original the service has REJECTED has priority over these rules: it takes back a transaction that the\nclient may have approved. Together the two moved nothing. Undo the original if you approved it. If you rejected it or never\nreceived it, register nothing, even if you did not receive the reversal either.\n',
    action: 'UNDO_IF_APPROVED',
  },
  uncollected: {
    description: 'An adjustment that cannot be charged because of insufficient funds is tried again until it is collected. Until then it is a\ndebt between client and end user.\n',
    action: 'KEEP_TRYING',
  },
} as const;

/** The files in the current revision. */
export const settlement: Settlement = {
  files: {
    transactions: {
      title: 'Transaction file',
      description: 'Every card transaction of the day before, approved or not, as it was at the end of the day (UTC). A refund that stopped being\nHELD on the day has a row, too, so everything that moves money is in the file of its day.\n',
      folder: 'transactions',
      name: 'presentations{yyyy}_{mm}_{dd}.csv',
      covers: 'previous-day',
      policies: { 'settlement-currency': 'usd-in-argentina-else-local' },
      columns: [
        columns.TRANSACTION_ID,
        columns.LOCAL_TRANSACTION_DATE_TIME,
        columns.TRANSACTION_TYPE,
        columns.PRODUCT_TYPE,
        columns.PROVIDER,
        columns.AFFINITY_GROUP_ID,
        columns.USER_ID,
        columns.CARD_ID,
        columns.BIN,
        columns.LAST_FOUR,
        columns.ORIGIN,
        columns.MERCHANT_ID,
        columns.MERCHANT_MCC,
        columns.MERCHANT_NAME,
        columns.LOCAL_AMOUNT,
        columns.LOCAL_CURRENCY,
        columns.TRANSACTION_AMOUNT,
        columns.TRANSACTION_CURRENCY,
        columns.SETTLEMENT_AMOUNT,
        columns.SETTLEMENT_CURRENCY,
        columns.ENTRY_MODE,
        columns.STATUS,
        columns.STATUS_DETAIL,
        columns.SOURCE,
        columns.ORIGINAL_TRANSACTION_ID,
        columns.COUNTRY_CODE,
        columns.POINT_TYPE,
        columns.CLIENT_NAME,
        columns.CLIENT_COUNTRY_CODE,
        columns.INSTALLMENTS_GRACE_PERIOD,
        columns.INSTALLMENTS_QUANTITY,
        columns.INSTALLMENTS_CREDIT_TYPE,
      ],
    },
    presentations: {
      title: 'Presentation file',
      description: 'The presentments of the networks on the day before, and the amount that the client owes for each.',
      folder: 'presentations',
      name: 'presentations{yyyy}_{mm}_{dd}.csv',
      covers: 'previous-day',
      policies: {
        'settlement-currency': 'usd-in-argentina-else-local',
        'debt-currency': 'local-if-domestic-else-usd',
      },
      columns: [
        columns.PRESENTMENT_ID,
        columns.TRANSACTION_ID_2,
        columns.LOCAL_TRANSACTION_DATE_TIME,
        columns.TRANSACTION_TYPE_2,
        columns.PRODUCT_TYPE,
        columns.PROVIDER,
        columns.AFFINITY_GROUP_ID,
        columns.USER_ID,
        columns.CARD_ID,
        columns.BIN,
        columns.LAST_FOUR,
        columns.ORIGIN,
        columns.MERCHANT_ID,
        columns.MERCHANT_MCC,
        columns.MERCHANT_NAME,
        columns.TRANSACTION_AMOUNT_2,
        columns.TRANSACTION_CURRENCY,
        columns.SETTLEMENT_AMOUNT_2,
        columns.SETTLEMENT_CURRENCY_2,
        columns.DEBT_AMOUNT,
        columns.DEBT_CURRENCY,
        columns.RECONCILIATION_DATE,
        columns.INTERCHANGE_FEE,
        columns.INTERCHANGE_RATE,
        columns.TAX,
        columns.FUNCTION_CODE,
        columns.REVERSE_PRESENTMENT,
        columns.REASON_CODE,
        columns.ICA_ACQUIRER,
        columns.TAX_ID,
        columns.INSTALLMENTS_GRACE_PERIOD,
        columns.INSTALLMENTS_QUANTITY,
        columns.CURRENT_INSTALLMENT,
        columns.INSTALLMENTS_CREDIT_TYPE,
      ],
    },
  },
};

const axes: readonly Axis[] = ['settlement-currency', 'settlement-status-detail'];

const variants: Readonly<Record<string, Settlement>> = {
  'settlement-currency=older': {
    files: {
      transactions: { ...settlement.files.transactions, policies: { 'settlement-currency': 'always-usd' } },
      presentations: {
        ...settlement.files.presentations,
        policies: {
          'settlement-currency': 'local-if-domestic-else-usd',
          'debt-currency': 'local-if-domestic-else-usd',
        },
      },
    },
  },
  'settlement-status-detail=reduced': {
    files: {
      transactions: {
        ...settlement.files.transactions,
        columns: [
          columns.TRANSACTION_ID,
          columns.LOCAL_TRANSACTION_DATE_TIME,
          columns.TRANSACTION_TYPE,
          columns.PRODUCT_TYPE,
          columns.PROVIDER,
          columns.AFFINITY_GROUP_ID,
          columns.USER_ID,
          columns.CARD_ID,
          columns.BIN,
          columns.LAST_FOUR,
          columns.ORIGIN,
          columns.MERCHANT_ID,
          columns.MERCHANT_MCC,
          columns.MERCHANT_NAME,
          columns.LOCAL_AMOUNT,
          columns.LOCAL_CURRENCY,
          columns.TRANSACTION_AMOUNT,
          columns.TRANSACTION_CURRENCY,
          columns.SETTLEMENT_AMOUNT,
          columns.SETTLEMENT_CURRENCY,
          columns.ENTRY_MODE,
          columns.STATUS,
          columns.STATUS_DETAIL_2,
          columns.SOURCE,
          columns.ORIGINAL_TRANSACTION_ID,
          columns.COUNTRY_CODE,
          columns.POINT_TYPE,
          columns.CLIENT_NAME,
          columns.CLIENT_COUNTRY_CODE,
          columns.INSTALLMENTS_GRACE_PERIOD,
          columns.INSTALLMENTS_QUANTITY,
          columns.INSTALLMENTS_CREDIT_TYPE,
        ],
      },
      presentations: settlement.files.presentations,
    },
  },
  'settlement-currency=older,settlement-status-detail=reduced': {
    files: {
      transactions: {
        ...settlement.files.transactions,
        policies: { 'settlement-currency': 'always-usd' },
        columns: [
          columns.TRANSACTION_ID,
          columns.LOCAL_TRANSACTION_DATE_TIME,
          columns.TRANSACTION_TYPE,
          columns.PRODUCT_TYPE,
          columns.PROVIDER,
          columns.AFFINITY_GROUP_ID,
          columns.USER_ID,
          columns.CARD_ID,
          columns.BIN,
          columns.LAST_FOUR,
          columns.ORIGIN,
          columns.MERCHANT_ID,
          columns.MERCHANT_MCC,
          columns.MERCHANT_NAME,
          columns.LOCAL_AMOUNT,
          columns.LOCAL_CURRENCY,
          columns.TRANSACTION_AMOUNT,
          columns.TRANSACTION_CURRENCY,
          columns.SETTLEMENT_AMOUNT,
          columns.SETTLEMENT_CURRENCY,
          columns.ENTRY_MODE,
          columns.STATUS,
          columns.STATUS_DETAIL_2,
          columns.SOURCE,
          columns.ORIGINAL_TRANSACTION_ID,
          columns.COUNTRY_CODE,
          columns.POINT_TYPE,
          columns.CLIENT_NAME,
          columns.CLIENT_COUNTRY_CODE,
          columns.INSTALLMENTS_GRACE_PERIOD,
          columns.INSTALLMENTS_QUANTITY,
          columns.INSTALLMENTS_CREDIT_TYPE,
        ],
      },
      presentations: {
        ...settlement.files.presentations,
        policies: {
          'settlement-currency': 'local-if-domestic-else-usd',
          'debt-currency': 'local-if-domestic-else-usd',
        },
      },
    },
  },
};

/** The settlement files of a revision. Any combination of values works. */
export const settlementFor = (revision: Revision): Settlement => variants[variantOf(revision, axes)] ?? settlement;
