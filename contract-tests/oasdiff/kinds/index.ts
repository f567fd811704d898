import { CARRIER_KINDS } from './carriers';
import type { Kind } from './kind';
import { OBJECT_KINDS } from './objects';
import { OPERATION_KINDS } from './operations';
import { VALUE_KINDS } from './values';

/** Every kind of change. */
export const KINDS: readonly Kind[] = [...OPERATION_KINDS, ...CARRIER_KINDS, ...VALUE_KINDS, ...OBJECT_KINDS];
