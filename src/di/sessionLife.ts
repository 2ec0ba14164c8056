import type { Container } from 'inversify';
import { StaySignedIn } from '@/application/session/StaySignedIn';
import { WatchSessionEnd } from '@/application/session/WatchSessionEnd';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { BroadcastSessionEndSignal } from '@/infrastructure/system/session/BroadcastSessionEndSignal';
import { watchAttention } from '@/presentation/kit/watchAttention';
import { SessionLifeStore } from '@/presentation/session/reauthentication/SessionLifeStore';
import {
  BackgroundClockToken,
  ClockToken,
  FlagGatewayToken,
  IdentityProviderToken,
  OpenSessionToken,
  ReauthenticateToken,
  ServerClockToken,
  ReportedSessionEndToken,
  SessionVaultToken,
} from './tokens';

/** Never from memory, unlike a load of the flags: it is the session that the answer shows. */
const checkSession = async (container: Container): Promise<boolean> =>
  (await container.get(FlagGatewayToken).current()).ok;

/** Once per window. */
export function watchSessionEnd(container: Container): WatchSessionEnd {
  const watch = new WatchSessionEnd({
    vault: container.get(SessionVaultToken),
    reauthenticate: container.get(ReauthenticateToken),
    signal: new BroadcastSessionEndSignal(),
    // A hidden window asks in time, too.
    clock: container.get(BackgroundClockToken),
    clockInView: container.get(ClockToken),
    check: () => checkSession(container),
    watchAttention,
  });
  watch.execute();
  return watch;
}

/** The length of one user's session, with the warning before its end. */
export function createSessionLifeStore(
  container: Container,
  sessionEnd: Pick<WatchSessionEnd, 'checkEnd'>,
): SessionLifeStore {
  return new SessionLifeStore({
    watchSessionLife: new WatchSessionLife(
      container.get(SessionVaultToken),
      container.get(ReportedSessionEndToken),
      container.get(ClockToken),
    ),
    staySignedIn: new StaySignedIn(container.get(IdentityProviderToken), container.get(OpenSessionToken)),
    onEnd: () => sessionEnd.checkEnd(),
    // Browsers slow down the timers of hidden windows, but a session must end on time there too.
    clock: container.get(BackgroundClockToken),
    serverClock: container.get(ServerClockToken),
  });
}
