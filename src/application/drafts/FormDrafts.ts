import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import { draftConflict } from '@/domain/drafts/draftConflict.rule';
import { storedDraftId, type FormDraftKey, type AnyFormDraftKey } from '@/domain/drafts/DraftKey';
import { conflictsText, conflictTexts } from './draftText';
import { OwnTexts, type FindOwn } from './OwnTexts';
import type { DraftVault } from './ports/DraftVault';

/** Longest time before typed text is written, in milliseconds: a page that is closing has no time left to write. */
export const SAVE_AFTER_MS = 50;

/** `notSaved`: the device keeps nothing, so a reload would lose it. `at` in milliseconds since 1970. */
export type DraftSaveResult = { readonly status: 'saved'; readonly at: number } | { readonly status: 'notSaved' };

/** Receives what other windows typed in the same form; this window does not show it. */
export type ConflictsListener = (others: readonly string[]) => void;

interface Typed {
  readonly key: FormDraftKey;
  readonly text: string;
  /** Who was signed in. */
  readonly by: string | undefined;
  readonly notify: (stored: DraftSaveResult) => void;
  readonly cancel: Unsubscribe;
}

/** What the device holds for one form: its draft, and the drafts of other windows in conflict with it. */
interface StoredDrafts {
  readonly draft: string;
  readonly conflicts: readonly string[];
}

/**
 * Saves what is entered in the forms of a patient, across switching, reload and a new sign-in. Writes of one form never
 * overtake each other. What another window has saved for the same form is never overwritten: it becomes a conflict,
 * which is reported and offered.
 */
export class FormDrafts {
  /** All by stored id. */
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
    /** Who is signed in. */
    private readonly signedIn: () => string | undefined = () => undefined,
  ) {}

  /** Another number for each person who signs in: what one of them entered is never kept for the next. */
  get person(): number {
    return this.people;
  }

  /** Something that was typed exists in memory only: a page that goes now loses it. */
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

  /** What was typed last, whether it is kept yet or not. */
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

  /** Reports what other windows have saved for the same form: at once, and whenever this window learns of it. */
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
   * Continues with the draft of another window; the own text becomes the conflict. False where the device could not
   * save it, and nothing changed.
   */
  async takeOver(key: FormDraftKey, other: string): Promise<boolean> {
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

  /** The draft of another window is discarded, on purpose. */
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

  /** Puts everything into the vault at once, before the page goes. */
  async flush(): Promise<void> {
    for (const { key } of [...this.typed.values()]) void this.store(key);
    await Promise.all(this.lines.values());
  }

  /** Another person signs in: what `flush` did not save is dropped. */
  drop(): void {
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
   * Changes what is stored for a form. Where another window wrote in the meantime, `change` runs again with what it
   * wrote, so that no text of another window is overwritten unread. The conflicts are written before the draft. False
   * where the device could not write, or another person has signed in.
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
      // A text that cannot be read is not overwritten.
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
   * Never writes into the drafts of a person who has signed in since; after a sign-out they still belong to the former
   * person.
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

  /** Holds nothing readable of a form that no page shows and whose text is written. */
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

  /** `people`: the number of the person who typed it; a text of a former person is not tracked for the next. */
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
