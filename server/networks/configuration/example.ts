/** An example file: a processor that requests decisions, and a bank that receives orders and reports. */
export const EXAMPLE = `networks:
  processor:
    reports:
      scopes: [network:card]
      keys: { public_key_file: processor.pub }
    stand_in: { decision: approve, up_to: { ARS: '5000.00' } }
  bank-south:
    calls:
      connector: http
      address: https://bank-south.example/contrato
      serves: [bank-arg]
      authentication: { kind: bearer, token: { env: BANK_SOUTH_TOKEN } }
    reports:
      scopes: [network:bank-arg]
      keys: { jwks_file: bank-south.jwks }
`;
