/** The rates between currencies. */
export interface ExchangeRates {
  /**
   * Units of `to` for one of `from`: decimal text as `1450.25`, or a quotient of two as `1/1450`; null when either
   * currency is unknown.
   * @param from ISO 4217;
   * @param at milliseconds since the epoch
   * @throws when the source can't be reached
   */
  rate(from: string, to: string, at: number): Promise<string | null>;
}

declare module '../ports' {
  interface Ports {
    exchangeRates: ExchangeRates;
  }
}
