import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import { SYSTEM_SENDER } from '#sandbox/backend/chat/StoredEvent';
import { unansweredFrom } from '#sandbox/backend/chat/unansweredFrom';
import type { MomentStore } from '#sandbox/backend/patients/timeline/MomentStore';

/** Milliseconds since 1970. */
export interface Contact {
  /** The newest message of either side, or appointment attended. */
  readonly last?: number;
  /** The oldest message of the patient that no therapist has answered. */
  readonly waitingSince?: number;
}

/** The times of the last contacts between a patient and the therapists. */
export function contactOf(
  { rooms, log }: Pick<ChatServices, 'rooms' | 'log'>,
  shelf: MomentStore,
  patient: { readonly patientId: string; readonly uid: string },
): Contact {
  const own = rooms.all().filter(({ patientId }) => patientId === patient.patientId);
  const spoken = own.flatMap(room => lastSpoken(log.logOf(channelOfRoom(room)).allMessages()));
  const met = shelf
    .all()
    .find(
      ({ type, deleted, content }) => type === 'appointment' && !deleted && content.appointment?.status === 'attended',
    );
  const times = [...spoken, ...(met ? [met.at] : [])];
  const waiting = own.filter(({ endedAt }) => endedAt === undefined).flatMap(room => waitingIn(log, room, patient.uid));
  return {
    ...(times.length > 0 && { last: Math.max(...times) }),
    ...(waiting.length > 0 && { waitingSince: Math.min(...waiting) }),
  };
}

type Messages = ReturnType<ReturnType<ChatServices['log']['logOf']>['allMessages']>;

function lastSpoken(messages: Messages): readonly number[] {
  const spoken = messages.filter(({ event }) => event.sender !== SYSTEM_SENDER).map(({ event }) => toMs(event.seq));
  return spoken.length > 0 ? [Math.max(...spoken)] : [];
}

function waitingIn(log: ChatServices['log'], room: ChatRoom, patientUid: string): readonly number[] {
  const since = unansweredFrom(log.logOf(channelOfRoom(room)), patientUid);
  return since === null ? [] : [toMs(since)];
}

const toMs = (seq: string): number => Number(BigInt(seq) / 10_000n);
