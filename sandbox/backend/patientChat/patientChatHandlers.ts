import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import type { ChatRequest } from '#sandbox/backend/chat/ChatRequest';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import { isTrue } from '#sandbox/backend/shared/isTrue';

export function patientChatHandlers(parts: ChatParts): HandlersOf<'patientChat'> {
  const { rooms, tokens, membership } = parts;
  const callerOf = (uid: string): Patient => {
    const person = parts.people.find(uid);
    return person?.role === 'patient' ? person : refuse(403, 'Forbidden', 'The caller is not a patient.');
  };
  const activeOf = ({ patientId }: Patient) => rooms.activeOf(patientId) ?? refuse(404, 'NotFound', 'The caller has no chat.');
  return {
    requestChat: ({ caller, query }) => ask(parts, callerOf(caller.uid), query.message, false),
    requestEmergencyChat: ({ caller, query }) => ask(parts, callerOf(caller.uid), query.message, true),
    chatExists: ({ caller, query }) => isTrue(query.pubNub) && rooms.activeOf(callerOf(caller.uid).patientId) !== undefined,
    patientChatToken: ({ caller }) => {
      activeOf(callerOf(caller.uid));
      return { token: tokens.issue(caller.uid) };
    },
    revokePatientChatToken: ({ caller, query }) => tokens.revoke(query.token, caller.uid),
    endPatientChat: ({ caller }) => {
      const patient = callerOf(caller.uid);
      membership.end(activeOf(patient), `${fullName(patient)} has ended the chat.`);
    },
  };
}

/** Records the request and tells every therapist who may take it. */
function ask({ requests, notifications, people, clock }: ChatParts, patient: Patient, message: string, emergency: boolean): string {
  const asked = {
    requestType: 'chat-patient-request',
    patientId: patient.patientId,
    emergency,
    message,
    requestedAt: clock.now(),
  } as const;
  const { request, isNew } = requests.add(asked);
  if (isNew)
    notifications.notify(
      people.staffWith('chat:view-requests').map(({ uid }) => uid),
      dataOf(request, patient),
    );
  return request.id;
}

function dataOf({ requestType }: ChatRequest, { patientId, email, firstName, lastName }: Patient) {
  return { type: 'chatRequest', pubNub: 'true', requestType, patientId, email, firstName, lastName } as const;
}

function refuse(status: number, token: string, detail: string): never {
  throw new BackendError(status, token, detail);
}
