import { channelOf } from '@/domain/kernel/ChatGeneration';
import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { refuse } from '#sandbox/backend/kernel/BackendError';
import { channelOfRoom } from './channelOfRoom';
import type { ChatServices } from './ChatServices';
import type { ChatRoom } from './ChatRoom';
import { staffMember } from './staffMember';

type RoomCall = 'pinChat' | 'unpinChat' | 'endChat' | 'leaveChat' | 'chatV2' | 'chatSummary' | 'chatParticipants';

export function roomHandlers({
  rooms,
  views,
  pins,
  messaging,
  membership,
  notifications,
  notificationCache,
  people,
}: ChatServices): Pick<HandlersOf<'chat'>, RoomCall> {
  const sharedRoom = (chatSessionId: string, uid: string): ChatRoom | undefined => {
    const room = rooms.find(chatSessionId);
    return room && rooms.shared(channelOfRoom(room), uid);
  };
  const own = (uid: string, chatSessionId: string, token: string): ChatRoom =>
    sharedRoom(chatSessionId, uid) ?? refuse(404, token, 'The caller has no such chat.');
  const withPatient = (uid: string, patientId: string): ChatRoom => {
    const room = rooms.activeOf(patientId);
    return (
      (room && rooms.shared(channelOfRoom(room), uid)) ??
      refuse(403, 'NOT_IN_CHAT_WITH_PATIENT', 'The caller has no chat with this patient.')
    );
  };
  return {
    pinChat: ({ caller, path }) => pins.pin(caller.uid, withPatient(caller.uid, path.patientId).patientId),
    unpinChat: ({ caller, path }) => pins.unpin(caller.uid, path.patientId),
    endChat: ({ caller, path }) => {
      const room = withPatient(caller.uid, path.patientId);
      membership.end(room, `${people.nameForPatients(staffMember(people, caller.uid))} has ended the chat.`);
    },
    leaveChat: ({ caller, path }) => {
      const room = withPatient(caller.uid, path.patientId);
      membership.leave(room, staffMember(people, caller.uid));
      notificationCache.forget(caller.uid, [room.id]);
      const next = rooms.activeOf(path.patientId);
      const patient = people.patient(path.patientId);
      if (!next || !patient || next.leadUid === room.leadUid) return;
      notifications.notify([next.leadUid], {
        type: 'leadStatus',
        pubNub: String(pubNubOf(room.generation)),
        isLead: 'true',
        ...namesOf(patient),
      });
    },
    chatV2: ({ caller, path }) => views.session(own(caller.uid, path.chatSessionId, 'NotFound'), caller.uid),
    chatSummary: ({ caller, path }) => views.summary(own(caller.uid, path.chatSessionId, 'CHAT_SUMMARY_NOT_FOUND')),
    chatParticipants: ({ caller, path }) =>
      views.participants(messaging.enter(caller.uid, channelOf('v2', path.chatSessionId)).room, caller.uid),
  };
}

function namesOf({ patientId, email, firstName, lastName }: Patient) {
  return { patientId, email, firstName, lastName };
}
