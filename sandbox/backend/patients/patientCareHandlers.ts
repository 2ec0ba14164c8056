import type { MomentDto } from '@/infrastructure/http/patients/momentDtos';
import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import { ledRoomOf, roomOf } from '#sandbox/backend/chat/roomOf';
import { staffMember } from '#sandbox/backend/chat/staffMember';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import type { PatientNote, PatientNotes } from './PatientNotes';

/** Moments on a page where the caller names no number. */
const PAGE = 20;

/** What a therapist records about a patient with whom they have a chat. */
export function patientCareHandlers(chat: ChatParts, notes: PatientNotes): HandlersOf<'patientCare'> {
  const { people, membership, clock } = chat;
  const momentOf = ({ id: momentId, note, at, author }: PatientNote): MomentDto => {
    const person = people.find(author);
    const written = new Date(at).toISOString();
    return { momentId, type: 'note', at: written, recordedAt: written, updatedAt: written, author: { userId: author, name: person ? fullName(person) : author }, note };
  };
  return {
    setHighRisk: ({ caller, path, body }) => people.setHighRisk(roomOf(chat, caller.uid, path.patientId).patientId, body.highRisk),
    dischargePatient: ({ caller, path }) => {
      const room = ledRoomOf(chat, caller.uid, path.patientId);
      membership.end(room, `${fullName(staffMember(people, caller.uid))} has ended the chat.`);
    },
    patientMoments: ({ caller, path, query: { types, startFrom, limit = PAGE, paginationCursor = '0' } }) => {
      roomOf(chat, caller.uid, path.patientId);
      const from = Number(paginationCursor);
      const found = notes.of(path.patientId).filter(({ at }) => startFrom === undefined || at >= Date.parse(startFrom));
      const wanted = types === undefined || types.includes('note') ? found : [];
      const moments = wanted.slice(from, from + limit).map(momentOf);
      return { moments, ...(from + limit < wanted.length && { paginationCursor: String(from + limit) }) };
    },
    addNote: ({ caller, path, query }) => {
      const { patientId } = roomOf(chat, caller.uid, path.patientId);
      return momentOf(notes.add({ patientId, author: caller.uid, note: query.note, at: clock.now() }));
    },
    deleteNote: ({ caller, path }) => {
      const note = notes.find(path.momentId);
      if (note?.patientId !== path.patientId) return;
      if (note.author !== caller.uid) throw new BackendError(403, 'NotAuthorError', 'Only its author may delete a note.');
      notes.remove(note.id);
    },
  };
}
