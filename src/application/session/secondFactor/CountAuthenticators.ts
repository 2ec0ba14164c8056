import type { SecondFactorGateway } from '../ports/SecondFactorGateway';

/** How many authenticators the bearer of an ID token has; somebody whom the backend does not know yet has none. */
export class CountAuthenticators {
  constructor(private readonly secondFactor: SecondFactorGateway) {}

  async execute(idToken: string): Promise<number> {
    const options = await this.secondFactor.options(idToken);
    return options.ok ? options.value.filter(({ type }) => type === 'totp').length : 0;
  }
}
