import { chatActHandlers } from '#sandbox/backend/chat/chatActHandlers';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import type { CareServices } from './CareServices';

type EligibleTherapists = HandlersOf<'chatActs'>['eligibleTherapists'];

/**
 * For a chat, the chat decides whom to ask; for sharing data, no chat is needed, and those who can already read them
 * are left out.
 */
export function eligibleTherapists({ chat, care, shared }: CareServices): EligibleTherapists {
  const forChat = chatActHandlers(chat).eligibleTherapists;
  return call => {
    if (call.query.purpose?.every(purpose => purpose === 'share-data') !== true) return forChat(call);
    const { patientId } = care.carer(call.caller.uid, call.path.patientId);
    const others = chat.people
      .staff()
      .filter(
        ({ uid, role, disabled }) =>
          role === 'therapist' && !disabled && !care.cares(uid, patientId) && !shared.has(uid, patientId),
      );
    return others.map(person => ({
      therapistId: person.staffId,
      name: fullName(person),
      email: person.email,
      inChat: false,
    }));
  };
}
