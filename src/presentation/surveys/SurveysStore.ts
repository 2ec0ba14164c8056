import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CreateSurvey } from '@/application/surveys/CreateSurvey';
import type { CreateSurveyFailure, SurveyGateway } from '@/application/surveys/ports/SurveyGateway';
import { isBlank } from '@/domain/kernel/isBlank';
import { plainText } from '@/domain/kernel/plainText';
import { isSurveyWord, type SurveyState } from '@/domain/surveys/SurveyContent';
import type { SurveySummary } from '@/domain/surveys/SurveySummary';

const ORDER: Readonly<Record<SurveyState, number>> = { published: 0, draft: 1, retired: 2 };

export interface SurveysUseCases {
  readonly surveys: Pick<SurveyGateway, 'list'>;
  readonly createSurvey: CreateSurvey;
  readonly ids: IdGenerator;
}

/** The list of surveys, and the form for a new one. */
export class SurveysStore {
  surveys: readonly SurveySummary[] = [];
  status: 'loading' | 'known' | 'couldNotCheck' = 'loading';
  failure: CallFailure | undefined = undefined;
  unreadable = 0;
  query = '';
  state: SurveyState | 'all' = 'all';
  /** The form's entries; undefined if no survey is being created. */
  entry: { readonly title: string; readonly urlSuffix: string } | undefined = undefined;
  hasTriedToSubmit = false;
  creating = false;
  createFailure: CreateSurveyFailure | undefined = undefined;
  /** Id of the new survey. A second attempt sends the same id, and so does not create a second survey. */
  private newId = '';
  private readonly latest = latest();

  constructor(
    private readonly useCases: SurveysUseCases,
    private readonly onCreated: (id: string) => void,
  ) {
    makeObservable(this, {
      ...{ surveys: observableRef, status: observable, failure: observableRef, unreadable: observable },
      ...{
        query: observable,
        state: observable,
        entry: observableRef,
        hasTriedToSubmit: observable,
        creating: observable,
      },
      ...{ createFailure: observableRef, shown: computed, entryFaults: computed },
      ...{ search: action, filter: action, open: action, close: action, write: action, load: action },
    });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.latest.cancel();
    };
  }

  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    this.status = 'loading';
    let [after, found, unreadable]: [string | undefined, readonly SurveySummary[], number] = [undefined, [], 0];
    do {
      const page = await this.useCases.surveys.list(after);
      if (!isLatest()) return;
      if (!page.ok) return runInAction(() => void ([this.status, this.failure] = ['couldNotCheck', page.failure]));
      found = [...found, ...page.value.surveys];
      unreadable += page.value.unreadable;
      after = page.value.next;
    } while (after !== undefined);
    runInAction(() => {
      [this.surveys, this.unreadable, this.status, this.failure] = [found, unreadable, 'known', undefined];
    });
  }

  /** The surveys that match the search: first those that patients answer, then those changed last. */
  get shown(): readonly SurveySummary[] {
    const wanted = plainText(this.query).trim();
    return this.surveys
      .filter(
        ({ title, urlSuffix, state }) =>
          (this.state === 'all' || state === this.state) && plainText(`${title} ${urlSuffix}`).includes(wanted),
      )
      .sort((one, other) => ORDER[one.state] - ORDER[other.state] || other.changedAt - one.changedAt);
  }

  search(query: string): void {
    this.query = query;
  }

  filter(state: SurveyState | 'all'): void {
    this.state = state;
  }

  open(): void {
    this.newId = this.useCases.ids.next();
    [this.entry, this.hasTriedToSubmit, this.createFailure] = [{ title: '', urlSuffix: '' }, false, undefined];
  }

  close(): void {
    this.entry = undefined;
  }

  write(field: 'title' | 'urlSuffix', text: string): void {
    if (this.entry) this.entry = { ...this.entry, [field]: text };
  }

  /** The errors in the form, after the first attempt to create the survey. */
  get entryFaults(): { readonly title: boolean; readonly urlSuffix: boolean } {
    const { title = '', urlSuffix = '' } = this.entry ?? {};
    return {
      title: this.hasTriedToSubmit && isBlank(title),
      urlSuffix: this.hasTriedToSubmit && !isSurveyWord(urlSuffix),
    };
  }

  async create(): Promise<void> {
    const { entry } = this;
    runInAction(() => (this.hasTriedToSubmit = true));
    if (!entry || this.creating || this.entryFaults.title || this.entryFaults.urlSuffix) return;
    runInAction(() => ([this.creating, this.createFailure] = [true, undefined]));
    const id = this.newId;
    const created = await this.useCases.createSurvey.execute({
      id,
      title: entry.title.trim(),
      urlSuffix: entry.urlSuffix,
    });
    runInAction(() => {
      this.creating = false;
      if (!created.ok) this.createFailure = created.failure;
      else this.entry = undefined;
    });
    if (created.ok) this.onCreated(id);
  }
}
