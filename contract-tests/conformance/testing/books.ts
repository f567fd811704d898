/** The parts of a call that the test client reads. */
export interface CardCall {
  transaction: { id: string; type: string; original_transaction_id: string | null };
  user: { id: string };
  amount: { local: { total: number } };
}

export interface Decision {
  status: string;
  message: string;
  status_detail: string;
}

/** The balances of a test client, in hundredths. Nothing in here knows of keys: what comes twice counts twice. */
export class TestBooks {
  private readonly balances = new Map<string, number>();

  constructor(private readonly opening: number) {}

  balance(userId: string): number {
    return this.balances.get(userId) ?? this.opening;
  }

  add(userId: string, hundredths: number): void {
    this.balances.set(userId, this.balance(userId) + hundredths);
  }

  decide({ user, amount }: CardCall): Decision {
    const hundredths = Math.round(amount.local.total * 100);
    if (this.balance(user.id) < hundredths) {
      return { status: 'REJECTED', message: 'The balance is too low.', status_detail: 'INSUFFICIENT_FUNDS' };
    }
    this.add(user.id, -hundredths);
    return { status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' };
  }
}
