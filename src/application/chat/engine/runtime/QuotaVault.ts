import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { storageQuota, type StorageQuotaInput } from '@/domain/chat/conversations/storageQuota.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import { storedDraftId, type ChatDraftKey, type DraftKey } from '@/domain/drafts/DraftKey';
import type { ChatDraftVault } from '../../../drafts/ports/ChatDraftVault';
import type { ChangedDraft } from '../../../drafts/ports/DraftVault';
import type { OutboxVault, VaultFailure } from '../../ports/OutboxVault';

/** Lengths of the user's stored items of one kind, by id, as known to this window. */
type Lengths = Map<string, number>;

/** The user's vault with a quota. Existing items may always be replaced, but not by one that is too long. */
export class QuotaVault implements OutboxVault, ChatDraftVault {
  private acts: Lengths = new Map();
  private texts: Lengths = new Map();

  constructor(
    private readonly outbox: OutboxVault,
    private readonly draftVault: ChatDraftVault,
  ) {}

  async open(uid: string): Promise<Result<readonly OutboxEntry[], VaultFailure>> {
    const opened = await this.outbox.open(uid);
    if (opened.ok) this.acts = new Map(opened.value.map(({ id, text }) => [id, text.length]));
    return opened;
  }

  async save(entry: OutboxEntry, draft?: ChatDraftKey): Promise<Result<void, VaultFailure>> {
    const { length } = entry.text;
    if (!this.acts.has(entry.id) && !fitsQuota('act', this.acts, entry.id, length)) return fail({ kind: 'noRoom' });
    this.acts.set(entry.id, length);
    return this.outbox.save(entry, draft);
  }

  async forget(entryId: string): Promise<void> {
    this.acts.delete(entryId);
    await this.outbox.forget(entryId);
  }

  close(): void {
    this.acts = new Map();
    this.texts = new Map();
    this.outbox.close();
  }

  draftOf(key: DraftKey): Promise<string | undefined> {
    return this.draftVault.draftOf(key);
  }

  async drafts(): Promise<ReadonlyMap<string, string>> {
    const drafts = await this.draftVault.drafts();
    this.texts = new Map([...drafts].map(([id, text]) => [id, text.length]));
    return drafts;
  }

  draftNames(): Promise<ReadonlyMap<string, string>> {
    return this.draftVault.draftNames();
  }

  async saveDraft(key: DraftKey, text: string, patientName?: string): Promise<Result<void, VaultFailure>> {
    if (!fitsQuota('draft', this.texts, storedDraftId(key), text.length)) return fail({ kind: 'noRoom' });
    this.remember(key, text);
    return this.draftVault.saveDraft(key, text, patientName);
  }

  async replaceDraft(
    key: DraftKey,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>> {
    if (!fitsQuota('draft', this.texts, storedDraftId(key), text.length)) return fail({ kind: 'noRoom' });
    const done = await this.draftVault.replaceDraft(key, before, text, patientName);
    this.remember(key, done.ok || done.failure.kind !== 'changed' ? text : done.failure.there);
    return done;
  }

  private remember(key: DraftKey, text: string): void {
    if (text === '') this.texts.delete(storedDraftId(key));
    else this.texts.set(storedDraftId(key), text.length);
  }
}

function fitsQuota(kind: StorageQuotaInput['kind'], lengths: Lengths, id: string, length: number): boolean {
  if (length === 0 && kind === 'draft') return true;
  const others = [...lengths].filter(([known]) => known !== id).map(([, long]) => long);
  return storageQuota({
    kind,
    length,
    others: { count: others.length, characters: others.reduce((sum, long) => sum + long, 0) },
  });
}
