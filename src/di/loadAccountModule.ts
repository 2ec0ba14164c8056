import type { Container } from 'inversify';
import { accountModule } from './accountModule';
import { AuthenticatorGatewayToken } from './tokens/accountTokens';

/** Adds the account's module unless it is there: both the sign-in page and the shell may be the first to need it. */
export function loadAccountModule(container: Container): void {
  if (!container.isBound(AuthenticatorGatewayToken)) container.load(accountModule);
}
