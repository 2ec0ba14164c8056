import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ReportGateway } from '@/application/reports/ports/ReportGateway';
import { isBlank } from '@/domain/kernel/isBlank';
import type { FoundChoice, ReportChoices } from '@/domain/reports/Report';
import {
  breakdownsOf,
  type Breakdown,
  type ChosenOrganisation,
  type ReportKind,
  type ReportSubject,
} from '@/domain/reports/ReportInputs';

/** Pause after the last key before a check starts, in milliseconds. */
export const CHECK_PAUSE_MS = 400;

export interface NamedOrganisation extends ChosenOrganisation {
  readonly name: string;
}

/** The fields that a report and an entry of the schedule share: what is counted, for whom, and how it is divided. */
export class SubjectForm {
  kind: ReportKind | undefined = undefined;
  organisations: readonly NamedOrganisation[] = [];
  codes: readonly string[] = [];
  breakdown: Breakdown | undefined = undefined;
  surveyId: string | undefined = undefined;
  /** The user's possible subjects; undefined until they are loaded. */
  choices: ReportChoices | undefined = undefined;
  choicesFailure: CallFailure | undefined = undefined;
  find = '';
  /** The search results; undefined if nothing is searched for, or until the answer arrives. */
  found: readonly FoundChoice[] | undefined = undefined;
  private readonly latest = latest();
  private stopFind: Unsubscribe = () => undefined;

  constructor(
    private readonly reports: Pick<ReportGateway, 'choices'>,
    private readonly clock: Pick<Clock, 'wakeIn'>,
    private readonly onChange: () => void,
  ) {
    makeObservable(this, {
      ...{ kind: observable, organisations: observableRef, codes: observableRef, breakdown: observable },
      ...{ surveyId: observable, choices: observableRef, choicesFailure: observableRef, find: observable },
      ...{ found: observableRef, subject: computed, breakdowns: computed },
      ...{ setKind: action, setBreakdown: action, setSurvey: action, add: action, removeOrganisation: action },
      ...{ removeCode: action, setBelow: action, search: action, fill: action },
    });
  }

  start(): Unsubscribe {
    void this.loadChoices();
    return () => {
      this.latest.cancel();
      this.stopFind();
    };
  }

  async loadChoices(): Promise<void> {
    const answer = await this.reports.choices('');
    runInAction(() => {
      if (answer.ok) [this.choices, this.choicesFailure] = [answer.value, undefined];
      else this.choicesFailure = answer.failure;
    });
  }

  /** The content as chosen; undefined until everything required is. */
  get subject(): ReportSubject | undefined {
    const { kind, breakdown, surveyId } = this;
    if (kind === undefined || breakdown === undefined || (kind === 'survey' && surveyId === undefined))
      return undefined;
    return {
      ...{ kind, breakdown, codes: this.codes },
      organisations: this.organisations.map(({ id, withBelow }) => ({ id, withBelow })),
      ...(kind === 'survey' && surveyId !== undefined && { surveyId }),
    };
  }

  get breakdowns(): readonly Breakdown[] {
    return this.kind === undefined ? [] : breakdownsOf[this.kind];
  }

  /** True while a search is in progress. */
  get isFinding(): boolean {
    return !isBlank(this.find) && this.found === undefined && this.choicesFailure === undefined;
  }

  fill(subject: ReportSubject, organisationNames: readonly string[]): void {
    [this.kind, this.breakdown, this.surveyId] = [subject.kind, subject.breakdown, subject.surveyId];
    this.codes = subject.codes;
    this.organisations = subject.organisations.map((one, place) => ({
      ...one,
      name: organisationNames[place] ?? one.id,
    }));
  }

  /** Chooses a kind. A breakdown that the kind does not have is replaced by its first one. */
  setKind(kind: ReportKind): void {
    this.kind = kind;
    if (this.breakdown === undefined || !breakdownsOf[kind].includes(this.breakdown))
      this.breakdown = breakdownsOf[kind][0];
    this.onChange();
  }

  setBreakdown(breakdown: Breakdown): void {
    this.breakdown = breakdown;
    this.onChange();
  }

  setSurvey(id: string): void {
    this.surveyId = id;
    this.onChange();
  }

  add({ kind, id, name }: Pick<FoundChoice, 'kind' | 'id' | 'name'>): void {
    if (kind === 'code') this.codes = [...new Set([...this.codes, id])];
    else if (!this.organisations.some(one => one.id === id))
      this.organisations = [...this.organisations, { id, name, withBelow: true }];
    this.search('');
    this.onChange();
  }

  removeOrganisation(id: string): void {
    this.organisations = this.organisations.filter(one => one.id !== id);
    this.onChange();
  }

  removeCode(code: string): void {
    this.codes = this.codes.filter(one => one !== code);
    this.onChange();
  }

  setBelow(id: string, withBelow: boolean): void {
    this.organisations = this.organisations.map(one => (one.id === id ? { ...one, withBelow } : one));
    this.onChange();
  }

  search(find: string): void {
    const isLatest = this.latest.begin();
    [this.find, this.found] = [find, undefined];
    this.stopFind();
    if (isBlank(find)) return;
    this.stopFind = this.clock.wakeIn(CHECK_PAUSE_MS, () => void this.load(find, isLatest));
  }

  private async load(find: string, isLatest: () => boolean): Promise<void> {
    const answer = await this.reports.choices(find);
    if (!isLatest()) return;
    runInAction(() => {
      if (answer.ok) [this.found, this.choicesFailure] = [answer.value.found, undefined];
      else this.choicesFailure = answer.failure;
    });
  }
}
