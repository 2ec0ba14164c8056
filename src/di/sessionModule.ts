import { ContainerModule } from 'inversify';
import { WatchSignOut } from '@/application/session/signOut/WatchSignOut';
import { ForgetPerson } from '@/application/session/signOut/ForgetPerson';
import { OpenSession } from '@/application/session/signIn/OpenSession';
import { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import { Reauthenticate } from '@/application/session/Reauthenticate';
import { RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { RestoreSession } from '@/application/session/signIn/RestoreSession';
import { SendEmailCode } from '@/application/session/secondFactor/SendEmailCode';
import { SessionLifeNotes } from '@/application/session/SessionLifeNotes';
import { ShareRenewedSession } from '@/application/session/ShareRenewedSession';
import { SignIn } from '@/application/session/signIn/SignIn';
import { SignOut } from '@/application/session/signOut/SignOut';
import { StaySignedIn } from '@/application/session/StaySignedIn';
import { SubmitSecondFactor } from '@/application/session/secondFactor/SubmitSecondFactor';
import { WatchSession } from '@/application/session/WatchSession';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import * as t from './tokens/sessionTokens';
import { ClockToken, LoggerToken } from './tokens/systemTokens';

/** The use cases of signing in and out. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(t.OpenSessionToken).toResolvedValue(
    (identity, gateway, vault, hint, events, clock) => new OpenSession(identity, gateway, vault, hint, events, clock),
    [t.IdentityProviderToken, t.SessionGatewayToken, t.SessionVaultToken, t.SessionHintToken, t.SessionEventsToken, ClockToken],
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
    (vault, hint, identity, openSession, events, traces) => new RestoreSession(vault, hint, identity, openSession, events, traces),
    [t.SessionVaultToken, t.SessionHintToken, t.IdentityProviderToken, t.OpenSessionToken, t.SessionEventsToken, t.DeviceTracesToken],
  );
  // One for all calls: it holds the one question that is open.
  bind(t.ReauthenticateToken).toResolvedValue(vault => new Reauthenticate(vault), [t.SessionVaultToken]).inSingletonScope();
  bind(t.ShareRenewedSessionToken).toResolvedValue(
    (vault, events, signal) => new ShareRenewedSession(vault, events, signal),
    [t.SessionVaultToken, t.SessionEventsToken, t.RenewedSessionSignalToken],
  );
  bind(t.WatchSessionToken).toResolvedValue(events => new WatchSession(events), [t.SessionEventsToken]);
  bind(t.ForgetPersonToken).toResolvedValue(
    (identity, vault, hint, events, connections, traces, logger) => new ForgetPerson({ identity, vault, hint, events, connections, traces, logger }),
    [t.IdentityProviderToken, t.SessionVaultToken, t.SessionHintToken, t.SessionEventsToken, t.RealtimeConnectionsToken, t.DeviceTracesToken, LoggerToken],
  );
  bind(t.SignOutToken).toResolvedValue(
    (gateway, pending, uploads, cache, push, forgetPerson, signal, logger, clock) =>
      new SignOut({ gateway, pending, uploads, cache, push, forgetPerson, signal, logger, clock }),
    [t.SessionGatewayToken, t.PendingMessagesToken, t.PendingUploadsToken, t.ChatCacheToken, t.PushSubscriptionToken, t.ForgetPersonToken, t.SignOutSignalToken, LoggerToken, ClockToken],
  );
  // Made when it happens: the chat, which brings its own connections, is downloaded later.
  bind(t.WatchSignOutToken).toDynamicValue(
    context =>
      new WatchSignOut(context.get(t.SignOutSignalToken), context.get(t.SessionVaultToken), {
        execute: () => context.get(t.ForgetPersonToken).execute(),
      }),
  );
  bind(t.SessionLifeNotesToken).toConstantValue(new SessionLifeNotes());
  bind(t.WatchSessionLifeToken).toResolvedValue(
    (vault, notes, clock) => new WatchSessionLife(vault, notes, clock),
    [t.SessionVaultToken, t.SessionLifeNotesToken, ClockToken],
  );
  bind(t.StaySignedInToken).toResolvedValue((identity, openSession) => new StaySignedIn(identity, openSession), [t.IdentityProviderToken, t.OpenSessionToken]);
});
