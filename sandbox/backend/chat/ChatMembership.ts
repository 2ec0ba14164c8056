import { randomUUID } from 'node:crypto';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ParticipantDto } from '@/infrastructure/http/chat/chatDtos';
import { fullName } from '#sandbox/backend/people/fullName';
import type { Patient, StaffMember } from '#sandbox/backend/people/KnownPerson';
import { channelOfRoom } from './channelOfRoom';
import { SYSTEM_SENDER } from './StoredEvent';
import type { ChatLog } from './ChatLog';
import type { ChatRoom } from './ChatRoom';
import type { ChatRooms } from './ChatRooms';

/** The participants of each chat, from its opening to its end; the people concerned receive events. */
export class ChatMembership {
  constructor(
    private readonly rooms: ChatRooms,
    private readonly log: ChatLog,
    private readonly clock: { now(): number },
    /** The name of a therapist in a chat, which patients read. */
    private readonly nameOf: (therapist: StaffMember) => string,
  ) {}

  /** Brings a therapist into the patient's chat, which is opened in the generation named when there is none. */
  join(therapist: StaffMember, patient: Patient, generation: ChatGeneration = 'v2'): ChatRoom {
    const active = this.rooms.activeOf(patient.patientId);
    if (active?.people.some(({ userId }) => userId === therapist.uid)) return active;
    const room = active ?? this.opened(therapist, patient, generation);
    const joined = this.rooms.save({
      ...room,
      people: [...room.people, asTherapist(therapist, this.nameOf(therapist))],
    });
    if (active) this.log.showTo(joined);
    this.announce(joined, `${this.nameOf(therapist)} has joined the chat.`);
    return joined;
  }

  /** Takes a therapist out. The chat ends with its last therapist, so that no one writes to an empty room. */
  leave(room: ChatRoom, therapist: StaffMember): void {
    const people = room.people.filter(({ userId }) => userId !== therapist.uid);
    const next = people.find(({ role }) => role === 'therapist');
    if (!next) {
      this.end(room, `${this.nameOf(therapist)} has left. The chat has ended.`);
      return;
    }
    const leadUid = room.leadUid === therapist.uid ? next.userId : room.leadUid;
    const left = this.rooms.save({ ...room, people, leadUid });
    this.log.showTo(left);
    this.announce(left, `${this.nameOf(therapist)} has left the chat.`, [therapist.uid]);
  }

  end(room: ChatRoom, text: string): void {
    this.say(room, text);
    this.log.append(room, { id: `ended-${channelOfRoom(room)}`, type: 'ended', sender: SYSTEM_SENDER });
    this.rooms.save({ ...room, endedAt: this.clock.now() });
  }

  private opened(therapist: StaffMember, patient: Patient, generation: ChatGeneration): ChatRoom {
    return {
      id: randomUUID(),
      patientId: patient.patientId,
      ...(generation === 'v1' && { generation }),
      people: [asPatient(patient)],
      leadUid: therapist.uid,
      startedAt: this.clock.now(),
    };
  }

  /** `leavers` learn that they are out, and of nothing after that. */
  private announce(room: ChatRoom, text: string, leavers: readonly string[] = []): void {
    const participants = [...room.people.map(({ userId }) => userId), ...leavers];
    const id = `participants-${channelOfRoom(room)}-${this.log.order.next()}`;
    this.log.append(room, { id, type: 'participants', sender: SYSTEM_SENDER, people: [...room.people], participants });
    this.say(room, text);
  }

  private say(room: ChatRoom, text: string): void {
    this.log.append(room, {
      id: `system-${channelOfRoom(room)}-${this.log.order.next()}`,
      type: 'message',
      sender: SYSTEM_SENDER,
      text,
    });
  }
}

/** `name`: as patients see it. */
export function asTherapist({ uid, staffId }: Pick<StaffMember, 'uid' | 'staffId'>, name: string): ParticipantDto {
  return { userId: uid, role: 'therapist', therapistId: staffId, name };
}

export function asPatient({
  uid,
  patientId,
  ...names
}: Pick<Patient, 'uid' | 'patientId' | 'firstName' | 'lastName'>): ParticipantDto {
  return { userId: uid, role: 'patient', patientId, name: fullName(names) };
}
