import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { channelOfRoom } from './channelOfRoom';
import type { ChatServices } from './ChatServices';
import type { ChatRoom } from './ChatRoom';

/** The active chat of a patient in which the caller takes part; refuses with 403 `NOT_IN_CHAT_WITH_PATIENT`. */
export function roomOf({ rooms }: Pick<ChatServices, 'rooms'>, uid: string, patientId: string): ChatRoom {
  const room = rooms.activeOf(patientId);
  const shared = room && rooms.shared(channelOfRoom(room), uid);
  if (!shared) throw new BackendError(403, 'NOT_IN_CHAT_WITH_PATIENT', 'The caller has no chat with this patient.');
  return shared;
}

/** The same for what only the lead therapist may do; refuses others with 403 `NotLeadTherapistError`. */
export function ledRoomOf(services: Pick<ChatServices, 'rooms'>, uid: string, patientId: string): ChatRoom {
  const room = roomOf(services, uid, patientId);
  if (room.leadUid !== uid)
    throw new BackendError(403, 'NotLeadTherapistError', 'Only the lead therapist may do this.');
  return room;
}
