/**
 * The defaults of fields in bodies, by schema, each with the code that takes it where the field is left out. The
 * service fills in the defaults of parameters but keeps a body as it was sent: two requests with one idempotency key
 * are compared as they were written.
 */
export const FILLED_DEFAULTS: Readonly<Record<string, { value: unknown; by: string }>> = {
  'ApiKeyRotation.lead_seconds': { value: 0, by: 'mocks/world/operations/clients/api-keys.ts' },
  'ApiKeyRotation.overlap_seconds': { value: 86_400, by: 'mocks/world/operations/clients/api-keys.ts' },
  'FaultCreate.times': { value: 1, by: 'mocks/world/operations/controls/faults.ts' },
  'FaultCreate.retry_after': { value: 1, by: 'mocks/world/operations/controls/faults.ts' },
  'DeliveryFaultCreate.times': { value: 1, by: 'mocks/world/operations/controls/delivery-faults.ts' },
  'DeliveryFaultCreate.delay_seconds': { value: 60, by: 'mocks/world/operations/controls/delivery-faults.ts' },
  'InstallmentsInput.grace_period': { value: 0, by: 'mocks/world/operations/card-transactions/message.ts' },
  'Clearing.reverse': { value: false, by: 'server/card-processing/clearing.ts' },
  'SandboxDestinationCreate.active': { value: true, by: 'mocks/world/operations/bank/external-account.ts' },
  'AffinityGroupCreate.innominate': { value: false, by: 'server/cards/agreed-group.ts' },
  'AffinityGroupCreate.months_to_expiration': { value: 60, by: 'server/cards/agreed-group.ts' },
  'MessageInstallments.grace_period': { value: 0, by: 'server/networks/card/messages.ts' },
  'CardAuthorizationMessage.repeat': { value: false, by: 'server/networks/card/messages.ts' },
  'AccountVerificationMessage.repeat': { value: false, by: 'server/networks/card/messages.ts' },
  'CardAdviceMessage.repeat': { value: false, by: 'server/networks/card/messages.ts' },
  'CardClearingMessage.reverse': { value: false, by: 'server/card-processing/clearing.ts' },
};
