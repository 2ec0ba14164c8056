import { TurnOnEmailedCodes } from '@/application/session/secondFactor/TurnOnEmailedCodes';
import { RemoveSecondFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import { RelabelAuthenticator } from '@/application/session/secondFactor/RelabelAuthenticator';
import type { Container } from 'inversify';
import { accountText } from '@/presentation/account/accountText';
import { AddingStore } from '@/presentation/account/AddingStore';
import { EmailedCodesStore } from '@/presentation/account/EmailedCodesStore';
import { SecondFactorsStore } from '@/presentation/account/SecondFactorsStore';
import { once } from '@/infrastructure/system/kernel/once';
import { SpokenLanguage } from '@/presentation/account/SpokenLanguage';
import { AuthenticatorGatewayToken, IdentityProviderToken, SecondFactorGatewayToken } from './tokens';
import type { Toasts } from '@/presentation/kit/Toasts';
import type { AccountStores } from '@/presentation/account/AccountStores';
import { createRequireRecentSignIn } from './account';

/** The stores of the account page: the signed-in user's second factors. */
export function createAccountStores(
  container: Container,
  toasts: Toasts,
  sessionPages: AccountStores['sessionPages'],
): AccountStores {
  const spoken = new SpokenLanguage();
  return {
    sessionPages,
    spoken,
    own: once(async () => (await import('./ownAccount')).createOwnAccountStores(container, spoken)),
    adding: onAdded => new AddingStore(onAdded),
    emailedCodes: onAdded =>
      new EmailedCodesStore(
        new TurnOnEmailedCodes(
          container.get(SecondFactorGatewayToken),
          container.get(IdentityProviderToken),
          createRequireRecentSignIn(container),
        ),
        onAdded,
      ),
    secondFactors: () =>
      new SecondFactorsStore(
        {
          authenticators: container.get(AuthenticatorGatewayToken),
          relabelAuthenticator: new RelabelAuthenticator(
            container.get(AuthenticatorGatewayToken),
            createRequireRecentSignIn(container),
          ),
          removeSecondFactor: new RemoveSecondFactor(
            container.get(AuthenticatorGatewayToken),
            createRequireRecentSignIn(container),
          ),
        },
        (what, label) => toasts.success(accountText(`factors.${what}`, { label })),
      ),
  };
}
