import { subjectOfFormDraftId } from '@/domain/drafts/DraftKey';
import type { UnreadablePiece, UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';
import type { PersonalRecords, UnreadableRecord } from '../kernel/PersonalRecords';

/** Drafts and uploads in the user's encrypted records. */
export class SealedUnreadableRecords implements UnreadableRecords {
  private found: readonly UnreadableRecord[] = [];

  constructor(private readonly pieces: Pick<PersonalRecords, 'unreadable' | 'discard'>) {}

  async list(): Promise<readonly UnreadablePiece[] | undefined> {
    const found = await this.pieces.unreadable();
    this.found = found ?? [];
    return found?.map(({ store, key, id }) => ({
      key: `${store}/${key}`,
      subject: store === 'drafts' ? subjectOfFormDraftId(id) : null,
    }));
  }

  async discard(key: string): Promise<boolean> {
    const text = this.found.find(one => `${one.store}/${one.key}` === key);
    return text !== undefined && this.pieces.discard(text);
  }
}
