import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { DeleteSurvey } from '@/application/surveys/DeleteSurvey';
import type { SurveyGateway } from '@/application/surveys/ports/SurveyGateway';
import { isSameSurvey, type SaveSurvey, type SurveySaveFailure } from '@/application/surveys/SaveSurvey';
import { isBlank } from '@/domain/kernel/isBlank';
import { reasonFault } from '@/domain/kernel/reasonFault';
import { speaksOfHarm } from '@/domain/surveys/crisisContacts.rule';
import { fromFhir, type ImportedSurvey } from '@/domain/surveys/fromFhir';
import { questionsOf, type Question, type SurveyPage } from '@/domain/surveys/SurveyContent';
import { surveyFaults, type SurveyFault } from '@/domain/surveys/surveyFaults';
import type { SurveyConfig } from '@/domain/surveys/SurveySummary';
import { toFhir } from '@/domain/surveys/toFhir';
import { DraftForm } from '../kit/forms/DraftForm';
import { LoadedPart } from '../kit/LoadedPart';
import { pagesField } from './pagesField';

export type SurveyEntries = {
  readonly title: string;
  readonly pages: readonly SurveyPage[];
  readonly reason: string;
};

export interface SurveyBuilderUseCases {
  readonly surveys: Pick<SurveyGateway, 'read'>;
  readonly saveSurvey: SaveSurvey;
  readonly deleteSurvey: DeleteSurvey;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
}

export type BuilderFailure =
  | SurveySaveFailure
  | { readonly kind: 'hasAnswers' }
  | Extract<CallFailure, { readonly kind: 'unreachable' }>;

/** Number of edits that can be undone. */
const MOST_STEPS = 200;

/** The editor of one survey: its draft, undo and redo, checks, saving and publishing. */
export class SurveyBuilderStore {
  readonly form: DraftForm<SurveyEntries>;
  readonly config: LoadedPart<Versioned<SurveyConfig>>;
  chosen: string | undefined = undefined;
  failure: BuilderFailure | undefined = undefined;
  pendingAct: 'save' | 'publish' | 'retire' | 'delete' | undefined = undefined;
  /** The act completed last. */
  done: 'saved' | 'published' | 'retired' | undefined = undefined;
  isReasonMissing = false;
  /** Version (ETag) of a colleague that this user chose to overwrite. */
  accepted: string | undefined = undefined;
  /** The result of the last import, with the parts that could not be used. */
  imported: ImportedSurvey | undefined = undefined;
  private past: readonly (readonly SurveyPage[])[] = [];
  private future: readonly (readonly SurveyPage[])[] = [];
  private lastEdit: string | undefined = undefined;
  private checked: { readonly key: string; readonly faults: readonly SurveyFault[] } | undefined = undefined;

