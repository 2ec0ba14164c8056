import type { Report } from '@/domain/reports/Report';
import type { ReportInputs } from '@/domain/reports/ReportInputs';
import type { ScheduleEntry } from '@/domain/reports/ReportSchedule';

/** 27 November 2026, 12:00 UTC, in milliseconds since 1970. */
export const REPORTS_NOW = Date.UTC(2026, 10, 27, 12);

export const someInputs: ReportInputs = {
  ...{ kind: 'people', organisations: [{ id: 'north', withBelow: true }], codes: [], breakdown: 'organisation' },
  ...{ from: '2026-10-01', to: '2026-10-31', zone: 'Europe/London' },
};

/** A ready report, requested by the signed-in user. */
export const aReport = (id: string, more: Partial<Report> = {}): Report => ({
  ...{ ...someInputs, id, name: id, organisationNames: ['North Board'], state: 'ready', askedBy: 'Farah Nassiri' },
  ...{ isOwn: true, askedAt: REPORTS_NOW - 3_600_000, finishedAt: REPORTS_NOW, rows: 12, rowsDone: 12, bytes: 400 },
  ...more,
});

/** An entry that runs each Monday at 07:00 in London. */
export const anEntry = (id: string, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  ...{ id, name: id, kind: 'people', organisations: [{ id: 'north', withBelow: true }], codes: [] },
  ...{ breakdown: 'organisation', period: 'lastWeek', recipients: [], isOn: true },
  times: { every: 'week', weekday: 1, day: null, time: '07:00', zone: 'Europe/London' },
  ...{ ownerName: 'Farah Nassiri', organisationNames: ['North Board'], changedAt: REPORTS_NOW },
  ...more,
});
