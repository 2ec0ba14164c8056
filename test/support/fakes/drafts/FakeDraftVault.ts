import type { VaultFailure } from '@/application/chat/ports/OutboxVault';
import { storedDraftId, type DraftKey } from '@/domain/drafts/DraftKey';
import type { ChatDraftVault } from '@/application/drafts/ports/ChatDraftVault';
import type { ChangedDraft, DraftVault } from '@/application/drafts/ports/DraftVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Drafts of the user whose vault is open, by stored id. */
export class FakeDraftVault implements DraftVault, ChatDraftVault {
  readonly kept = new Map<string, string>();
  readonly names = new Map<string, string>();
  /** True if the device has no space or blocks storage. */
  isBroken = false;

  draftOf(key: DraftKey): Promise<string | undefined> {
    return Promise.resolve(this.isBroken ? undefined : (this.kept.get(storedDraftId(key)) ?? ''));
  }

  drafts(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map(this.isBroken ? [] : this.kept));
  }

  draftNames(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map(this.isBroken ? [] : this.names));
  }

  saveDraft(key: DraftKey, text: string, patientName?: string): Promise<Result<void, VaultFailure>> {
    if (this.isBroken) return Promise.resolve(fail({ kind: 'storageUnavailable' }));
    const id = storedDraftId(key);
    this.names.delete(id);
    if (patientName !== undefined && text !== '') this.names.set(id, patientName);
    if (text === '') this.kept.delete(id);
    else this.kept.set(id, text);
    return Promise.resolve(ok(undefined));
  }

  replaceDraft(
    key: DraftKey,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>> {
    const there = this.kept.get(storedDraftId(key)) ?? '';
    if (!this.isBroken && there !== before) return Promise.resolve(fail({ kind: 'changed', there }));
    return this.saveDraft(key, text, patientName);
  }
}
