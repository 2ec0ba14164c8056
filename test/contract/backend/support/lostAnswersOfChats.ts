import { EndChat } from '@/application/chat/acts/EndChat';
import { HandOverChat } from '@/application/chat/acts/HandOverChat';
import { InviteTherapist } from '@/application/chat/acts/InviteTherapist';
import { LeaveChat } from '@/application/chat/acts/LeaveChat';
import { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import { ClaimChat } from '@/application/chat/requests/ClaimChat';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { AxiosChatActGateway } from '@/infrastructure/http/chat/AxiosChatActGateway';
import { AxiosChatGateway } from '@/infrastructure/http/chat/AxiosChatGateway';
import { AxiosChatRequestGateway } from '@/infrastructure/http/chat/AxiosChatRequestGateway';
import { AxiosPinGateway } from '@/infrastructure/http/chat/AxiosPinGateway';
import { AxiosV1ChatGateway } from '@/infrastructure/http/chat/AxiosV1ChatGateway';
import { AxiosNotificationGateway } from '@/infrastructure/http/notifications/AxiosNotificationGateway';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { staffOf } from '#test/support/builders/kernel/sandboxClient';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { given, type LostAnswerCase, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const MESSAGE = 'End of my shift';
const colleague = ({ sandbox }: LostWorld) => staffOf(sandbox, 'staff-benedict');

const request = (Act: typeof InviteTherapist | typeof HandOverChat): LostAnswerCase => ({
  begin: world => {
    const { client, patientId } = world.care();
    const act = new Act(new AxiosChatActGateway(client), world.authorship('staff-amelia'));
    const { staffId: therapistId } = colleague(world);
    return {
      act: () => act.execute({ patientId, therapistId, message: MESSAGE }),
      says: 'sent',
      held: () =>
        world.backend.chat.requests
          .waiting()
          .filter(one => one.patientId === patientId)
          .map(({ message, from }) => [message, from]),
      wanted: [[MESSAGE, 'staff-amelia']],
    };
  },
});

const ending = (Act: typeof EndChat | typeof LeaveChat): LostAnswerCase => ({
  begin: world => {
    const { client, patientId } = world.care();
    const act = new Act(new AxiosChatActGateway(client), new FakeChatEngine());
    return {
      act: () => act.execute({ channelId: 'c-1', patientId }),
      held: () => world.backend.chat.rooms.activeOf(patientId),
      wanted: undefined,
    };
  },
});

const delivery = (generation: 'v1' | 'v2', kind: OutboxEntry['kind']): LostAnswerCase => ({
  begin: async world => {
    const { client, room } = world.care(generation);
    const channelId = channelOfRoom(room);
    const gateway = generation === 'v1' ? new AxiosV1ChatGateway(client) : new AxiosChatGateway(client);
    const at = (later: number) => toTimeId(world.sandbox.clock.now() + 1, later);
    const [first, second] = [at(world.next()), at(world.next())];
    const message = anEntry({ author: 'staff-amelia', channelId, clientTs: first, timeId: first, text: 'Hello' });
    if (kind !== 'message') await gateway.deliver(message);
    const text = kind === 'delete' ? '' : 'Hello again';
    const entry = kind === 'message' ? message : { ...message, kind, clientTs: second, text };
    return {
      act: () => gateway.deliver(entry),
      held: () =>
        world.backend.chat.log
          .logOf(channelId)
          .allEvents()
          .filter(({ sender }) => sender === 'staff-amelia')
          .map(({ type }) => type),
      wanted: kind === 'message' ? ['message'] : ['message', kind],
    };
  },
});

const reading = (generation: 'v1' | 'v2'): LostAnswerCase => ({
  begin: async world => {
    const { client, room, patient } = world.care(generation);
    const channelId = channelOfRoom(room);
    const { messaging, log } = world.backend.chat;
    const clientTs = String(toTimeId(world.sandbox.clock.now() + 1, world.next()));
    const { timeId = '' } = messaging.send(patient.uid, channelId, { clientTs, text: 'Hello' });
    const gateway = generation === 'v1' ? new AxiosV1ChatGateway(client) : new AxiosChatGateway(client);
    return {
      act: () => gateway.markAsRead(channelId, BigInt(timeId)),
      held: () => log.logOf(channelId).unreadBy('staff-amelia', messaging.readUpTo(room, 'staff-amelia')?.seq),
      wanted: 0,
    };
  },
});

const pin = (act: 'pin' | 'unpin'): LostAnswerCase => ({
  begin: world => {
    const { client, patientId } = world.care();
    const { pins } = world.backend.chat;
    if (act === 'unpin') pins.pin('staff-amelia', patientId);
    const gateway = new AxiosPinGateway(client);
    return {
      act: () => gateway[act](patientId),
      held: () => pins.pinnedBy('staff-amelia').filter(one => one === patientId),
      wanted: act === 'pin' ? [patientId] : [],
    };
  },
});

const notification = (isAll: boolean): LostAnswerCase => ({
  begin: world => {
    const uid = 'staff-amelia';
    world.backend.chat.notifications.notify([uid], { type: 'leadStatus', pubNub: 'false' });
    const own = () => world.sandbox.documents.all('notifications').filter(({ data }) => data['user'] === uid);
    const { id = '' } = own().findLast(({ data }) => data['read'] === null) ?? {};
    const gateway = new AxiosNotificationGateway(world.client(uid));
    return {
      act: () => (isAll ? gateway.markAllRead([id]) : gateway.markRead(id)),
      held: () => own().some(one => one.id === id && one.data['read'] === null),
      wanted: false,
    };
  },
});

const PRESENCE = 'test/application/presence/MaintainPresence.test.ts';
const CHAT_ENGINE = 'the engine repeats it automatically, and shows no outcome';

export const lostAnswersOfChats: LostAnswers<
  Extract<WriteName, `${'chat' | 'chatActs' | 'chatV1' | 'patientChat' | 'notifications'}.${string}`>
> = {
  'chat.sendMessage': delivery('v2', 'message'),
  'chat.editMessage': delivery('v2', 'edit'),
  'chat.deleteMessage': delivery('v2', 'delete'),
  'chat.markAsRead': reading('v2'),
  'chat.markAsTyping': { reason: CHAT_ENGINE },
  'chat.markAsOnline': { suite: PRESENCE, test: 'returns to online when a choice could not be sent' },
  'chat.setAppearOffline': { suite: PRESENCE, test: 'stays online and retries when the first report' },
  'chat.acceptChatRequest': {
    begin: world => {
      const patient = world.patient();
      const { requests, rooms } = world.backend.chat;
      const { request: asked } = requests.add({
        ...{ patientId: patient.patientId, requestType: 'chat-patient-request', generation: 'v2', emergency: false },
        ...{ requestedAt: world.sandbox.clock.now(), message: 'Can we talk?' },
      });
      const gateway = new AxiosChatRequestGateway(world.client('staff-amelia'));
      const accept = new AcceptChatRequest(gateway, new FakeChatEngine());
      return {
        act: () => accept.execute(asked.id),
        held: () => [requests.find(asked.id)?.acceptedBy, rooms.activeOf(patient.patientId)?.leadUid],
        wanted: ['staff-amelia', 'staff-amelia'],
      };
    },
  },
  'chat.revokeChatToken': { notCalled: 'kept for older programs' },
  'chat.pinChat': pin('pin'),
  'chat.unpinChat': pin('unpin'),
  'chat.endChat': ending(EndChat),
  'chat.leaveChat': ending(LeaveChat),
  'chat.cleanNotificationCache': { reason: 'it removes outdated entries automatically, and shows no outcome' },
  'chatActs.inviteTherapist': request(InviteTherapist),
  'chatActs.handOverChat': request(HandOverChat),
  'chatActs.claimLead': {
    begin: async world => {
      const patient = world.patient();
      const { membership, rooms } = world.backend.chat;
      membership.join(colleague(world), patient);
      const gateway = new AxiosChatActGateway(world.client('staff-amelia'));
      const claim = new ClaimChat(gateway, new FakeChatEngine());
      const shown = await given(gateway.find(patient.patientId));
      return {
        // The page looks the chat up again before it offers a second claim.
        act: isRepeated => (isRepeated ? gateway.find(patient.patientId) : claim.execute(shown, 'My colleague is ill')),
        saysAgain: { lead: { isMe: true } },
        held: () => rooms.activeOf(patient.patientId)?.leadUid,
        wanted: 'staff-amelia',
      };
    },
  },
  'chatV1.putMessage': delivery('v1', 'message'),
  'chatV1.markAllAsRead': reading('v1'),
  'patientChat.requestChat': { notCalled: 'patients ask in their app' },
  'patientChat.requestEmergencyChat': { notCalled: 'patients ask in their app' },
  'patientChat.revokePatientChatToken': { notCalled: 'patients chat in their app' },
  'patientChat.endPatientChat': { notCalled: 'patients chat in their app' },
  'patientChat.requestChatLazy': { notCalled: 'patients ask in their app' },
  'notifications.markNotificationRead': notification(false),
  'notifications.markNotificationsRead': notification(true),
};
