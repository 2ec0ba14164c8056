import { FollowSignOut } from '@/application/session/FollowSignOut';
import { ForgetPerson } from '@/application/session/ForgetPerson';
import { OpenSession } from '@/application/session/OpenSession';
import { SendEmailCode } from '@/application/session/SendEmailCode';
import { SignIn } from '@/application/session/SignIn';
import { SignOut } from '@/application/session/SignOut';
import { SubmitSecondFactor } from '@/application/session/SubmitSecondFactor';
import { FakeChatCache } from '../fakes/FakeChatCache';
import { FakeDeviceTraces } from '../fakes/FakeDeviceTraces';
import { FakeIdentityProvider } from '../fakes/FakeIdentityProvider';
import { FakeLogger } from '../fakes/FakeLogger';
import { FakePendingMessages } from '../fakes/FakePendingMessages';
import { FakePendingUploads } from '../fakes/FakePendingUploads';
import { FakePushSubscription } from '../fakes/FakePushSubscription';
import { FakeRealtimeConnections } from '../fakes/FakeRealtimeConnections';
import { FakeSecondFactorGateway } from '../fakes/FakeSecondFactorGateway';
import { FakeSessionEvents } from '../fakes/FakeSessionEvents';
import { FakeSessionGateway } from '../fakes/FakeSessionGateway';
import { FakeSessionHint } from '../fakes/FakeSessionHint';
import { FakeSignOutSignal } from '../fakes/FakeSignOutSignal';
import { ManualClock } from '../fakes/ManualClock';
import { FakeSessionVault } from '../fakes/FakeSessionVault';

/** The session feature on fakes, with Ann and Ben, whose password is "right". */
export function sessionTools() {
  const identity = new FakeIdentityProvider();
  const ann = identity.add('ann', 'right');
  const ben = identity.add('ben', 'right');
  const gateway = new FakeSessionGateway();
  const secondFactor = new FakeSecondFactorGateway();
  const vault = new FakeSessionVault();
  const hint = new FakeSessionHint();
  const events = new FakeSessionEvents();
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
    followSignOut: new FollowSignOut(signal, vault, forgetPerson),
    signIn: new SignIn(identity, secondFactor, openSession),
    sendEmailCode: new SendEmailCode(secondFactor),
    submitSecondFactor: new SubmitSecondFactor(secondFactor, openSession),
    signOut: new SignOut({ gateway, pending, uploads, cache, push, forgetPerson, signal, logger, clock }),
  };
}
