import { ContainerModule, type Container } from 'inversify';
import { AddAuthenticator } from '@/application/session/secondFactor/AddAuthenticator';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { CheckResetLink } from '@/application/session/password/CheckResetLink';
import { CountAuthenticators } from '@/application/session/secondFactor/CountAuthenticators';
import { CreateAccount } from '@/application/session/password/CreateAccount';
import { FinishSingleSignOn } from '@/application/session/singleSignOn/FinishSingleSignOn';
import { ListSecondFactors } from '@/application/session/secondFactor/ListSecondFactors';
import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';
import { PrepareAuthenticator } from '@/application/session/secondFactor/PrepareAuthenticator';
import { ProveMailbox } from '@/application/session/secondFactor/ProveMailbox';
import { RelabelAuthenticator } from '@/application/session/secondFactor/RelabelAuthenticator';
import { RemoveSecondFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import { ResetPassword } from '@/application/session/password/ResetPassword';
import { TurnOnEmailedCodes } from '@/application/session/secondFactor/TurnOnEmailedCodes';
import { regionOf } from '@/domain/kernel/regionOf';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { once } from '@/infrastructure/system/kernel/once';
import { ZxcvbnPasswordEstimator, type EstimateGuesses } from '@/infrastructure/system/session/ZxcvbnPasswordEstimator';
import { unreachable } from '@/infrastructure/system/kernel/unreachable';
import { LibraryQrEncoder } from '@/infrastructure/system/session/LibraryQrEncoder';
import * as t from './tokens/accountTokens';
import * as s from './tokens/sessionTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, LoggerToken, RandomToken } from './tokens/kernelTokens';
import { AuthenticatorGatewayToken } from './tokens/accountTokens';

/** New accounts, links from emails, second factors, and coming back from a provider. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(t.AuthenticatorGatewayToken)
    .toResolvedValue(
      backend =>
        lazyAdapter<AuthenticatorGateway>(
          async () => {
            const { AxiosAuthenticatorGateway } =
              await import('@/infrastructure/http/session/AxiosAuthenticatorGateway');
            return new AxiosAuthenticatorGateway(backend);
          },
          {
            register: unreachable,
            list: unreachable,
            relabel: unreachable,
            remove: unreachable,
            removeEmail: unreachable,
          },
        ),
      [BackendClientToken],
    )
    .inSingletonScope();
  bind(t.QrEncoderToken).toConstantValue(new LibraryQrEncoder(() => import('qrcode')));
  bind(t.PasswordEstimatorToken).toConstantValue(new ZxcvbnPasswordEstimator(once(loadZxcvbn)));
  bind(t.RequireRecentSignInToken).toResolvedValue(
    reauthenticate => new RequireRecentSignIn(reauthenticate),
    [s.ReauthenticateToken],
  );
  bind(t.CreateAccountToken).toResolvedValue(
    (identity, estimator) => new CreateAccount(identity, estimator),
    [s.IdentityProviderToken, t.PasswordEstimatorToken],
  );
  bind(t.PrepareAuthenticatorToken).toResolvedValue(
    (random, qrEncoder, { dashboardTitle, firebase }) =>
      new PrepareAuthenticator(random, qrEncoder, {
        product: dashboardTitle,
        region: regionOf(firebase.projectId) === 'Australia' ? 'AUS' : 'UK',
      }),
    [RandomToken, t.QrEncoderToken, EnvironmentToken],
  );
  bind(t.AddAuthenticatorToken).toResolvedValue(
    (gateway, identity, requireRecentSignIn) => new AddAuthenticator(gateway, identity, requireRecentSignIn),
    [t.AuthenticatorGatewayToken, s.IdentityProviderToken, t.RequireRecentSignInToken],
  );
  bind(t.CountAuthenticatorsToken).toResolvedValue(
    secondFactor => new CountAuthenticators(secondFactor),
    [s.SecondFactorGatewayToken],
  );
  bind(t.ProveMailboxToken).toResolvedValue(
    secondFactor => new ProveMailbox(secondFactor),
    [s.SecondFactorGatewayToken],
  );
  bind(t.TurnOnEmailedCodesToken).toResolvedValue(
    (secondFactor, identity, requireRecentSignIn) =>
      new TurnOnEmailedCodes(secondFactor, identity, requireRecentSignIn),
    [s.SecondFactorGatewayToken, s.IdentityProviderToken, t.RequireRecentSignInToken],
  );
  bind(t.ListSecondFactorsToken).toResolvedValue(
    gateway => new ListSecondFactors(gateway),
    [t.AuthenticatorGatewayToken],
  );
  bind(t.RelabelAuthenticatorToken).toResolvedValue(
    (gateway, requireRecentSignIn) => new RelabelAuthenticator(gateway, requireRecentSignIn),
    [t.AuthenticatorGatewayToken, t.RequireRecentSignInToken],
  );
  bind(t.RemoveSecondFactorToken).toResolvedValue(
    (gateway, requireRecentSignIn) => new RemoveSecondFactor(gateway, requireRecentSignIn),
    [t.AuthenticatorGatewayToken, t.RequireRecentSignInToken],
  );
  bind(t.CheckResetLinkToken).toResolvedValue(identity => new CheckResetLink(identity), [s.IdentityProviderToken]);
  bind(t.ResetPasswordToken).toResolvedValue(
    (identity, estimator, signIn, logger) => new ResetPassword(identity, estimator, signIn, logger),
    [s.IdentityProviderToken, t.PasswordEstimatorToken, s.SignInToken, LoggerToken],
  );
  bind(t.FinishSingleSignOnToken).toResolvedValue(
    (gateway, vault, identity, secondFactor, clock, openSession) =>
      new FinishSingleSignOn({ gateway, vault, identity, secondFactor, clock }, openSession),
    [
      s.SingleSignOnGatewayToken,
      s.SingleSignOnVaultToken,
      s.IdentityProviderToken,
      s.SecondFactorGatewayToken,
      ClockToken,
      s.OpenSessionToken,
    ],
  );
});

/** The estimator with its list of common passwords: a download of its own, far larger than the page. */
export async function loadZxcvbn(): Promise<EstimateGuesses> {
  const [{ zxcvbn, zxcvbnOptions }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });
  return zxcvbn;
}

/** Adds the account's module unless it is there: both the sign-in page and the shell may be the first to need it. */
export function loadAccountModule(container: Container): void {
  if (!container.isBound(AuthenticatorGatewayToken)) container.load(accountModule);
}
