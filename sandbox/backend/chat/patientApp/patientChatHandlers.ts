import { pubNubOf } from '@/infrastructure/http/chat/pubNubOf';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { ChatRequest } from '#sandbox/backend/chat/ChatRequest';
import { historyOf } from '#sandbox/backend/chat/v1/historyOf';
import { upgradeChat } from '#sandbox/backend/chat/v1/upgradeChat';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { refuse } from '#sandbox/backend/kernel/BackendError';
import { isTrue } from '#sandbox/backend/kernel/isTrue';

export function patientChatHandlers(services: ChatServices): HandlersOf<'patientChat'> {
  const { rooms, tokens, membership } = services;
  const callerOf = (uid: string): Patient => {
    const person = services.people.find(uid);
    return person?.role === 'patient' ? person : refuse(403, 'Forbidden', 'The caller is not a patient.');
  };
  const activeOf = ({ patientId }: Patient) =>
    rooms.activeOf(patientId) ?? refuse(404, 'NotFound', 'The caller has no chat.');
  return {
    requestChat: ({ caller, query }) =>
      ask(services, callerOf(caller.uid), {
        message: query.message,
        emergency: false,
        generation: isTrue(query.pubNub) ? 'v2' : 'v1',
      }),
    requestEmergencyChat: ({ caller, query }) =>
      ask(services, callerOf(caller.uid), { message: query.message, emergency: true, generation: 'v2' }),
    chatExists: ({ caller, query }) => {
      const room = rooms.activeOf(callerOf(caller.uid).patientId);
      return room !== undefined && isTrue(query.pubNub) === pubNubOf(room.generation);
    },
    patientChatToken: ({ caller }) => {
      activeOf(callerOf(caller.uid));
      return { token: tokens.issue(caller.uid) };
    },
    revokePatientChatToken: ({ caller, query }) => tokens.revoke(query.token, caller.uid),
    endPatientChat: ({ caller }) => {
      const patient = callerOf(caller.uid);
      membership.end(activeOf(patient), `${fullName(patient)} has ended the chat.`);
    },
    requestChatLazy: ({ caller, query }) => {
      const patient = callerOf(caller.uid);
      const upgraded = isTrue(query.upgradeV1) ? upgradeChat(services, patient, query.message) : undefined;
      return upgraded?.id ?? ask(services, patient, { message: query.message, emergency: false, generation: 'v2' });
    },
    patientChatHistory: ({ caller }) => historyOf(services, callerOf(caller.uid)),
  };
}

type ChatToStart = Required<Pick<ChatRequest, 'message' | 'emergency' | 'generation'>>;

/** Records the request and notifies every therapist who may take it, again where it has become an emergency. */
function ask({ requests, notifications, people, clock }: ChatServices, patient: Patient, wish: ChatToStart): string {
  const asked = {
    requestType: 'chat-patient-request',
    patientId: patient.patientId,
    ...wish,
    requestedAt: clock.now(),
  } as const;
  const { request, isNew, isRaised } = requests.add(asked);
  if (isNew || isRaised)
    notifications.notify(
      people.staffWith('chat:view-requests').map(({ uid }) => uid),
      dataOf(request, patient),
    );
  return request.id;
}

function dataOf(
  { requestType, generation, emergency }: ChatRequest,
  { patientId, email, firstName, lastName }: Patient,
) {
  return {
    type: 'chatRequest',
    pubNub: String(pubNubOf(generation)),
    requestType,
    emergency: String(emergency),
    patientId,
    email,
    firstName,
    lastName,
  } as const;
}
