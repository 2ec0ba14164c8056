import { KnownPatients } from '@/application/kernel/KnownPatients';
import { WatchChatRequests } from '@/application/chat/requests/WatchChatRequests';
import { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import { SoundAlerts } from '@/application/notifications/SoundAlerts';
import { SoundChoice } from '@/application/notifications/SoundChoice';
import { WatchWaitingChats } from '@/application/notifications/WatchWaitingChats';
import { MessagesStore } from '@/presentation/notifications/MessagesStore';
import { NotificationsStore } from '@/presentation/notifications/NotificationsStore';
import { SoundStore } from '@/presentation/notifications/SoundStore';
import { WaitingRequestsStore } from '@/presentation/notifications/WaitingRequestsStore';
import { FakeAlertVault } from '../../fakes/notifications/FakeAlertVault';
import { FakeAttention } from '../../fakes/notifications/FakeAttention';
import { FakeChatRequestGateway } from '../../fakes/chat/FakeChatRequestGateway';
import { FakeLeadership } from '../../fakes/chat/FakeLeadership';
import { FakeNotificationSource } from '../../fakes/notifications/FakeNotificationSource';
import { FakeNotificationGateway } from '../../fakes/notifications/FakeNotificationGateway';
import { FakePreferenceVault } from '../../fakes/app/FakePreferenceVault';
import { FakeSoundPlayer } from '../../fakes/notifications/FakeSoundPlayer';
import { ManualClock } from '../../fakes/kernel/ManualClock';

/** The notifications feature on fakes; its stores are not started yet. */
export function notificationTools(clock = new ManualClock()) {
  const feed = new FakeNotificationSource();
  const gateway = new FakeNotificationGateway();
  const requests = new FakeChatRequestGateway();
  const player = new FakeSoundPlayer();
  const preferences = new FakePreferenceVault();
  const leadership = new FakeLeadership();
  const choice = new SoundChoice(preferences);
  const soundAlerts = new SoundAlerts({
    source: feed,
    player,
    clock,
    choice,
    leadership,
    vault: new FakeAlertVault(),
    attention: new FakeAttention(),
    watchSessionEnded: () => () => undefined,
  });
  const complaints = { count: 0 };
  const stores = {
    list: new NotificationsStore({
      source: feed,
      gateway,
      markAllNotificationsRead: new MarkAllNotificationsRead(gateway),
      clock,
      onNotCleared: () => void (complaints.count += 1),
    }),
    requests: new WaitingRequestsStore({
      watchChatRequests: new WatchChatRequests(requests, feed, clock, new KnownPatients()),
      clock,
    }),
    messages: new MessagesStore(new WatchWaitingChats(feed), clock),
    sound: new SoundStore({ soundAlerts, soundChoice: choice, player }),
  };
  return { clock, feed, gateway, requests, player, preferences, leadership, soundAlerts, complaints, stores };
}
