import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { ChatRoom } from '#sandbox/backend/chat/ChatRoom';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { Script, Situation } from './Script';

export interface Part {
  readonly script: Script;
  readonly patient: Patient;
  /** The chat that they are in as the evening begins. */
  readonly room: ChatRoom | undefined;
}

type Chats = Pick<ChatServices, 'people' | 'rooms' | 'requests'>;

/**
 * The cast of one therapist's evening: for each script a patient in its situation, and of those with another part
 * (`playing`, by uid) only those it takes. A script without a suitable patient is left out.
 */
export function castEvening(
  chat: Chats,
  scripts: readonly Script[],
  therapistUid: string,
  playing: readonly string[] = [],
): readonly Part[] {
  const taken = new Set<string>();
  const asking = new Set(chat.requests.waiting().map(({ patientId }) => patientId));
  const free = chat.people
    .patients()
    .flatMap(({ patientId }) => chat.people.patient(patientId) ?? [])
    .filter(({ patientId }) => !asking.has(patientId))
    .sort((a, b) => Number(playing.includes(a.uid)) - Number(playing.includes(b.uid)));
  // The rare situations are cast first.
  const inOrder = [...scripts].sort((a, b) => Number(a.situation === 'alone') - Number(b.situation === 'alone'));
  const cast = inOrder.flatMap(script => {
    const patient = free.find(
      person =>
        !taken.has(person.uid) && isIn(script.situation, person, chat.rooms.activeOf(person.patientId), therapistUid),
    );
    if (!patient) return [];
    taken.add(patient.uid);
    return [{ script, patient, room: chat.rooms.activeOf(patient.patientId) }];
  });
  return scripts.flatMap(script => cast.find(part => part.script === script) ?? []);
}

function isIn(situation: Situation, { highRisk }: Patient, room: ChatRoom | undefined, therapistUid: string): boolean {
  if (situation === 'alone') return room === undefined;
  if (situation === 'flagged') return room === undefined && highRisk;
  const isTheirs = room?.people.some(({ userId }) => userId === therapistUid) === true;
  if (situation === 'ownV1') return room?.generation === 'v1' && isTheirs;
  return room !== undefined && !isTheirs && (room.generation === 'v1') === (situation === 'colleaguesV1');
}
