import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import { acceptRequest } from '#sandbox/domain/chat/requests/acceptRequest.rule';
import type { RequestType } from '@/domain/notifications/RequestType';
import { isBlank } from '@/domain/kernel/isBlank';
import { leadTherapist } from '#sandbox/domain/chat/acts/leadTherapist.rule';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import { channelOfRoom } from './channelOfRoom';
import type { ChatServices } from './ChatServices';
import type { ChatRequest } from './ChatRequest';
import type { ChatRoom } from './ChatRoom';
import { staffMember } from './staffMember';
import { notifyLeads } from './notifyLeads';

/** A second accept by the therapist who won answers the same chat, so that a lost answer does not lose the patient. */
export function requestHandlers(
  services: ChatServices,
): Pick<HandlersOf<'chat'>, 'chatRequests' | 'acceptChatRequest'> {
  const { people, rooms, requests, views } = services;
  const winnerOf = ({ acceptedBy = '' }: ChatRequest): string => {
    const winner = people.find(acceptedBy);
    return winner ? fullName(winner) : 'Another therapist';
  };
  // A colleague's wish ends with the chat that it is about.
  const stands = ({ to, patientId, chatSessionId }: ChatRequest): boolean =>
    to === undefined || rooms.activeOf(patientId)?.id === chatSessionId;
  const mayAccept = (uid: string) => (request: ChatRequest) =>
    (request.to === undefined || request.to === uid) && stands(request);
  return {
    chatRequests: ({ caller, query }) =>
      requests
        .waiting()
        .filter(({ generation }) => isTrue(query.pubNub) === pubNubOf(generation))
        .filter(mayAccept(caller.uid))
        .map(request => views.request(request)),
    acceptChatRequest: ({ caller: { uid }, path }) => {
      const request = requests.find(path.requestId);
      const patient = request && people.patient(request.patientId);
      const decision =
        request && acceptRequest({ acceptedBy: request.acceptedBy ?? null, addressedTo: request.to ?? null, by: uid });
      if (!patient || decision === 'forAnother')
        throw new BackendError(404, 'NotFound', 'There is no such chat request.');
      if (decision === 'taken') throw new BackendError(409, 'ConflictError', winnerOf(request));
      const before = decision === 'sameAgain' ? rooms.find(request.chatSessionId ?? '') : undefined;
      if (before) return views.session(before, uid);
      if (!stands(request)) throw new BackendError(404, 'NotFound', 'The chat has ended.');
      return views.session(accept(services, request, staffMember(people, uid), patient), uid);
    },
  };
}

function accept(services: ChatServices, request: ChatRequest, therapist: StaffMember, patient: Patient): ChatRoom {
  const { requests, membership, messaging, rooms, notifications, log } = services;
  const isFirstChat = rooms.activeOf(patient.patientId) === undefined;
  const room = led(services, membership.join(therapist, patient, request.generation), request, therapist.uid);
  requests.settle(request, { acceptedBy: therapist.uid, acceptedSeq: log.order.latest(), chatSessionId: room.id });
  notifications.settleRequest(patient.patientId, request.to === undefined ? undefined : request.id);
  const opening = request.message.trim();
  if (isFirstChat && !isBlank(opening)) {
    messaging.quote(patient.uid, channelOfRoom(room), {
      clientTs: String(BigInt(Math.floor(request.requestedAt)) * 10_000n),
      text: opening,
    });
  }
  return room;
}

/** The room after an accept: a handover assigns a new lead, and both leads are notified. */
function led(services: ChatServices, room: ChatRoom, { requestType }: ChatRequest, by: string): ChatRoom {
  const leadUid = leadTherapist({ lead: room.leadUid, act: acts[requestType], by });
  const next = services.rooms.save({ ...room, leadUid });
  notifyLeads(services, room, next);
  return next;
}

const acts: Readonly<Record<RequestType, 'acceptRequest' | 'acceptHandover' | 'acceptInvite'>> = {
  'chat-patient-request': 'acceptRequest',
  'chat-therapist-handover': 'acceptHandover',
  'chat-therapist-invite': 'acceptInvite',
  'chat-v1-upgraded': 'acceptRequest',
};
