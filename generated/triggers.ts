// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
/** Operation → place in its request → the values that force an outcome there. */
export const triggers = {
  createTransaction: {
    'body:/total_amount': [
      {
        value: '66666.66',
        outcome: 'FRAUD_SCORING_REJECTED',
        description: 'In a sandbox, makes the fraud engine refuse the movement.',
      },
    ],
  },
  createP2PTransaction: {
    'body:/total_amount': [
      {
        value: '66666.66',
        outcome: 'FRAUD_SCORING_REJECTED',
        description: 'In a sandbox, makes the fraud engine refuse the movement.',
      },
    ],
  },
  createCashInIntent: {
    'body:/amount': [
      {
        value: '66666.66',
        outcome: 'REJECTED',
        description: 'The network refuses the intent.',
      },
    ],
  },
  getDestinationInformation: {
    'path:/id-value': [
      {
        value: 'sol.mar.viento',
        outcome: 'DESTINATION_ACTIVE',
        description: 'An account at a bank.',
      },
      {
        value: '0720001400000012345674',
        outcome: 'DESTINATION_INACTIVE',
        description: 'An account at a bank that accepts no money.',
      },
    ],
  },
  createTransfer: {
    'body:/amount/value': [
      { value: 66666.66, outcome: 'FAILED', description: 'The network refuses at once.' },
      {
        value: 77777.77,
        outcome: 'IN_PROGRESS_SUCCESS',
        description: 'IN_PROGRESS, and SUCCESS a minute later.',
      },
      {
        value: 88888.88,
        outcome: 'IN_PROGRESS_FAILED',
        description: 'IN_PROGRESS, and FAILED a minute later.',
      },
    ],
  },
  lookupPixKey: {
    'path:/key': [
      {
        value: 'mariana.costa@example.com',
        outcome: 'PIX_KEY_FOUND',
        description: 'A key at another bank.',
      },
    ],
  },
  createPixTransfer: {
    'body:/value': [
      { value: 66666.66, outcome: 'FAILED', description: 'The network refuses at once.' },
      {
        value: 77777.77,
        outcome: 'IN_PROGRESS_SUCCESS',
        description: 'IN_PROGRESS, and SUCCESS a minute later.',
      },
      {
        value: 88888.88,
        outcome: 'IN_PROGRESS_FAILED',
        description: 'IN_PROGRESS, and FAILED a minute later.',
      },
    ],
  },
  authorizeAtNetwork: {
    'body:/condition': [
      {
        value: 'CRYPTOGRAM_WRONG',
        outcome: 'CRYPTO_ERROR',
        description: 'The chip\'s cryptogram does not verify.',
      },
      {
        value: 'FIELD_MISSING',
        outcome: 'MISSING_FIELDS',
        description: 'The network\'s message lacks a field.',
      },
      {
        value: 'FIELD_UNKNOWN',
        outcome: 'EXTRA_FIELDS',
        description: 'The network\'s message has an unknown field.',
      },
      {
        value: 'MESSAGE_INVALID',
        outcome: 'INVALID_TRANSACTION',
        description: 'The network\'s message is not valid.',
      },
      {
        value: 'MERCHANT_UNKNOWN',
        outcome: 'INVALID_MERCHANT',
        description: 'The network does not know the merchant.',
      },
      {
        value: 'FRAUD_THRESHOLD',
        outcome: 'SECURITY_VIOLATION',
        description: 'The fraud score passes the threshold.',
      },
      {
        value: 'FRAUD_ENGINE',
        outcome: 'REJECTED_FRAUD',
        description: 'In a sandbox, makes the fraud engine refuse the movement.',
      },
      {
        value: 'PROCESSOR_DOWN',
        outcome: 'SERVICE_UNAVAILABLE',
        description: 'A part of the processor cannot be reached.',
      },
      {
        value: 'PROCESSOR_FAULT',
        outcome: 'SYSTEM_ERROR',
        description: 'A part of the processor fails.',
      },
      {
        value: 'PROCESSOR_BUG',
        outcome: 'INTERNAL_ERROR',
        description: 'The processor itself fails.',
      },
      { value: 'UNCLASSIFIED', outcome: 'OTHER', description: 'Any other reason.' },
    ],
  },
  forceAtNetwork: {
    'body:/condition': [
      {
        value: 'CRYPTOGRAM_WRONG',
        outcome: 'CRYPTO_ERROR',
        description: 'The chip\'s cryptogram does not verify.',
      },
      {
        value: 'FIELD_MISSING',
        outcome: 'MISSING_FIELDS',
        description: 'The network\'s message lacks a field.',
      },
      {
        value: 'FIELD_UNKNOWN',
        outcome: 'EXTRA_FIELDS',
        description: 'The network\'s message has an unknown field.',
      },
      {
        value: 'MESSAGE_INVALID',
        outcome: 'INVALID_TRANSACTION',
        description: 'The network\'s message is not valid.',
      },
      {
        value: 'MERCHANT_UNKNOWN',
        outcome: 'INVALID_MERCHANT',
        description: 'The network does not know the merchant.',
      },
      {
        value: 'FRAUD_THRESHOLD',
        outcome: 'SECURITY_VIOLATION',
        description: 'The fraud score passes the threshold.',
      },
      {
        value: 'FRAUD_ENGINE',
        outcome: 'REJECTED_FRAUD',
        description: 'In a sandbox, makes the fraud engine refuse the movement.',
      },
      {
        value: 'PROCESSOR_DOWN',
        outcome: 'SERVICE_UNAVAILABLE',
        description: 'A part of the processor cannot be reached.',
      },
      {
        value: 'PROCESSOR_FAULT',
        outcome: 'SYSTEM_ERROR',
        description: 'A part of the processor fails.',
      },
      {
        value: 'PROCESSOR_BUG',
        outcome: 'INTERNAL_ERROR',
        description: 'The processor itself fails.',
      },
      { value: 'UNCLASSIFIED', outcome: 'OTHER', description: 'Any other reason.' },
    ],
  },
} as const;

export interface Trigger {
  value: string | number | boolean;
  outcome: string;
  description: string;
}

/**
 * Returns the outcome that a value forces at a place (`body:/total_amount`) of an operation's request, or undefined.
 */
export const triggered = (operationId: keyof typeof triggers, place: string, value: unknown): string | undefined =>
  (triggers[operationId] as Readonly<Record<string, readonly Trigger[]>>)[place]?.find((trigger) => trigger.value === value)
    ?.outcome;
