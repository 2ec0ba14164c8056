import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ReportGateway } from '@/application/reports/ports/ReportGateway';
import { isBlank } from '@/domain/kernel/isBlank';
import type { RunEvery, RunTimes } from '@/domain/reports/nextRuns.rule';
import type { RunPeriod, ScheduleEntry, WrittenEntry } from '@/domain/reports/ReportSchedule';
import { SubjectForm } from './SubjectForm';

export type EntryGap =
  | 'name'
  | 'kind'
  | 'chosen'
  | 'survey'
  | 'period'
  | 'every'
  | 'weekday'
  | 'day'
  | 'time'
  | 'recipient';

export class ScheduleEntryForm {
  readonly subject: SubjectForm;
  name = '';
  period: RunPeriod | undefined = undefined;
  every: RunEvery | undefined = undefined;
  weekday: number | null = null;
  day: number | 'last' | null = null;
  time = '';
  zone: string;
  recipients: readonly string[] = [];
  /** The email address that is being typed. */
  recipient = '';
  hasTriedToSubmit = false;
  private isOn = true;

  constructor(
    readonly id: string,
    parts: { readonly reports: Pick<ReportGateway, 'choices'>; readonly clock: Pick<Clock, 'wakeIn'> },
    zone: string,
    from?: ScheduleEntry,
  ) {
    this.zone = zone;
    this.subject = new SubjectForm(parts.reports, parts.clock, () => undefined);
    makeObservable(this, {
      ...{ name: observable, period: observable, every: observable, weekday: observable, day: observable },
      ...{
        time: observable,
        zone: observable,
        recipients: observableRef,
        recipient: observable,
        hasTriedToSubmit: observable,
      },
      ...{ gaps: computed, times: computed, written: computed, set: action, addRecipient: action },
      ...{ removeRecipient: action, setEvery: action },
    });
    if (from) this.fill(from);
  }

  start(): Unsubscribe {
    return this.subject.start();
  }

  /** The days and times of the runs; undefined until they are completely chosen. */
  get times(): RunTimes | undefined {
    const { every, weekday, day, time, zone } = this;
    const lacks = (every === 'week' && weekday === null) || (every === 'month' && day === null);
    if (every === undefined || time === '' || lacks) return undefined;
    return { every, weekday: every === 'week' ? weekday : null, day: every === 'month' ? day : null, time, zone };
  }

  get gaps(): readonly EntryGap[] {
    const { kind, organisations, codes, surveyId } = this.subject;
    const missing: Readonly<Record<EntryGap, boolean>> = {
      name: isBlank(this.name),
      kind: kind === undefined,
      chosen: organisations.length + codes.length === 0,
      survey: kind === 'survey' && surveyId === undefined,
      period: this.period === undefined,
      every: this.every === undefined,
      weekday: this.every === 'week' && this.weekday === null,
      day: this.every === 'month' && this.day === null,
      time: this.time === '',
      recipient: !isBlank(this.recipient),
    };
    return (Object.keys(missing) as EntryGap[]).filter(gap => missing[gap]);
  }

  get written(): WrittenEntry | undefined {
    const { times, period } = this;
    const { subject } = this.subject;
    if (times === undefined || period === undefined || subject === undefined || this.gaps.length > 0) return undefined;
    return {
      ...subject,
      id: this.id,
      name: this.name.trim(),
      period,
      times,
      recipients: this.recipients,
      isOn: this.isOn,
    };
  }

  set(
    change: Partial<
      Pick<
        ScheduleEntryForm,
        'name' | 'period' | 'weekday' | 'day' | 'time' | 'zone' | 'recipient' | 'hasTriedToSubmit'
      >
    >,
  ): void {
    Object.assign(this, change);
  }

  setEvery(every: RunEvery): void {
    this.every = every;
  }

  addRecipient(): void {
    const address = this.recipient.trim().toLowerCase();
    if (!address.includes('@')) return;
    this.recipients = [...new Set([...this.recipients, address])];
    this.recipient = '';
  }

  removeRecipient(address: string): void {
    this.recipients = this.recipients.filter(one => one !== address);
  }

  private fill(entry: ScheduleEntry): void {
    const { every, weekday, day, time, zone } = entry.times;
    [this.name, this.period, this.recipients, this.isOn] = [entry.name, entry.period, entry.recipients, entry.isOn];
    [this.every, this.weekday, this.day, this.time, this.zone] = [every, weekday, day, time, zone];
    this.subject.fill(entry, entry.organisationNames);
  }
}
