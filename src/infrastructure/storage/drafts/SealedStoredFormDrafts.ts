import type { StoredFormDraft, StoredFormDrafts } from '@/application/drafts/ports/StoredFormDrafts';
import { parseFormDraftId } from '@/domain/drafts/DraftKey';
import type { PersonalRecords } from '../kernel/PersonalRecords';

/** Drafts of forms among the user's encrypted records. */
export class SealedStoredFormDrafts implements StoredFormDrafts {
  constructor(private readonly records: Pick<PersonalRecords, 'entries'>) {}

  async all(): Promise<readonly StoredFormDraft[] | undefined> {
    const entries = await this.records.entries('drafts');
    return entries?.map(({ id, text }) => ({ key: parseFormDraftId(id), text }));
  }
}
