import { draftConflict } from '@/domain/drafts/draftConflict.rule';
import type { Result } from '@/domain/kernel/Result';
import { channelOfDraft, storedDraftId, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import { conflictsText, conflictTexts } from './draftText';
import type { ChatDraftVault } from './ports/ChatDraftVault';
import type { ChangedDraft } from './ports/DraftVault';
import type { VaultFailure } from '../chat/ports/OutboxVault';

type SaveResult = Result<void, VaultFailure | ChangedDraft>;

/**
 * Saves the drafts of one window in the vault shared with the user's other windows. A text that this window has neither
 * read nor saved becomes a conflict.
 */
export class WindowDrafts {
  /** Texts that this window last read or saved, by stored id; only those may be overwritten. */
  private mine = new Map<string, string>();
  /** Stored ids of what this window has saved itself. */
  private saved = new Set<string>();
  private readonly names = new Map<string, string>();

  constructor(
    private readonly vault: ChatDraftVault,
    /** Called with conflicting drafts of other windows; empty for none. */
    private readonly onConflicts: (at: AnyChatDraftKey, stored: string) => void,
  ) {}

  /** Reads all drafts of the user, by stored id. If this window has its own, the stored one counts as another's. */
  async read(): Promise<ReadonlyMap<string, string>> {
    const { mine } = this;
    const drafts = await this.vault.drafts();
    for (const [id, text] of drafts) if (!mine.has(id)) mine.set(id, text);
    return drafts;
  }

  /** `isUnseen`: typed before the stored draft was shown in this window. */
  async save(key: AnyChatDraftKey, text: string, patientName?: string, isUnseen = false): Promise<SaveResult> {
    // The record of a risk change is replaced by the act itself; it is not a typed draft.
    if (channelOfDraft(key) === undefined) return this.vault.saveDraft(key, text, patientName);
    const id = storedDraftId(key);
    if (patientName !== undefined) this.names.set(id, patientName);
    const before = isUnseen && !this.saved.has(id) ? '' : (this.mine.get(id) ?? '');
    this.mine.set(id, before);
    this.saved.add(id);
    let done: SaveResult = await this.vault.replaceDraft(key, before, text, patientName);
    while (!done.ok && done.failure.kind === 'changed')
      done = await this.saveBoth(key, { text, before, there: done.failure.there });
    if (done.ok) this.mine.set(id, text);
    return done;
  }

  /** Removes a text of another window that was inserted here or discarded. */
  discardConflict(key: AnyChatDraftKey, text: string): Promise<SaveResult> {
    return this.changeConflicts(key, texts => texts.filter(one => one !== text));
  }

  notifyConflicts(of: AnyChatDraftKey): void {
    const at: AnyChatDraftKey = { kind: 'conflicts', of };
    this.onConflicts(at, this.mine.get(storedDraftId(at)) ?? '');
  }

  forget(): void {
    // A running read fills the maps of the user who signs out.
    this.mine = new Map();
    this.saved = new Set();
    this.names.clear();
  }

  /** Saves the conflicts first, then this window's own text. */
  private async saveBoth(
    key: AnyChatDraftKey,
    draft: { readonly text: string; readonly before: string; readonly there: string },
  ): Promise<SaveResult> {
    const { saved: stored } = draftConflict({ ...draft, conflicts: [] });
    const done = await this.changeConflicts(key, conflicts => draftConflict({ ...draft, conflicts }).conflicts);
    return done.ok && stored !== draft.there
      ? this.vault.replaceDraft(key, draft.there, stored, this.names.get(storedDraftId(key)))
      : done;
  }

  private async changeConflicts(
    of: AnyChatDraftKey,
    change: (texts: readonly string[]) => readonly string[],
  ): Promise<SaveResult> {
    const at: AnyChatDraftKey = { kind: 'conflicts', of };
    const id = storedDraftId(at);
    for (;;) {
      const known = this.mine.get(id) ?? '';
      const next = conflictsText(change(conflictTexts(known)));
      const done = await this.vault.replaceDraft(at, known, next, this.names.get(storedDraftId(of)));
      if (done.ok) this.mine.set(id, next);
      if (done.ok && next !== known) this.onConflicts(at, next);
      if (done.ok || done.failure.kind !== 'changed') return done;
      this.mine.set(id, done.failure.there);
      this.onConflicts(at, done.failure.there);
    }
  }
}
