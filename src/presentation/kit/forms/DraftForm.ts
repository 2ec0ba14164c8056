import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DraftSaveResult, FormDrafts } from '@/application/drafts/FormDrafts';
import {
  readFormDraft,
  storedFormText,
  type ReadDraft,
  type ReadPreviousDraft,
} from '@/application/kernel/forms/FormDraft';
import { blankForm, type FormFields } from '@/application/kernel/forms/FormFields';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import {
  beginForm,
  changedFields,
  decideConflict,
  editForm,
  isDecided,
  isUnsaved,
  settleForm,
  submitForm,
  touchedFields,
  type FormAnswer,
  type FormConflict,
  type FormState,
  type FormStatus,
} from '@/application/kernel/forms/FormState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { FormDraftKey } from '@/domain/drafts/DraftKey';
import { DraftConflicts } from './DraftConflicts';

/** One attempt to save a form. */
export interface Submission<F extends object> {
  readonly id: string;
  readonly version: string | null;
  readonly base: F;
  readonly mine: F;
  /** Earlier attempts without an answer. If the server has one of them, it is this user's own change. */
  readonly sent: readonly F[];
}

export type DraftFormSettings<F extends object, X> = DraftFormBasics<F> & DraftFormSending<F, X>;

interface DraftFormBasics<F extends object> {
  /** The key of the form's draft; no two forms share one. */
  readonly key: FormDraftKey;
  readonly fields: FormFields<F>;
  readonly drafts: FormDrafts;
  /** Returns the id of a new item; undefined for a form that changes an existing one. */
  readonly newId?: () => string;
  /** True if editing an unsent entry gives it a new id. By default it does if `afterSave` is `another`. */
  readonly renewsId?: () => boolean;
  readonly readPreviousDraft?: ReadPreviousDraft;
  /** Adds values that are known only when the form is sent. */
  readonly stamp?: (mine: F) => F;
}

type Submit<F extends object, X> = (submission: Submission<F>) => Promise<FormAnswer<F, X>>;

type DraftFormSending<F extends object, X> =
  /** The form sends nothing itself: another store uses its entries. */
  | { readonly submit?: undefined; readonly afterSave?: undefined; readonly invalidate?: undefined }
  /** After a save, the next entries make another item. */
  | { readonly submit: Submit<F, X>; readonly afterSave: 'another'; readonly invalidate?: undefined }
  | {
      /** Changes an existing item; after a save, further entries change it again. */
      readonly submit: Submit<F, X>;
      readonly afterSave?: undefined;
      /**
       * Called when the form is discarded after an attempt without an answer. The values on screen may then be out of
       * date, and count as unknown until they are loaded again.
       */
      readonly invalidate: () => void;
    };

/**
 * A form whose content outlives the page until it is saved or discarded. It restores exactly what was entered, keeps
 * text typed during a save, and reports "saved" only for what the server confirmed.
 */
export class DraftForm<F extends object, X = never> {
  state: FormState<F>;
  failure: X | undefined = undefined;
  /** True if an earlier draft was found on this device. */
  restored = false;
  /** Fields of the draft whose stored value could not be read. */
  unreadableFields: readonly (keyof F & string)[] = [];
  /** Drafts that could not be read, as they were stored. */
  unreadable: readonly string[] = [];
  saveResult: DraftSaveResult | undefined = undefined;
  /** The server's values if they differ from the saved ones, until the next save. */
  serverValue: F | undefined = undefined;
  /** Settles once the stored draft has been read. */
  loaded: Promise<void> = Promise.resolve();
  version: string | null = null;
  readonly conflictingDrafts: DraftConflicts;
  private id: string;
  private person = 0;
  private running: Promise<void> | undefined = undefined;

  constructor(private readonly settings: DraftFormSettings<F, X>) {
    this.state = beginForm(blankForm(settings.fields));
    this.id = this.nextId();
    this.person = settings.drafts.person;
    this.conflictingDrafts = new DraftConflicts(settings.drafts, settings.key, kept => this.restore(kept));
    makeObservable<this, 'restore'>(this, {
      ...{
        state: observableRef,
        failure: observableRef,
        restored: observable,
        unreadableFields: observableRef,
        unreadable: observableRef,
      },
      ...{
        saveResult: observableRef,
        serverValue: observableRef,
        version: observable,
        changed: computed,
        isUnsaved: computed,
        isDecided: computed,
        lastFailure: computed,
      },
      open: action,
      edit: action,
      choose: action,
      discard: action,
      discardUnreadable: action,
      restore: action,
    });
  }

  /** Restores the stored draft, unless something has been entered already. */
  start(): Unsubscribe {
    this.person = this.settings.drafts.person;
    this.loaded = this.loadDraft();
    const stopWatching = this.conflictingDrafts.start();
    return () => {
      stopWatching();
      void this.settings.drafts.flush();
    };
  }

  get base(): F {
    return this.state.base;
  }

  get mine(): F {
    return this.state.mine;
  }

  get status(): FormStatus {
    return this.state.status;
  }

  get conflicts(): readonly FormConflict<F>[] {
    return this.state.conflicts;
  }

  /**
   * The failure of the last attempt. After a reload only its lack of an answer is known, so it is then `unreachable`.
   */
  get lastFailure(): X | { readonly kind: 'unreachable' } | undefined {
    return this.state.status === 'unanswered' ? (this.failure ?? { kind: 'unreachable' }) : this.failure;
  }

  get busy(): boolean {
    return this.state.status === 'submitting';
  }

