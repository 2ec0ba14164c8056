import type { ChangedDraft, DraftVault } from '@/application/chat/ports/DraftVault';
import type { VaultFailure } from '@/application/chat/ports/OutboxVault';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Drafts of the person whose vault is open, by channel. */
export class FakeDraftVault implements DraftVault {
  readonly kept = new Map<string, string>();
  readonly names = new Map<string, string>();
  isBroken = false;

  drafts(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map(this.isBroken ? [] : this.kept));
  }

  draftNames(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map(this.isBroken ? [] : this.names));
  }

  saveDraft(channelId: string, text: string, patientName?: string): Promise<Result<void, VaultFailure>> {
    if (this.isBroken) return Promise.resolve(fail({ kind: 'storageUnavailable' }));
    this.names.delete(channelId);
    if (patientName !== undefined && text !== '') this.names.set(channelId, patientName);
    if (text === '') this.kept.delete(channelId);
    else this.kept.set(channelId, text);
    return Promise.resolve(ok(undefined));
  }

  replaceDraft(
    channelId: string,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>> {
    const there = this.kept.get(channelId) ?? '';
    if (!this.isBroken && there !== before) return Promise.resolve(fail({ kind: 'changed', there }));
    return this.saveDraft(channelId, text, patientName);
  }
}
