import type { SecondFactorGateway } from '../ports/SecondFactorGateway';

/** Counts the authenticators of an ID token's user; a user unknown to the backend has none. */
export class CountAuthenticators {
  constructor(private readonly secondFactor: SecondFactorGateway) {}

  async execute(idToken: string): Promise<number> {
    const options = await this.secondFactor.options(idToken);
    return options.ok ? options.value.filter(({ type }) => type === 'totp').length : 0;
  }
}
