import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CreateReport } from '@/application/reports/CreateReport';
import type { CreateReportFailure, ReportGateway } from '@/application/reports/ports/ReportGateway';
import { isBlank } from '@/domain/kernel/isBlank';
import { calendarDay } from '@/domain/kernel/time/calendarDay';
import type { ReportCheck } from '@/domain/reports/Report';
import type { ReportInputs } from '@/domain/reports/ReportInputs';
import { runPeriod, type RunPeriod } from '@/domain/reports/ReportSchedule';
import { CHECK_PAUSE_MS, SubjectForm } from './SubjectForm';

export interface NewReportUseCases {
  readonly reports: Pick<ReportGateway, 'check' | 'choices'>;
  readonly createReport: CreateReport;
  readonly ids: IdGenerator;
  readonly clock: Pick<Clock, 'now' | 'wakeIn'>;
  /** Returns the time zone of the reporting period. */
  readonly zone: () => string;
}

/** An entry that is missing before a report can be requested. */
export type NewReportGap = 'kind' | 'chosen' | 'from' | 'to' | 'survey' | 'name';

/** The form for a new report. The backend checks it while it is filled in. */
export class NewReportStore {
  readonly subject: SubjectForm;
  from = '';
  to = '';
  name = '';
  check: ReportCheck | undefined = undefined;
  checkFailure: CallFailure | undefined = undefined;
  isChecking = false;
  hasTriedToSubmit = false;
  isSending = false;
  failure: CreateReportFailure | undefined = undefined;
  /**
   * The id of the request and its content. A second attempt with the same content has the same id, and so does not
   * create a second report.
   */
  private asked = { id: '', text: '' };
  private readonly latest = latest();
  private stopCheck: Unsubscribe = () => undefined;

  constructor(
    private readonly useCases: NewReportUseCases,
    private readonly onCreated: (id: string) => void,
  ) {
    this.subject = new SubjectForm(useCases.reports, useCases.clock, () => this.changed());
    makeObservable(this, {
      ...{ from: observable, to: observable, name: observable, check: observableRef, checkFailure: observableRef },
      ...{ isChecking: observable, hasTriedToSubmit: observable, isSending: observable, failure: observableRef },
      ...{ inputs: computed, gaps: computed, isRefused: computed, setFrom: action, setTo: action, setName: action },
      ...{ setPeriod: action, changed: action },
    });
  }

  start(): Unsubscribe {
    const stopSubject = this.subject.start();
    return () => {
      this.latest.cancel();
      this.stopCheck();
      stopSubject();
    };
  }

  /** The content of the report; undefined until everything is chosen. */
  get inputs(): ReportInputs | undefined {
    const { from, to } = this;
    const { subject } = this.subject;
    const isChosen = this.subject.organisations.length + this.subject.codes.length > 0;
    if (subject === undefined || !isChosen || from === '' || to === '') return undefined;
    return { ...subject, from, to, zone: this.useCases.zone() };
  }

  get gaps(): readonly NewReportGap[] {
    const { kind, organisations, codes, surveyId } = this.subject;
    const missing: Readonly<Record<NewReportGap, boolean>> = {
      kind: kind === undefined,
      chosen: organisations.length + codes.length === 0,
      from: this.from === '',
      to: this.to === '',
      survey: kind === 'survey' && surveyId === undefined,
      name: isBlank(this.name),
    };
    return (Object.keys(missing) as NewReportGap[]).filter(gap => missing[gap]);
  }

  /** True if the backend has said that it would refuse this report. */
  get isRefused(): boolean {
    const { check } = this;
    return check !== undefined && (check.faults.length > 0 || check.tooManyRows || check.wouldIdentify);
  }

  setFrom(day: string): void {
    this.from = day;
    this.changed();
  }

  setTo(day: string): void {
    this.to = day;
    this.changed();
  }

  setName(name: string): void {
    this.name = name;
  }

  setPeriod(period: RunPeriod): void {
    const today = calendarDay.at(this.useCases.clock.now(), this.useCases.zone());
    if (today !== undefined) ({ from: this.from, to: this.to } = runPeriod(period, today));
    this.changed();
  }

  changed(): void {
    const isLatest = this.latest.begin();
    this.stopCheck();
    [this.failure, this.checkFailure] = [undefined, undefined];
    const { inputs } = this;
    this.isChecking = inputs !== undefined;
    if (inputs === undefined) this.check = undefined;
    else this.stopCheck = this.useCases.clock.wakeIn(CHECK_PAUSE_MS, () => void this.runCheck(inputs, isLatest));
  }

  async runCheck(inputs = this.inputs, isLatest = this.latest.begin()): Promise<void> {
    if (inputs === undefined) return;
    const answer = await this.useCases.reports.check(inputs);
    // The entries have changed since the request.
    if (!isLatest()) return;
    runInAction(() => {
      this.isChecking = false;
      if (answer.ok) this.check = answer.value;
      else [this.check, this.checkFailure] = [undefined, answer.failure];
    });
  }

  async create(): Promise<void> {
    runInAction(() => (this.hasTriedToSubmit = true));
    const { inputs } = this;
    if (inputs === undefined || this.gaps.length > 0 || this.isSending) return;
    if (this.isChecking && !(await this.isFineOnceChecked())) return;
    if (this.isRefused || this.isSending) return;
    const name = this.name.trim();
    const text = JSON.stringify([name, inputs]);
    if (this.asked.text !== text) this.asked = { id: this.useCases.ids.next(), text };
    const { id } = this.asked;
    runInAction(() => ([this.isSending, this.failure] = [true, undefined]));
    const created = await this.useCases.createReport.execute({ id, name, inputs });
    runInAction(() => {
      this.isSending = false;
      if (!created.ok) this.failure = created.failure;
    });
    if (created.ok) this.onCreated(id);
  }
  /** True if the check of the current entries has no warnings; the user has to read those first. */
  private async isFineOnceChecked(): Promise<boolean> {
    this.stopCheck();
    const { inputs } = this;
    await this.runCheck();
    const warnings = (this.check?.close.length ?? 0) + (this.check?.small.length ?? 0);
    return inputs === this.inputs && !this.isChecking && warnings === 0;
  }
}
