/** The contract of the sandbox's controls. */
export { default as controlsDocument } from '../../generated/documents/sandbox.json';

/** The path below which the sandbox's controls lie. */
export const CONTROLS = '/sandbox/v1';

/** The scope that they ask for. */
export const CONTROL_SCOPE = 'sandbox:control';
