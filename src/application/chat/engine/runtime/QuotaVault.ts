import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { roomOnDevice, type RoomInput } from '@/domain/chat/conversations/roomOnDevice.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ChangedDraft, DraftVault } from '../../ports/DraftVault';
import type { OutboxVault, VaultFailure } from '../../ports/OutboxVault';

/** Length by id: what of one kind the person has on the device, as far as this window knows. */
type Kept = Map<string, number>;

/**
 * The person's vault with room for so much and no more. What is there already may always be replaced, but not by
 * something that is too long.
 */
export class QuotaVault implements OutboxVault, DraftVault {
  private acts: Kept = new Map();
  private texts: Kept = new Map();

  constructor(
    private readonly outbox: OutboxVault,
    private readonly draftVault: DraftVault,
  ) {}

  async open(uid: string): Promise<Result<readonly OutboxEntry[], VaultFailure>> {
    const opened = await this.outbox.open(uid);
    if (opened.ok) this.acts = new Map(opened.value.map(({ id, text }) => [id, text.length]));
    return opened;
  }

  async keep(entry: OutboxEntry, writtenAt?: string): Promise<Result<void, VaultFailure>> {
    const { length } = entry.text;
    if (!this.acts.has(entry.id) && !hasRoom('act', this.acts, entry.id, length)) return fail({ kind: 'noRoom' });
    this.acts.set(entry.id, length);
    return this.outbox.keep(entry, writtenAt);
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

  async drafts(): Promise<ReadonlyMap<string, string>> {
    const drafts = await this.draftVault.drafts();
    this.texts = new Map([...drafts].map(([channelId, text]) => [channelId, text.length]));
    return drafts;
  }

  draftNames(): Promise<ReadonlyMap<string, string>> {
    return this.draftVault.draftNames();
  }

  async saveDraft(channelId: string, text: string, patientName?: string): Promise<Result<void, VaultFailure>> {
    if (!hasRoom('draft', this.texts, channelId, text.length)) return fail({ kind: 'noRoom' });
    this.note(channelId, text);
    return this.draftVault.saveDraft(channelId, text, patientName);
  }

  async replaceDraft(
    channelId: string,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>> {
    if (!hasRoom('draft', this.texts, channelId, text.length)) return fail({ kind: 'noRoom' });
    const done = await this.draftVault.replaceDraft(channelId, before, text, patientName);
    this.note(channelId, done.ok || done.failure.kind !== 'changed' ? text : done.failure.there);
    return done;
  }

  private note(channelId: string, text: string): void {
    if (text === '') this.texts.delete(channelId);
    else this.texts.set(channelId, text.length);
  }
}

function hasRoom(kind: RoomInput['kind'], kept: Kept, id: string, length: number): boolean {
  if (length === 0 && kind === 'draft') return true;
  const others = [...kept].filter(([known]) => known !== id).map(([, long]) => long);
  return roomOnDevice({
    kind,
    length,
    others: { count: others.length, characters: others.reduce((sum, long) => sum + long, 0) },
  });
}
