import type { VaultFailure } from '@/application/chat/ports/OutboxVault';
import type { ChangedDraft, DraftVault } from '@/application/drafts/ports/DraftVault';
import { storedDraftId, type DraftKey } from '@/domain/drafts/DraftKey';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { PersonalRecords } from '../kernel/PersonalRecords';

const unavailable = fail({ kind: 'storageUnavailable' } as const satisfies VaultFailure);

/** Drafts of forms among the user's encrypted records. Forms know their patients: no name is stored. */
export class SealedFormDraftVault implements DraftVault {
  constructor(private readonly records: Pick<PersonalRecords, 'find' | 'save' | 'forget' | 'replace'>) {}

  async draftOf(key: DraftKey): Promise<string | undefined> {
    const found = await this.records.find('drafts', storedDraftId(key));
    return found && (found.text ?? '');
  }

  async saveDraft(key: DraftKey, text: string): Promise<Result<void, VaultFailure>> {
    const id = storedDraftId(key);
    const isSaved = await (text === '' ? this.records.forget('drafts', id) : this.records.save('drafts', id, text));
    return isSaved ? ok(undefined) : unavailable;
  }

  async replaceDraft(key: DraftKey, before: string, text: string): Promise<Result<void, VaultFailure | ChangedDraft>> {
    const there = await this.records.replace('drafts', storedDraftId(key), before, text);
    if (there === undefined) return unavailable;
    return there === before ? ok(undefined) : fail({ kind: 'changed', there });
  }
}
