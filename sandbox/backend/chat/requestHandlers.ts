import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import { isTrue } from '#sandbox/backend/shared/isTrue';
import { channelOf } from './channelOf';
import type { ChatParts } from './ChatParts';
import type { ChatRequest } from './ChatRequest';
import type { ChatRoom } from './ChatRoom';
import { staffMember } from './staffMember';

/** A second accept by the therapist who won answers the same chat, so that a lost answer does not lose the patient. */
export function requestHandlers(parts: ChatParts): Pick<HandlersOf<'chat'>, 'chatRequests' | 'acceptChatRequest'> {
  const { people, rooms, requests, views } = parts;
  const settled = ({ acceptedBy = '', chatSessionId = '' }: ChatRequest, uid: string): ChatRoom => {
    const room = rooms.find(chatSessionId);
    if (acceptedBy === uid && room) return room;
    const winner = people.find(acceptedBy);
    throw new BackendError(409, 'ConflictError', winner ? fullName(winner) : 'Another therapist');
  };
  return {
    chatRequests: ({ query }) => requests.waiting().filter(({ generation }) => isTrue(query.pubNub) === (generation !== 'v1')).map(request => views.request(request)),
    acceptChatRequest: ({ caller, path }) => {
      const request = requests.find(path.requestId);
      const patient = request && people.patient(request.patientId);
      if (!patient) throw new BackendError(404, 'NotFound', 'There is no such chat request.');
      if (request.acceptedBy !== undefined) return views.session(settled(request, caller.uid), caller.uid);
      const room = accept(parts, request, staffMember(people, caller.uid), patient);
      return views.session(room, caller.uid);
    },
  };
}

function accept({ requests, membership, messaging, rooms, notifications }: ChatParts, request: ChatRequest, therapist: StaffMember, patient: Patient) {
  const isFirstChat = rooms.activeOf(patient.patientId) === undefined;
  const room = membership.join(therapist, patient, request.generation);
  requests.settle(request, therapist.uid, room.id);
  notifications.settleRequest(patient.patientId);
  const opening = request.message.trim();
  if (isFirstChat && opening !== '') {
    messaging.send(patient.uid, channelOf(room), { clientTs: String(BigInt(Math.floor(request.requestedAt)) * 10_000n), text: opening });
  }
  return room;
}
