// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/openapi';

export type paths = Omit<base.paths, keyof changed_paths | '/oauth/token/revoke'> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations | 'revokeToken'> & changed_operations;
export type components = {
  schemas: base.components['schemas'];
  responses: base.components['responses'];
  parameters: base.components['parameters'];
  requestBodies: base.components['requestBodies'];
  headers: base.components['headers'];
};

export type changed_paths = Record<string, never>;
export interface changed_components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type changed_operations = Record<string, never>;