  get changed(): readonly (keyof F & string)[] {
    return changedFields(this.state.base, this.state.mine);
  }

  /** True if the screen has content that the server is not known to have. */
  get isUnsaved(): boolean {
    return isUnsaved(this.state);
  }

  get isDecided(): boolean {
    return isDecided(this.state);
  }

  conflictOf(field: keyof F & string): FormConflict<F> | undefined {
    return this.state.conflicts.find(conflict => conflict.field === field);
  }

  /** Sets the server's current value. Entries stay, and are compared with it when they are saved. */
  open(held: F, version: string | null = null): void {
    const { sent, mine } = this.state;
    const isNewestHeld =
      sent.length > 0 && touchedFields(this.state).every(field => isSameValue(mine[field], held[field]));
    if (this.busy || (this.isUnsaved && !isNewestHeld)) return;
    [this.state, this.version] = [beginForm(held), version];
    if (sent.length > 0) this.saveDraft();
  }

  edit<K extends keyof F & string>(field: K, value: F[K]): void {
    this.state = editForm(this.state, field, value);
    this.failure = undefined;
    // An entry that was never sent gets a new id when it changes: another window may have sent its former content.
    const { afterSave, renewsId = () => afterSave === 'another' } = this.settings;
    if (this.state.sent.length === 0 && renewsId()) this.id = this.nextId();
    this.saveDraft();
  }

  choose(field: keyof F & string, choice: 'mine' | 'theirs'): void {
    this.state = decideConflict(this.state, field, choice);
    this.saveDraft();
  }

  /** Discards the entries on purpose. Values that may have been saved already are loaded again. */
  discard(base: F = this.state.base): void {
    if (this.busy) return;
    const mayBeSaved = this.state.sent.length > 0;
    this.begin(base);
    this.saveDraft();
    if (mayBeSaved) this.settings.invalidate?.();
  }

  discardUnreadable(): void {
    this.unreadable = [];
    this.saveDraft();
  }

  /** Saves the present content. A call during a save returns the promise of that save. */
  submit(): Promise<void> {
    this.running ??= this.attempt().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Parses a stored draft; undefined if it cannot be read. */
  read(kept: string): ReadDraft<F> | undefined {
    const read = readFormDraft(kept, this.settings.fields, this.settings.readPreviousDraft);
    return read === undefined || read.unreadable.includes(kept) ? undefined : read;
  }

  private async loadDraft(): Promise<void> {
    const kept = await this.settings.drafts.draftOf(this.settings.key);
    if (!this.isUnsaved) this.restore(kept);
  }

  private async attempt(): Promise<void> {
    const { settings, id, version } = this;
    const { submit } = settings;
    if (submit === undefined) throw new Error('This form sends nothing itself.');
    const before = { ...this.state, mine: settings.stamp?.(this.state.mine) ?? this.state.mine };
    runInAction(() => {
      [this.failure, this.serverValue] = [undefined, undefined];
      this.state = submitForm(before);
      this.saveDraft();
    });
    await settings.drafts.flush();
    const { base, mine, sent } = before;
    const answer = await submit({ id, version, base, mine, sent });
    runInAction(() => this.settle(before, answer));
    await settings.drafts.flush();
  }

  private settle(before: FormState<F>, answer: FormAnswer<F, X>): void {
    const settled = settleForm(this.state, before, answer);
    this.state = settled;
    if (answer.kind === 'refused' || answer.kind === 'unanswered') this.failure = answer.failure;
    if (answer.kind === 'saved' || answer.kind === 'conflict') {
      [this.restored, this.unreadableFields] = [false, []];
      if (answer.version !== undefined) this.version = answer.version;
      this.serverValue = settled.status === 'heldOtherwise' ? answer.held : undefined;
      if (this.settings.afterSave === 'another') this.beginAnother(settled);
    }
    this.saveDraft();
  }

  /** Makes the content of the screen, if any, a new item. */
  private beginAnother({ mine, status }: FormState<F>): void {
    const blank = blankForm(this.settings.fields);
    this.id = this.nextId();
    this.state = { ...beginForm(blank, status === 'saved' ? blank : mine), status };
  }

  private begin(base: F): void {
    this.state = beginForm(base);
    this.id = this.nextId();
    [this.failure, this.restored, this.unreadableFields, this.serverValue] = [undefined, false, [], undefined];
  }

  private restore(kept: string): void {
    const draft = readFormDraft(kept, this.settings.fields, this.settings.readPreviousDraft);
    if (draft === undefined) return;
    const { id, version, base, mine, sent, unreadable, lost } = draft;
    this.unreadable = unreadable;
    if (unreadable.length > 0) this.settings.drafts.reportUnreadable();
    if (unreadable.includes(kept)) return;
    if (lost.length > 0) this.settings.drafts.reportUnreadable();
    this.state = beginForm(base, mine, sent);
    if (id !== '') this.id = id;
    [this.version, this.unreadableFields, this.failure] = [version, lost, undefined];
    this.restored = this.isUnsaved;
  }

  private saveDraft(): void {
    const { drafts, key } = this.settings;
    // Another user has signed in, so the content of this form is not theirs.
    if (drafts.person !== this.person) return;
    const text = storedFormText(this.state, { id: this.id, version: this.version, unreadable: this.unreadable });
    drafts.execute(key, text, kept => runInAction(() => (this.saveResult = kept)));
  }

  private nextId(): string {
    return this.settings.newId?.() ?? '';
  }
}
