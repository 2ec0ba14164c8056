import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SaveReadyPhrases } from '@/application/chat/messages/SaveReadyPhrases';
import type { LoadReadyPhrases } from '@/application/chat/messages/LoadReadyPhrases';
import type { PhraseChange } from '@/domain/chat/phrases/changePhrases';
import { isBlank } from '@/domain/kernel/isBlank';

export interface ReadyPhrasesUseCases {
  readonly loadReadyPhrases: LoadReadyPhrases;
  readonly saveReadyPhrases: SaveReadyPhrases;
}

/** The user's own phrases, loaded on first use. */
export class ReadyPhrasesStore {
  shown = false;
  phase: 'unknown' | 'loading' | 'known' | 'failed' = 'unknown';
  phrases: readonly string[] = [];
  /** The state of saving the last change. */
  saving: 'no' | 'yes' | 'failed' = 'no';
  /** Text that is being written, and the phrase it replaces. */
  editing: { readonly text: string; readonly replaces: string | undefined } | undefined = undefined;
  /** The phrase that was removed last, and its position. */
  removed: { readonly text: string; readonly at: number } | undefined = undefined;
  /** The phrase that gets the focus next. */
  current: string | undefined = undefined;
  /** Text typed and neither saved nor discarded, by the phrase that it replaces. */
  private readonly begun = new Map<string | undefined, string>();

  constructor(private readonly useCases: ReadyPhrasesUseCases) {
    makeObservable<this, 'saveChange'>(this, {
      shown: observable,
      phase: observable,
      phrases: observableRef,
      saving: observable,
      editing: observableRef,
      removed: observableRef,
      current: observable,
      show: action,
      hide: action,
      load: action,
      write: action,
      change: action,
      cancel: action,
      saveChange: action,
    });
  }

  show(): void {
    this.shown = true;
    this.saving = 'no';
    if (this.phase !== 'known') void this.load();
  }

  /** Unfinished text is restored when the phrases are shown again. */
  hide(): void {
    this.shown = false;
    this.removed = undefined;
    if (this.editing !== undefined && !this.begun.has(this.editing.replaces)) this.editing = undefined;
  }

  async load(): Promise<void> {
    if (this.phase === 'loading') return;
    this.phase = 'loading';
    const kept = await this.useCases.loadReadyPhrases.execute();
    runInAction(() => {
      this.phase = kept.ok ? 'known' : 'failed';
      if (kept.ok) this.phrases = kept.value;
    });
  }

  /** Opens the form of a new phrase, or of the one at a place, with what was typed before. */
  write(at?: number): void {
    const replaces = at === undefined ? undefined : this.phrases[at];
    this.editing = { replaces, text: this.begun.get(replaces) ?? replaces ?? '' };
  }

  change(text: string): void {
    if (this.editing === undefined) return;
    const { replaces } = this.editing;
    this.editing = { replaces, text };
    if (text === (replaces ?? '')) this.begun.delete(replaces);
    else this.begun.set(replaces, text);
  }

  /** True if the edited phrase has changes to save. */
  get canSave(): boolean {
    return this.editing !== undefined && !isBlank(this.editing.text);
  }

  cancel(): void {
    this.endEditing(this.editing?.replaces);
  }

  async save(): Promise<void> {
    const { editing } = this;
    if (editing === undefined || !this.canSave) return;
    const { replaces: phrase, text } = editing;
    const isKept = await this.saveChange(
      phrase === undefined ? { kind: 'add', text } : { kind: 'replace', phrase, text },
    );
    if (isKept && this.editing?.replaces === phrase) runInAction(() => this.endEditing(text.trim()));
    else if (isKept) this.begun.delete(phrase);
  }

  async remove(at: number): Promise<void> {
    const text = this.phrases[at];
    if (text === undefined || !(await this.saveChange({ kind: 'remove', phrase: text }))) return;
    runInAction(() => (this.removed = { text, at }));
  }

  /** Restores the phrase that was removed last. */
  async undo(): Promise<void> {
    const { removed } = this;
    if (removed === undefined) return;
    runInAction(() => (this.current = removed.text));
    await this.saveChange({ kind: 'add', ...removed });
  }

  private endEditing(current: string | undefined): void {
    this.begun.delete(this.editing?.replaces);
    this.editing = undefined;
    this.current = current;
  }

  /** If a phrase could not be saved, it stays unchanged and the typed text stays in its field. Returns false then. */
  private async saveChange(change: PhraseChange): Promise<boolean> {
    if (this.saving === 'yes') return false;
    this.saving = 'yes';
    const kept = await this.useCases.saveReadyPhrases.execute(change);
    runInAction(() => {
      this.saving = kept.ok ? 'no' : 'failed';
      if (!kept.ok) return;
      this.phrases = kept.value;
      this.removed = undefined;
    });
    return kept.ok;
  }
}
