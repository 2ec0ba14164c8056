import { JournalledMap, type Keeper } from '#sandbox/backend/shared/JournalledMap';

/** Which patients each therapist has pinned, the one pinned last first. */
export class PinnedChats {
  private readonly pinned = new JournalledMap<readonly string[]>('pinned-chats');

  keepIn(keeper: Keeper): this {
    this.pinned.keepIn(keeper);
    return this;
  }

  of(uid: string): readonly string[] {
    return this.pinned.get(uid) ?? [];
  }

  pin(uid: string, patientId: string): void {
    this.pinned.put(uid, [patientId, ...this.without(uid, patientId)]);
  }

  unpin(uid: string, patientId: string): void {
    this.pinned.put(uid, this.without(uid, patientId));
  }

  private without(uid: string, patientId: string): readonly string[] {
    return this.of(uid).filter(pinned => pinned !== patientId);
  }
}