  constructor(
    readonly id: string,
    private readonly useCases: SurveyBuilderUseCases,
    private readonly onDeleted: () => void,
  ) {
    this.form = new DraftForm<SurveyEntries>({
      key: { kind: 'administration', form: 'survey', itemId: id },
      fields: { title: textField, pages: pagesField, reason: textField },
      drafts: useCases.formDrafts,
    });
    this.config = new LoadedPart(
      () => useCases.surveys.read(id),
      useCases.clock,
      ({ value, etag }) => this.form.open({ title: value.title, pages: value.pages, reason: '' }, etag),
    );
    makeObservable<this, 'past' | 'future' | 'show'>(this, {
      ...{
        chosen: observable,
        failure: observableRef,
        pendingAct: observable,
        done: observable,
        imported: observableRef,
      },
      ...{ past: observableRef, future: observableRef, isReasonMissing: observable, accepted: observable },
      ...{
        pages: computed,
        questions: computed,
        question: computed,
        faults: computed,
        isChanged: computed,
        hasConflict: computed,
      },
      ...{ choose: action, edit: action, undo: action, redo: action, write: action, overwrite: action },
      ...{ discard: action, importFhir: action, show: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.form.loaded.then(() => this.config.load());
    return () => {
      this.config.leave();
      stop();
    };
  }

  get survey(): SurveyConfig | undefined {
    return this.config.known?.value;
  }

  get pages(): readonly SurveyPage[] {
    return this.form.mine.pages;
  }

  get questions(): readonly Question[] {
    return questionsOf({ pages: this.pages });
  }

  get question(): Question | undefined {
    return this.questions.find(({ id }) => id === this.chosen) ?? this.questions[0];
  }

  /**
   * The errors in the survey. They are computed again only after a relevant change, which rewording a question usually
   * is not.
   */
  get faults(): readonly SurveyFault[] {
    const key = checkedKey(this.pages);
    if (this.checked?.key !== key) this.checked = { key, faults: surveyFaults({ pages: this.pages }) };
    return this.checked.faults;
  }

  get isChanged(): boolean {
    const { survey } = this;
    return survey !== undefined && !isSameSurvey(survey, this.form.mine);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  choose(id: string | undefined): void {
    this.chosen = id;
  }

  /** Replaces the pages. Consecutive edits with the same `what` are undone in one step. */
  edit(pages: readonly SurveyPage[], what?: string): void {
    if (pages === this.pages) return;
    if (what === undefined || what !== this.lastEdit) this.past = [...this.past, this.pages].slice(-MOST_STEPS);
    this.lastEdit = what;
    this.future = [];
    this.done = undefined;
    this.form.edit('pages', pages);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [...this.future, this.pages];
    this.past = this.past.slice(0, -1);
    [this.lastEdit, this.done] = [undefined, undefined];
    this.form.edit('pages', before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (after === undefined) return;
    this.past = [...this.past, this.pages];
    this.future = this.future.slice(0, -1);
    [this.lastEdit, this.done] = [undefined, undefined];
    this.form.edit('pages', after);
  }

  write(field: 'title' | 'reason', text: string): void {
    this.done = undefined;
    this.form.edit(field, text);
  }

  /** True if the edits are based on another version than the server's and the user has not decided to overwrite it. */
  get hasConflict(): boolean {
    const { config, form, accepted } = this;
    const etag = config.known?.etag;
    return etag !== undefined && form.isUnsaved && form.version !== etag && accepted !== etag;
  }

  /** Makes the next save overwrite the version that a colleague has saved. */
  overwrite(): void {
    this.accepted = this.config.known?.etag;
    this.failure = undefined;
  }

  /** Discards the edits and shows the server's version. */
  discard(): void {
    this.form.discard();
    [this.past, this.future, this.failure, this.imported] = [[], [], undefined, undefined];
    this.config.invalidate();
  }

  async send(act: 'save' | 'publish' | 'retire'): Promise<void> {
    const { config, form, id, survey } = this;
    const known = config.known;
    if (!known || !survey || this.pendingAct !== undefined || this.hasConflict) return;
    const needsReason = act === 'retire' || (act === 'publish' && survey.version > 0);
    runInAction(() => (this.isReasonMissing = needsReason && reasonFault(form.mine.reason) !== undefined));
    if (this.isReasonMissing || (act === 'publish' && this.faults.length > 0)) return;
    runInAction(() => ([this.pendingAct, this.failure, this.done] = [act, undefined, undefined]));
    const sent = form.mine;
    const { title, pages, reason } = sent;
    const saved = await this.useCases.saveSurvey.execute({
      ...{ id, etag: known.etag, act, written: { title, pages } },
      ...(!isBlank(reason) && { reason: reason.trim() }),
    });
    runInAction(() => {
      this.pendingAct = undefined;
      if (saved.ok)
        this.show(saved.value, sent, act === 'save' ? 'saved' : act === 'publish' ? 'published' : 'retired');
      else this.failure = saved.failure;
      // The edits stay, and the conflict with the newer version is shown.
      if (!saved.ok && saved.failure.kind === 'changedMeanwhile') config.put(saved.failure.now);
    });
  }

  async remove(): Promise<void> {
    const { config, form, id } = this;
    const known = config.known;
    if (!known || this.pendingAct !== undefined || this.hasConflict) return;
    const reason = form.mine.reason.trim();
    runInAction(() => ([this.isReasonMissing, this.failure] = [reason === '', undefined]));
    if (reason === '') return;
    runInAction(() => (this.pendingAct = 'delete'));
    const deleted = await this.useCases.deleteSurvey.execute({ id, etag: known.etag, reason });
    runInAction(() => {
      this.pendingAct = undefined;
      if (!deleted.ok)
        this.failure =
          deleted.failure.kind === 'changedMeanwhile' ? { ...deleted.failure, now: known } : deleted.failure;
    });
    if (!deleted.ok) return;
    form.discard();
    this.onDeleted();
  }

  get fhir(): string {
    return toFhir(this.form.mine.title, this.pages);
  }

  importFhir(json: string): void {
    const read = fromFhir(json);
    this.imported = read;
    if (read.kind === 'survey') this.edit(read.pages);
  }

  /** Shows a saved survey. `sent`: the content of the form when it was sent. */
  private show(now: Versioned<SurveyConfig>, sent: SurveyEntries, done: 'saved' | 'published' | 'retired'): void {
    const { form } = this;
    const { mine } = form;
    const { title, pages } = now.value;
    form.discard({ title, pages, reason: '' });
    // The form has no edits now, so it takes the version of this survey.
    this.config.put(now);
    this.done = done;
    // Text typed during the save stays as an unsaved edit.
    if (mine.title !== sent.title) this.write('title', mine.title);
    if (mine.reason !== sent.reason) this.write('reason', mine.reason);
    if (mine.pages === sent.pages) return;
    this.done = undefined;
    form.edit('pages', mine.pages);
  }
}

/**
 * The part of a survey on which the checks depend. Of a question's text, only whether it is empty and whether it
 * mentions harm.
 */
const checkedKey = (pages: readonly SurveyPage[]): string =>
  JSON.stringify(
    questionsOf({ pages }).map(question =>
      question.block === undefined
        ? { ...question, text: [isBlank(question.text), speaksOfHarm(question.text)] }
        : question,
    ),
  ) + pages.map(({ questions }) => questions.length).join();
