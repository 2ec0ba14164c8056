import { randomUUID } from 'node:crypto';
import { staffMember } from '#sandbox/backend/chat/staffMember';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { historyPage } from '#sandbox/backend/patients/timeline/historyPage';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { CareServices } from './CareServices';

/** A therapist's records about a patient in their care. */
export function patientCareHandlers(services: CareServices): HandlersOf<'patientCare'> {
  const { chat, care, moments, views, clock } = services;
  const { people, membership, rooms } = chat;
  return {
    setHighRisk: ({ caller, path, body }) =>
      people.setHighRisk(care.carer(caller.uid, path.patientId).patientId, body.highRisk, clock.now()),
    dischargePatient: ({ caller, path }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const room = rooms.activeOf(patientId);
      if (room && room.leadUid !== caller.uid)
        throw new BackendError(403, 'NotLeadTherapistError', 'Only the lead therapist may do this.');
      if (room) membership.end(room, `${people.nameForPatients(staffMember(people, caller.uid))} has ended the chat.`);
      care.discharge(patientId, clock.now());
    },
    patientMoments: ({ caller, path, query }) => {
      const { patientId } = care.reader(caller.uid, path.patientId);
      const { moments: found, paginationCursor } = historyPage(services, patientId, query);
      return {
        moments: found.map(moment => views.staff(moment)),
        ...(paginationCursor !== undefined && { paginationCursor }),
      };
    },
    addNote: ({ caller, path, query }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const now = clock.now();
      const stamp = { at: now, recordedAt: now, updatedAt: now, author: caller.uid };
      return views.staff(
        moments.addOnce({
          id: query.momentId ?? randomUUID(),
          patientId,
          type: 'note',
          ...stamp,
          content: { note: query.note },
        }),
      );
    },
    deleteNote: ({ caller, path }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const note = moments.historyOf(patientId).find(path.momentId);
      if (note?.type !== 'note' || note.takenBack) return;
      if (note.author !== caller.uid)
        throw new BackendError(403, 'NotAuthorError', 'Only its author may delete a note.');
      moments.put({ ...note, content: {}, takenBack: true, updatedAt: clock.now() });
    },
  };
}
