import { pinOrder } from '@/domain/chat/conversations/pinOrder';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** The patients that each therapist has pinned, last pinned first. */
export class PinnedChats {
  private readonly pinned = new JournalledMap<readonly string[]>('pinned-chats');

  attachTo(journal: JournalHost): this {
    this.pinned.attachTo(journal);
    return this;
  }

  pinnedBy(uid: string): readonly string[] {
    return this.pinned.get(uid) ?? [];
  }

  pin(uid: string, patientId: string): void {
    this.pinned.put(uid, pinOrder({ pinned: this.pinnedBy(uid), act: 'pin', patientId }));
  }

  unpin(uid: string, patientId: string): void {
    this.pinned.put(uid, pinOrder({ pinned: this.pinnedBy(uid), act: 'unpin', patientId }));
  }
}
