import { ContainerModule } from 'inversify';
import { OpenSession } from '@/application/session/OpenSession';
import { PrepareSignIn } from '@/application/session/PrepareSignIn';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { RequestPasswordReset } from '@/application/session/RequestPasswordReset';
import { RestoreSession } from '@/application/session/RestoreSession';
import { SendEmailCode } from '@/application/session/SendEmailCode';
import { SignIn } from '@/application/session/SignIn';
import { SignOut } from '@/application/session/SignOut';
import { SubmitSecondFactor } from '@/application/session/SubmitSecondFactor';
import { WatchSession } from '@/application/session/WatchSession';
import * as t from './tokens/sessionTokens';

/** The use cases of signing in and out. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(t.OpenSessionToken).toResolvedValue(
    (identity, gateway, vault, hint, events) => new OpenSession(identity, gateway, vault, hint, events),
    [t.IdentityProviderToken, t.SessionGatewayToken, t.SessionVaultToken, t.SessionHintToken, t.SessionEventsToken],
  );
  bind(t.SignInToken).toResolvedValue(
    (identity, secondFactor, openSession) => new SignIn(identity, secondFactor, openSession),
    [t.IdentityProviderToken, t.SecondFactorGatewayToken, t.OpenSessionToken],
  );
  bind(t.PrepareSignInToken).toResolvedValue(
    (identity, gateway) => new PrepareSignIn(identity, gateway),
    [t.IdentityProviderToken, t.SessionGatewayToken],
  );
  bind(t.SendEmailCodeToken).toResolvedValue(gateway => new SendEmailCode(gateway), [t.SecondFactorGatewayToken]);
  bind(t.SubmitSecondFactorToken).toResolvedValue(
    (gateway, openSession) => new SubmitSecondFactor(gateway, openSession),
    [t.SecondFactorGatewayToken, t.OpenSessionToken],
  );
  bind(t.RequestPasswordResetToken).toResolvedValue(
    identity => new RequestPasswordReset(identity, `${window.location.origin}/`),
    [t.IdentityProviderToken],
  );
  bind(t.RestoreSessionToken).toResolvedValue(
    (vault, hint, identity, openSession, events) => new RestoreSession(vault, hint, identity, openSession, events),
    [t.SessionVaultToken, t.SessionHintToken, t.IdentityProviderToken, t.OpenSessionToken, t.SessionEventsToken],
  );
  // One for all calls: it holds the one question that is open.
  bind(t.ReauthenticateToken).toResolvedValue(vault => new Reauthenticate(vault), [t.SessionVaultToken]).inSingletonScope();
  bind(t.WatchSessionToken).toResolvedValue(events => new WatchSession(events), [t.SessionEventsToken]);
  bind(t.SignOutToken).toResolvedValue(
    (gateway, identity, vault, hint, events, pending, cache, connections) =>
      new SignOut({ gateway, identity, vault, hint, events, pending, cache, connections }),
    [
      t.SessionGatewayToken,
      t.IdentityProviderToken,
      t.SessionVaultToken,
      t.SessionHintToken,
      t.SessionEventsToken,
      t.PendingMessagesToken,
      t.ChatCacheToken,
      t.RealtimeConnectionsToken,
    ],
  );
});
