import { chatSessionIdOf } from '@/domain/kernel/ChatGeneration';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { channelOfRoom } from './channelOfRoom';
import type { ChatRoom } from './ChatRoom';

/** All chat rooms, past and present. */
export class ChatRooms {
  private readonly rooms = new JournalledMap<ChatRoom>('chat-rooms');

  attachTo(journal: JournalHost): this {
    this.rooms.attachTo(journal);
    return this;
  }

  get size(): number {
    return this.rooms.size;
  }

  save(room: ChatRoom): ChatRoom {
    this.rooms.put(room.id, room);
    return room;
  }

  remove(chatSessionId: string): void {
    this.rooms.remove(chatSessionId);
  }

  find(chatSessionId: string): ChatRoom | undefined {
    return this.rooms.get(chatSessionId);
  }

  /**
   * The room of a channel in which the user takes part now; undefined when there is none, it has ended or they have
   * left.
   */
  shared(channel: string, uid: string): ChatRoom | undefined {
    const room = this.rooms.get(chatSessionIdOf(channel));
    return room && channel === channelOfRoom(room) && isIn(room, uid) ? room : undefined;
  }

  /** The rooms in which the user takes part now. */
  roomsOf(uid: string): readonly ChatRoom[] {
    return [...this.rooms.values()].filter(room => isIn(room, uid));
  }

  /** The patient's room that has not ended. */
  activeOf(patientId: string): ChatRoom | undefined {
    return [...this.rooms.values()].find(room => room.patientId === patientId && room.endedAt === undefined);
  }

  /** The V1 rooms of a patient, past and present, oldest first. */
  oldOf(patientId: string): readonly ChatRoom[] {
    return [...this.rooms.values()]
      .filter(room => room.generation === 'v1' && room.patientId === patientId)
      .sort((a, b) => a.startedAt - b.startedAt);
  }

  /** Past and present. */
  all(): readonly ChatRoom[] {
    return [...this.rooms.values()];
  }

  ended(): readonly ChatRoom[] {
    return [...this.rooms.values()].filter(({ endedAt }) => endedAt !== undefined);
  }
}

function isIn(room: ChatRoom, uid: string): boolean {
  return room.endedAt === undefined && room.people.some(({ userId }) => userId === uid);
}
