import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { KeepReadyPhrases } from '@/application/chat/KeepReadyPhrases';
import type { LoadReadyPhrases } from '@/application/chat/LoadReadyPhrases';

export interface ReadyPhrasesUseCases {
  readonly loadReadyPhrases: LoadReadyPhrases;
  readonly keepReadyPhrases: KeepReadyPhrases;
}

/** The person's own phrases, loaded when they are first looked at. */
export class ReadyPhrasesStore {
  shown = false;
  phase: 'unknown' | 'loading' | 'known' | 'failed' = 'unknown';
  phrases: readonly string[] = [];
  /** Whether the last change was kept. */
  saving: 'no' | 'yes' | 'failed' = 'no';
  /** Text of the phrase that is being written, and the place of the one it replaces. */
  editing: { readonly text: string; readonly at: number | undefined } | undefined = undefined;

  constructor(private readonly useCases: ReadyPhrasesUseCases) {
    makeObservable<this, 'keep'>(this, {
      shown: observable,
      phase: observable,
      phrases: observableRef,
      saving: observable,
      editing: observableRef,
      show: action,
      hide: action,
      load: action,
      write: action,
      change: action,
      cancel: action,
      keep: action,
    });
  }

  show(): void {
    this.shown = true;
    this.saving = 'no';
    if (this.phase !== 'known') void this.load();
  }

  hide(): void {
    this.shown = false;
    this.editing = undefined;
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

  /** Begins a new phrase, or to change the one at a place. */
  write(at?: number): void {
    this.editing = { at, text: at === undefined ? '' : (this.phrases[at] ?? '') };
  }

  change(text: string): void {
    if (this.editing !== undefined) this.editing = { ...this.editing, text };
  }

  cancel(): void {
    this.editing = undefined;
  }

  async save(): Promise<void> {
    const { editing } = this;
    if (editing === undefined || editing.text.trim() === '') return;
    const { at, text } = editing;
    await this.keep(at === undefined ? [...this.phrases, text] : this.phrases.with(at, text));
  }

  async remove(at: number): Promise<void> {
    await this.keep(this.phrases.toSpliced(at, 1));
  }

  /** What could not be kept stays as it was, and what was written stays in its field. */
  private async keep(phrases: readonly string[]): Promise<void> {
    if (this.saving === 'yes') return;
    this.saving = 'yes';
    const kept = await this.useCases.keepReadyPhrases.execute(phrases);
    runInAction(() => {
      this.saving = kept.ok ? 'no' : 'failed';
      if (!kept.ok) return;
      this.phrases = kept.value;
      this.editing = undefined;
    });
  }
}
