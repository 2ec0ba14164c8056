import { WatchSignOut } from '@/application/session/signOut/WatchSignOut';
import { ForgetPerson } from '@/application/session/signOut/ForgetPerson';
import { OpenSession } from '@/application/session/signIn/OpenSession';
import { SendEmailCode } from '@/application/session/secondFactor/SendEmailCode';
import { SignIn } from '@/application/session/signIn/SignIn';
import { SignOut } from '@/application/session/signOut/SignOut';
import { SubmitSecondFactor } from '@/application/session/secondFactor/SubmitSecondFactor';
import { FakeChatCache } from '../../fakes/session/FakeChatCache';
import { FakeDeviceTraces } from '../../fakes/session/FakeDeviceTraces';
import { FakeIdentityProvider } from '../../fakes/session/FakeIdentityProvider';
import { FakeLogger } from '../../fakes/kernel/FakeLogger';
import { FakePendingMessages } from '../../fakes/session/FakePendingMessages';
import { FakePendingUploads } from '../../fakes/session/FakePendingUploads';
import { FakePushSubscription } from '../../fakes/session/FakePushSubscription';
import { FakeRealtimeConnections } from '../../fakes/session/FakeRealtimeConnections';
import { FakeSecondFactorGateway } from '../../fakes/session/FakeSecondFactorGateway';
import { SessionEvents, type SessionEvent } from '@/application/session/SessionEvents';
import { FakeSessionGateway } from '../../fakes/session/FakeSessionGateway';
import { FakeSessionHint } from '../../fakes/session/FakeSessionHint';
import { FakeSignOutSignal } from '../../fakes/session/FakeSignOutSignal';
import { ManualClock } from '../../fakes/kernel/ManualClock';
import { FakeSessionVault } from '../../fakes/session/FakeSessionVault';

/** The session feature on fakes, with Ann and Ben, whose password is "right". */
export function sessionTools() {
  const identity = new FakeIdentityProvider();
  const ann = identity.add('ann', 'right');
  const ben = identity.add('ben', 'right');
  const gateway = new FakeSessionGateway();
  const secondFactor = new FakeSecondFactorGateway();
  const vault = new FakeSessionVault();
  const hint = new FakeSessionHint();
  const events = new SessionEvents();
  const announced: SessionEvent[] = [];
  events.subscribe(event => announced.push(event));
  const pending = new FakePendingMessages();
  const uploads = new FakePendingUploads();
  const cache = new FakeChatCache();
  const push = new FakePushSubscription();
  const connections = new FakeRealtimeConnections();
  const traces = new FakeDeviceTraces();
  const signal = new FakeSignOutSignal();
  const clock = new ManualClock();
  const openSession = new OpenSession(identity, gateway, vault, hint, events, clock);
  const logger = new FakeLogger();
  const forgetPerson = new ForgetPerson({ identity, vault, hint, events, connections, traces, logger });
  return {
    identity,
    ann,
    ben,
    gateway,
    secondFactor,
    vault,
    hint,
    events,
    announced,
    pending,
    uploads,
    cache,
    push,
    connections,
    traces,
    signal,
    clock,
    logger,
    openSession,
    forgetPerson,
    watchSignOut: new WatchSignOut(signal, vault, forgetPerson),
    signIn: new SignIn(identity, secondFactor, openSession),
    sendEmailCode: new SendEmailCode(secondFactor),
    submitSecondFactor: new SubmitSecondFactor(secondFactor, openSession),
    signOut: new SignOut({ gateway, pending, uploads, cache, push, forgetPerson, signal, logger, clock }),
  };
}
