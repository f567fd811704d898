import type { ErrorCode } from '../../../../generated/errors';

/** The fields of a card that can be shown, in the contract's words (`SensitiveField`). */
export type SensitiveField = 'pan' | 'code' | 'pin' | 'name' | 'expiration';

/** Everything that the pages say. */
export interface Texts {
  card: {
    title: string;
    /** In the list, and for screen readers in the card. */
    labels: Record<SensitiveField, string>;
    /** The label next to the value on the card, where there is little space. */
    captions: Record<'expiration' | 'code' | 'pin', string>;
    copy: string;
    copied: string;
    copyFailed: string;
    nothing: string;
  };
  activation: {
    title: string;
    lead: string;
    pan: string;
    panHint: string;
    pin: string;
    pinHint: string;
    submit: string;
    busy: string;
    /** The form's own message before it sends anything. */
    badPan: string;
    badPin: string;
    /** For a number that is not a card of the user's: unlike on the other page, the user can mend it. */
    unknownPan: string;
    done: string;
    doneLead: string;
  };
  errors: Record<PageErrorCode, string>;
  /** Before the id of the request. */
  reference: string;
}

/** The codes that a hosted page can answer. */
export type PageErrorCode = Extract<
  ErrorCode,
  | 'INVALID_REQUEST'
  | 'INVALID_SUCCESS_LINK'
  | 'INVALID_END_USER_TOKEN'
  | 'CARD_NOT_FOUND'
  | 'CARD_NOT_EMBOSSED'
  | 'USER_NOT_ACTIVE'
  | 'INVALID_PIN'
  | 'USER_DATA_INCOMPLETE'
  | 'AFFINITY_GROUP_MISMATCH'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'INTERNAL_ERROR'
  | 'SERVICE_UNAVAILABLE'
>;
