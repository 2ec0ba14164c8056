import { ContainerModule, type Container } from 'inversify';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';
import { lazyAdapter } from '@/infrastructure/system/kernel/lazyAdapter';
import { once } from '@/infrastructure/system/kernel/once';
import { ZxcvbnPasswordEstimator, type EstimateGuesses } from '@/infrastructure/system/session/ZxcvbnPasswordEstimator';
import { unreachable } from '@/infrastructure/system/kernel/unreachable';
import {
  AuthenticatorGatewayToken,
  BackendClientToken,
  EnvironmentToken,
  PasswordEstimatorToken,
  ReauthenticateToken,
} from './tokens';

/** New accounts, links from emails, second factors, and coming back from a provider. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(AuthenticatorGatewayToken)
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
  bind(PasswordEstimatorToken)
    .toResolvedValue(
      ({ dashboardTitle }) => new ZxcvbnPasswordEstimator(once(loadZxcvbn), dashboardTitle),
      [EnvironmentToken],
    )
    .inSingletonScope();
});

/** Account changes ask the user to sign in again if the last sign-in is too old. */
export const createRequireRecentSignIn = (container: Container): RequireRecentSignIn =>
  new RequireRecentSignIn(container.get(ReauthenticateToken));

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
