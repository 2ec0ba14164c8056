import { storedDraftId, type ChatDraftKey, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import type { ChatDraftVault } from '../../../drafts/ports/ChatDraftVault';
import { WindowDrafts } from '../../../drafts/WindowDrafts';
import type { StorageState } from '../../protocol/StorageState';
import { worstStorageState } from '../../protocol/StorageState';

interface Draft {
  readonly key: AnyChatDraftKey;
  readonly text: string;
  readonly patientName: string | undefined;
  /** Typed before the stored draft was shown in this window. */
  readonly isUnseen: boolean;
  /** Number of messages submitted under this key when it was typed. */
  readonly turn: number;
}

interface UnsavedDraft {
  readonly draft: Draft;
  readonly state: StorageState;
}

/** Saves the drafts of each key in sequence, however slow the device, so the newest text is stored last. */
export class DraftWriteQueue {
  /** Running writes, by stored id. */
  private readonly acts = new Map<string, Promise<void>>();
  private readonly newest = new Map<string, Draft>();
  private readonly turns = new Map<string, number>();
  private readonly unsaved = new Map<string, UnsavedDraft>();
  private readonly own: WindowDrafts;

  constructor(
    vault: ChatDraftVault,
    /** Reports `works` while every draft is on the device. */
    private readonly onSaved: (state: StorageState) => void,
    /** Called with conflicting drafts of other windows; empty for none. */
    onConflicts: (at: AnyChatDraftKey, saved: string) => void = () => undefined,
    /** Settles once previously submitted messages are saved: only then may their drafts be deleted. */
    private readonly outboxAtRest: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.own = new WindowDrafts(vault, onConflicts);
  }

  /** Reads all drafts of the user, by stored id. */
  read(): Promise<ReadonlyMap<string, string>> {
    return this.own.read();
  }

  /** Settles when this text, or a newer one of this key, was saved or has failed. */
  save(key: AnyChatDraftKey, text: string, patientName?: string, isUnseen = false): Promise<void> {
    const id = storedDraftId(key);
    const turn = this.turns.get(id) ?? 0;
    this.newest.set(id, { key, text, patientName, isUnseen: isUnseen || this.newest.get(id)?.isUnseen === true, turn });
    return this.inTurn(id, () => this.saveNewest(id, turn));
  }

  /** Retries failed saves, unless a newer text has been typed. */
  async saveUnsaved(): Promise<void> {
    const unsaved = [...this.unsaved].filter(([id]) => !this.newest.has(id));
    await Promise.all(
      unsaved.map(([, { draft }]) => this.save(draft.key, draft.text, draft.patientName, draft.isUnseen)),
    );
  }

  /** Discards a conflicting draft of this key, unless the draft itself could not be stored. */
  discardConflict(key: AnyChatDraftKey, text: string): Promise<void> {
    const id = storedDraftId(key);
    return this.inTurn(id, async () => {
      const done = this.unsaved.has(id) ? undefined : await this.own.discardConflict(key, text);
      if (done?.ok !== true) this.own.notifyConflicts(key);
    });
  }

  async atRest(): Promise<void> {
    await Promise.all(this.acts.values());
  }

  /**
   * The text of this key was submitted to the outbox. Settles once all earlier writes are done; later writes wait until
   * the message is saved.
   */
  async markSubmitted(key: ChatDraftKey): Promise<void> {
    const id = storedDraftId(key);
    this.turns.set(id, (this.turns.get(id) ?? 0) + 1);
    await this.acts.get(id);
  }

  /** Clears the memory when the user signs out. */
  forget(): void {
    this.newest.clear();
    this.unsaved.clear();
    this.own.forget();
  }

  private inTurn(id: string, act: () => Promise<void>): Promise<void> {
    const done = Promise.all([this.acts.get(id), this.outboxAtRest()]).then(act);
    this.acts.set(id, done);
    return done;
  }

  private async saveNewest(id: string, turn: number): Promise<void> {
    const draft = this.newest.get(id);
    if (draft?.turn !== turn) return;
    this.newest.delete(id);
    const saved = await this.own.save(draft.key, draft.text, draft.patientName, draft.isUnseen);
    if (saved.ok) this.unsaved.delete(id);
    else this.unsaved.set(id, { draft, state: saved.failure.kind === 'noRoom' ? 'full' : 'missing' });
    this.onSaved(worstStorageState([...this.unsaved.values()].map(({ state }) => state)));
  }
}
