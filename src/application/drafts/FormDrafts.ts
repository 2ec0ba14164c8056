import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import { draftConflict } from '@/domain/drafts/draftConflict.rule';
import { storedDraftId, type FormDraftKey, type AnyFormDraftKey } from '@/domain/drafts/DraftKey';
import { conflictsText, conflictTexts } from './draftText';
import { OwnTexts, type FindOwn } from './OwnTexts';
import type { DraftVault } from './ports/DraftVault';

/** Maximum delay before typed text is written, in milliseconds, because a closing page has no time to write. */
export const SAVE_AFTER_MS = 50;

/** `notSaved`: the device cannot store it, so a reload would lose it. `at` in milliseconds since 1970. */
export type DraftSaveResult = { readonly status: 'saved'; readonly at: number } | { readonly status: 'notSaved' };

/** Receives texts of other windows for the same form, which this window does not show. */
export type ConflictsListener = (others: readonly string[]) => void;

interface Typed {
  readonly key: FormDraftKey;
  readonly text: string;
  /** The user who was signed in. */
  readonly by: string | undefined;
  readonly notify: (stored: DraftSaveResult) => void;
  readonly cancel: Unsubscribe;
}

/** The stored draft of one form, with conflicting drafts of other windows. */
interface StoredDrafts {
  readonly draft: string;
  readonly conflicts: readonly string[];
}

/**
 * Saves the input of forms across switching, reload and a new sign-in. Writes of one form keep their order. A draft
 * that another window saved for the same form is not overwritten: it becomes a conflict.
 */
export class FormDrafts {
  /** By stored id. */
  private readonly typed = new Map<string, Typed>();
  private readonly lines = new Map<string, Promise<void>>();
  private readonly own = new OwnTexts();
  private readonly watchers = new Map<string, Set<ConflictsListener>>();

  /** Drafts whose newest text the device has not saved. */
  private readonly onlyHere = new Set<string>();
  private writing = 0;
  private people = 0;

  constructor(
    private readonly vault: DraftVault,
    private readonly clock: Clock,
    /** Reports drafts that cannot be read, without their content. */
    private readonly report: (problem: string) => void = () => undefined,
    private readonly signedIn: () => string | undefined = () => undefined,
  ) {}

  /** Changes with each user who signs in, so that input of one is never saved for the next. */
  get person(): number {
    return this.people;
  }

  /** Some input is only in memory, so closing the page would lose it. */
  get hasUnsaved(): boolean {
    return this.typed.size > 0 || this.writing > 0 || this.onlyHere.size > 0;
  }

  /** A stored draft, or a part of it, could not be read. */
  reportUnreadable(): void {
    this.report('A draft of a form could not be read.');
  }

  execute(key: FormDraftKey, text: string, notify: (stored: DraftSaveResult) => void = () => undefined): void {
    const id = storedDraftId(key);
    const cancel = this.typed.get(id)?.cancel ?? this.clock.wakeIn(SAVE_AFTER_MS, () => void this.store(key));
    this.typed.set(id, { key, text, by: this.signedIn(), notify, cancel });
  }

  /** Returns the latest input, saved or not. */
  async draftOf(key: FormDraftKey): Promise<string> {
    const id = storedDraftId(key);
    await this.lines.get(id);
    const stored = this.typed.get(id)?.text ?? (await this.vault.draftOf(key));
    const typed = this.typed.get(id);
    if (stored !== undefined && typed === undefined) {
      this.own.open(id, stored);
      this.closeUnlessShown(id);
    }
    return typed?.text ?? stored ?? '';
  }

