import type { components } from '../../../generated/types/openapi';
import type { LocalizedText } from '../store/tables';

type Schemas = components['schemas'];
type Reason = NonNullable<Schemas['ActivityRejectionReason']>;

const text = (english: string, spanish: string, portuguese: string): LocalizedText => ({
  'en-US': english,
  'es-AR': spanish,
  'pt-BR': portuguese,
});

const limit = (english: string, spanish: string, portuguese: string): LocalizedText =>
  text(`The ${english} limit is reached.`, `Se alcanzó el límite ${spanish}.`, `O limite ${portuguese} foi atingido.`);

/** Every reason in words. A reason of the contract that has none does not compile. */
const MESSAGES: Readonly<Record<Reason, LocalizedText>> = {
  INSUFFICIENT_FUNDS: text('The balance is not sufficient.', 'El saldo no es suficiente.', 'O saldo não é suficiente.'),
  ACCOUNT_DISABLED: text('The account is disabled.', 'La cuenta está inhabilitada.', 'A conta está desativada.'),
  ACCOUNT_FROZEN: text('The account is frozen.', 'La cuenta está congelada.', 'A conta está congelada.'),
  MONTHLY_AMOUNT_LIMIT_REACHED: limit('monthly', 'mensual', 'mensal'),
  DAILY_AMOUNT_LIMIT_REACHED: limit('daily', 'diario', 'diário'),
  CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED: limit("client's monthly", 'mensual del cliente', 'mensal do cliente'),
  CLIENT_DAILY_AMOUNT_LIMIT_REACHED: limit("client's daily", 'diario del cliente', 'diário do cliente'),
  BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED: limit(
    "bridge account's monthly",
    'mensual de la cuenta puente',
    'mensal da conta ponte',
  ),
  BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED: limit(
    "bridge account's daily",
    'diario de la cuenta puente',
    'diário da conta ponte',
  ),
  BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED: limit(
    "bridge account's amount",
    'de monto de la cuenta puente',
    'de valor da conta ponte',
  ),
  MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED: limit(
    "bridge account's funding",
    'de fondeo de la cuenta puente',
    'de aporte da conta ponte',
  ),
  PROCESS_TIME_EXPIRED: text(
    'The time to process it had passed.',
    'Venció el plazo para procesarla.',
    'O prazo para processá-la venceu.',
  ),
  SOURCE_ACCOUNT_TX_REJECTED: text(
    'The source account refused.',
    'La cuenta de origen la rechazó.',
    'A conta de origem recusou.',
  ),
  DESTINATION_ACCOUNT_TX_REJECTED: text(
    'The destination account refused.',
    'La cuenta de destino la rechazó.',
    'A conta de destino recusou.',
  ),
  FRAUD_SCORING_REJECTED: text(
    'It was refused for security.',
    'Se rechazó por seguridad.',
    'Foi recusada por segurança.',
  ),
  DESTINATION_REJECTED: text(
    'The destination refused the transfer.',
    'El destino rechazó la transferencia.',
    'O destino recusou a transferência.',
  ),
  DESTINATION_ACCOUNT_NOT_ACTIVE: text(
    'The destination account is not active.',
    'La cuenta de destino no está activa.',
    'A conta de destino não está ativa.',
  ),
  NETWORK_UNAVAILABLE: text(
    'The bank network is not available.',
    'La red bancaria no está disponible.',
    'A rede bancária não está disponível.',
  ),
  WRONG_CASH_TOKEN: text('The token is wrong.', 'El código es incorrecto.', 'O código está incorreto.'),
  CARD_BLOCKED: text('The card is blocked.', 'La tarjeta está bloqueada.', 'O cartão está bloqueado.'),
  CARD_DISABLED: text('The card is disabled.', 'La tarjeta está inhabilitada.', 'O cartão está desativado.'),
  CARD_NOT_ACTIVE: text(
    'The card is not active yet.',
    'La tarjeta aún no está activa.',
    'O cartão ainda não está ativo.',
  ),
  CARD_NOT_CONFIGURED: text(
    'The card can not be used yet.',
    'La tarjeta aún no puede usarse.',
    'O cartão ainda não pode ser usado.',
  ),
  CARD_NOT_FOUND: text('There is no such card.', 'La tarjeta no existe.', 'O cartão não existe.'),
  CRYPTO_ERROR: text(
    'The chip could not be verified.',
    'No se pudo verificar el chip.',
    'Não foi possível verificar o chip.',
  ),
  DUPLICATE_TRANSMISSION_DETECTED: text('It was sent twice.', 'Se envió dos veces.', 'Foi enviada duas vezes.'),
  EXPIRED_CARD: text('The card has expired.', 'La tarjeta está vencida.', 'O cartão está vencido.'),
  EXTRA_FIELDS: text(
    'The request holds too much.',
    'La solicitud contiene datos de más.',
    'A solicitação contém dados a mais.',
  ),
  INTERNAL_ERROR: text('An internal error occurred.', 'Hubo un error de nuestro lado.', 'Houve um erro do nosso lado.'),
  INVALID_AMOUNT: text('The amount is not allowed.', 'El monto no está permitido.', 'O valor não é permitido.'),
  INVALID_CVV: text(
    'The security code is wrong.',
    'El código de seguridad es incorrecto.',
    'O código de segurança está incorreto.',
  ),
  INVALID_EXPIRATION_DATE: text(
    'The expiration date is wrong.',
    'La fecha de vencimiento es incorrecta.',
    'A data de validade está incorreta.',
  ),
  INVALID_MERCHANT: text('The merchant is not valid.', 'El comercio no es válido.', 'O estabelecimento não é válido.'),
  INVALID_PIN: text('The PIN is wrong.', 'El PIN es incorrecto.', 'A senha está incorreta.'),
  INVALID_TRANSACTION: text(
    'The transaction is not valid.',
    'La transacción no es válida.',
    'A transação não é válida.',
  ),
  LOST_CARD: text(
    'The card was reported lost.',
    'La tarjeta fue denunciada como perdida.',
    'O cartão foi informado como perdido.',
  ),
  MISSING_FIELDS: text('The request lacks something.', 'Faltan datos en la solicitud.', 'Faltam dados na solicitação.'),
  ORIGINAL_NOT_FOUND: text(
    'The original transaction is unknown.',
    'No se encontró la transacción original.',
    'A transação original não foi encontrada.',
  ),
  OTHER: text('It was refused.', 'Se rechazó.', 'Foi recusada.'),
  REJECTED_FRAUD: text('It was refused for security.', 'Se rechazó por seguridad.', 'Foi recusada por segurança.'),
  RESTRICTED_USER: text('The user is blocked.', 'El usuario está bloqueado.', 'O usuário está bloqueado.'),
  SECURITY_VIOLATION: text('It was refused for security.', 'Se rechazó por seguridad.', 'Foi recusada por segurança.'),
  SERVICE_UNAVAILABLE: text(
    'The service is not available.',
    'El servicio no está disponible.',
    'O serviço não está disponível.',
  ),
  STOLEN_CARD: text(
    'The card was reported stolen.',
    'La tarjeta fue denunciada como robada.',
    'O cartão foi informado como roubado.',
  ),
  SYSTEM_ERROR: text('The system failed.', 'Falló el sistema.', 'O sistema falhou.'),
  TRANSACTION_NOT_PERMITTED: text('The card does not allow it.', 'La tarjeta no lo permite.', 'O cartão não permite.'),
};

/** A reason in words, in every language there is. */
export function rejectionMessage(reason: string | null): LocalizedText | null {
  return reason === null ? null : (MESSAGES[reason as Reason] ?? null);
}
