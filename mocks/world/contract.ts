import type { operations as SandboxOperations } from '../../generated/types/sandbox';

declare module '../../server/platform/http/operation' {
  interface Operations extends SandboxOperations {}
}

/** The operations of the sandbox's own document. */
export type SandboxOperationId = keyof SandboxOperations;
