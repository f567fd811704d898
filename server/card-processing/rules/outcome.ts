import { transitionFor } from '../../kernel/lifecycle';
import { type CardTransaction, cardTransactionMachine, type StatusDetail } from './transaction';

function decided(to: 'AUTHORIZED' | 'REJECTED'): CardTransaction['state'] {
  const step = { cause: 'card-authorization', from: 'PENDING', to };
  return transitionFor(cardTransactionMachine, step).to as CardTransaction['state'];
}

/** The transaction once it is approved: all of it is charged. A mere check of the card was not declined. */
export function approved(draft: CardTransaction, decidedBy: CardTransaction['decidedBy']): CardTransaction {
  return {
    ...draft,
    state: decided('AUTHORIZED'),
    statusDetail: draft.transactionAmount === 0n ? 'NOT_DECLINED' : 'APPROVED',
    decidedBy,
    chargedAmount: draft.transactionAmount,
    charged: draft.localAmount,
    pendingUntil: null,
  };
}

/** The transaction once it is rejected: nothing of it is charged. */
export function rejected(
  draft: CardTransaction,
  statusDetail: StatusDetail,
  decidedBy: CardTransaction['decidedBy'],
): CardTransaction {
  const state = decided('REJECTED');
  return { ...draft, state, statusDetail, decidedBy, chargedAmount: 0n, charged: 0n, pendingUntil: null };
}

/**
 * The transaction while its client decides: until then the amount counts as spent.
 * @param until by the machine's clock
 */
export function pending(draft: CardTransaction, until: number): CardTransaction {
  return { ...draft, chargedAmount: draft.transactionAmount, charged: draft.localAmount, pendingUntil: until };
}

/**
 * A question for no amount, once the account has said whether it can be used.
 * @param accountStatus null where there is no account
 */
export function usable(draft: CardTransaction, accountStatus: string | null): CardTransaction {
  return accountStatus === 'ACTIVE' ? approved(draft, 'LEDGER') : rejected(draft, 'OTHER', 'LEDGER');
}