  /** Reports drafts of other windows for the same form: at once, and when this window learns of them. */
  watchConflicts(key: FormDraftKey, notify: ConflictsListener): Unsubscribe {
    const id = storedDraftId(key);
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers.add(notify));
    void this.draftOf(key).then(() => this.inLine(key, () => this.notifyConflicts(key)));
    return () => {
      watchers.delete(notify);
      this.closeUnlessShown(id);
    };
  }

  /**
   * Continues with the draft of another window; the own text becomes the conflict. False, without a change, if the
   * device could not save it.
   */
  async replaceOwn(key: FormDraftKey, other: string): Promise<boolean> {
    const id = storedDraftId(key);
    const typed = this.forget(id);
    const by = this.signedIn();
    const { people } = this;
    let isReplaced = false;
    await this.inLine(key, async () => {
      const own = this.own.finder(id);
      isReplaced = await this.replaceDraft(key, by, ({ draft, conflicts }) => {
        const before = own([draft, ...conflicts]);
        const foreign = draft === before ? '' : draft;
        const others = [...conflicts, typed?.text ?? before, foreign];
        return { draft: other, conflicts: others.filter(text => text !== other && text !== '') };
      });
      if (!isReplaced) return;
      this.own.set(id, other);
      await this.notifyConflicts(key);
    });
    if (!isReplaced && typed !== undefined && people === this.people && !this.typed.has(id))
      this.execute(key, typed.text, typed.notify);
    return isReplaced;
  }

  /** Discards the draft of another window, on request. */
  discardConflict(key: FormDraftKey, other: string): Promise<void> {
    const by = this.signedIn();
    return this.inLine(key, async () => {
      const own = this.own.finder(storedDraftId(key));
      await this.replaceDraft(key, by, ({ draft, conflicts }) => ({
        draft: draft === other ? own(conflicts) : draft,
        conflicts: conflicts.filter(text => text !== other),
      }));
      await this.notifyConflicts(key);
    });
  }

  /** Saves everything at once before the page closes. */
  async flush(): Promise<void> {
    for (const { key } of [...this.typed.values()]) void this.store(key);
    await Promise.all(this.lines.values());
  }

  /** Drops input that `flush` did not save when another user signs in. */
  discardAll(): void {
    this.people += 1;
    for (const { cancel } of this.typed.values()) cancel();
    this.typed.clear();
    this.own.clear();
    this.onlyHere.clear();
  }

  private store(key: FormDraftKey): Promise<void> {
    const id = storedDraftId(key);
    const typed = this.forget(id);
    if (typed === undefined) return this.lines.get(id) ?? Promise.resolve();
    const own = this.own.finder(id);
    this.own.set(id, typed.text);
    const { people } = this;
    this.writing += 1;
    return this.inLine(key, async () => {
      const isSaved = await this.save(typed, own).finally(() => (this.writing -= 1));
      this.trackUnsaved(id, isSaved || typed.text === '', people);
      typed.notify(isSaved ? { status: 'saved', at: this.clock.now() } : { status: 'notSaved' });
      await this.notifyConflicts(key);
      this.closeUnlessShown(id);
    });
  }

  /** A text that another window stored becomes a conflict; this window's own earlier text is replaced. */
  private save({ key, text, by }: Typed, own: FindOwn): Promise<boolean> {
    return this.replaceDraft(key, by, ({ draft, conflicts }) => {
      const before = own([draft, ...conflicts]);
      const next = draftConflict({ text, before, there: draft, conflicts });
      return { draft: next.saved, conflicts: next.conflicts };
    });
  }

  /**
   * Changes the stored draft of a form. If another window has written since, `change` runs again with its text.
   * Conflicts are written before the draft. False if the device could not write, or another user has signed in.
   */
  private async replaceDraft(
    key: FormDraftKey,
    by: string | undefined,
    change: (stored: StoredDrafts) => StoredDrafts,
  ): Promise<boolean> {
    const conflictsKey = { kind: 'conflicts', of: key } as const;
    for (;;) {
      const draft = await this.vault.draftOf(key);
      const kept = await this.vault.draftOf(conflictsKey);
      // An unreadable text is not overwritten.
      if (draft === undefined || kept === undefined) return false;
      const conflicts = conflictTexts(kept);
      const next = change({ draft, conflicts });
      const text = conflictsText([...new Set(next.conflicts)]);
      const isSame = text === conflictsText(conflicts);
      const conflictsDone = await this.replace(conflictsKey, kept, isSame ? kept : text, by);
      const done = conflictsDone === 'done' ? await this.replace(key, draft, next.draft, by) : conflictsDone;
      if (done !== 'changed') return done === 'done';
    }
  }

  private async replace(
    key: AnyFormDraftKey,
    before: string,
    text: string,
    by: string | undefined,
  ): Promise<'done' | 'changed' | 'failed'> {
    if (text === before) return 'done';
    if (!this.mayWrite(by)) return 'failed';
    const replaced = await this.vault.replaceDraft(key, before, text);
    if (replaced.ok) return 'done';
    return replaced.failure.kind === 'changed' ? 'changed' : 'failed';
  }

  private async conflictsOf(key: FormDraftKey): Promise<readonly string[] | undefined> {
    const stored = await this.vault.draftOf({ kind: 'conflicts', of: key });
    return stored === undefined ? undefined : conflictTexts(stored);
  }

  /**
   * Never writes into the drafts of a user who has signed in since; after a sign-out they still belong to the previous
   * user.
   */
  private mayWrite(by: string | undefined): boolean {
    const now = this.signedIn();
    return now === undefined || now === by;
  }

  private async notifyConflicts(key: FormDraftKey): Promise<void> {
    const watchers = this.watchers.get(storedDraftId(key));
    if (watchers === undefined || watchers.size === 0) return;
    const conflicts = await this.conflictsOf(key);
    const there = await this.vault.draftOf(key);
    if (conflicts === undefined || there === undefined) return;
    const stored = new Set([...conflicts, there]);
    const mine = this.own.finder(storedDraftId(key))([...stored]);
    for (const notify of watchers) notify([...stored].filter(text => text !== '' && text !== mine));
  }

  /** Keeps no readable text of a saved form that is not shown. */
  private closeUnlessShown(id: string): void {
    const isShown = (this.watchers.get(id)?.size ?? 0) > 0;
    if (!isShown && !this.typed.has(id)) this.own.close(id);
  }

  private forget(id: string): Typed | undefined {
    const typed = this.typed.get(id);
    typed?.cancel();
    this.typed.delete(id);
    return typed;
  }

  /** `people`: number of the user who typed it; a text of a previous user is not tracked for the next. */
  private trackUnsaved(id: string, isSaved: boolean, people: number): void {
    if (isSaved || people !== this.people) this.onlyHere.delete(id);
    else this.onlyHere.add(id);
  }

  private inLine(key: FormDraftKey, act: () => Promise<void>): Promise<void> {
    const id = storedDraftId(key);
    const line = (this.lines.get(id) ?? Promise.resolve()).then(act);
    this.lines.set(id, line);
    return line;
  }
}
