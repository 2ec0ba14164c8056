import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Reports } from '#sandbox/backend/reports/Reports';
import { ReportedPeople } from '#sandbox/backend/reports/ReportedPeople';
import type { ReportExtents } from '#sandbox/backend/reports/ReportExtents';
import { ReportFiles } from '#sandbox/backend/reports/ReportFiles';
import { ReportRunner } from '#sandbox/backend/reports/ReportRunner';
import { ReportSchedules } from '#sandbox/backend/reports/ReportSchedules';
import type { ReportSource } from '#sandbox/backend/reports/ReportSource';
import { ReportZips } from '#sandbox/backend/reports/ReportZips';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';

/** 5 January 2026, 12:00 UTC: a Monday. */
export const START = Date.UTC(2026, 0, 5, 12);

/** A service with `people` people in one organisation, and none in as many others as `organisations` says. */
export function aSource(people = 40, organisations = 0): ReportSource {
  const all = Array.from({ length: people }, (_, number) => ({
    id: `p-${number}`,
    organisation: 'north',
    joinedAt: 0,
  }));
  const branch = ['north', ...Array.from({ length: organisations }, (_, number) => `o-${number}`)];
  return {
    people: () => all,
    ...{ codes: () => [], requests: () => [], chats: () => [], activity: () => [], scores: () => [] },
    ...{ survey: () => undefined, answers: () => [], above: () => [], surveys: () => [] },
    organisationName: id => (id === 'north' ? '=cmd|"North"\n Board' : id),
    branch: () => branch,
  };
}

/** Everything that is kept over a restart. */
export interface Lasting {
  readonly lines: MemoryLines;
  readonly folder: string;
  readonly emails: { readonly to: string; readonly subject: string; readonly text: string }[];
  readonly clock: { time: number; now(): number };
  readonly owners: Set<string>;
}

export function lasting(): Lasting {
  const clock = { time: START, now: () => clock.time };
  return {
    ...{ lines: new MemoryLines(), folder: mkdtempSync(join(tmpdir(), 'reports-')), emails: [], clock },
    owners: new Set(['farah']),
  };
}

/** The reports of one run of the backend; call it again with the same argument to simulate a restart. */
export function startReports(what: Lasting, source = aSource()) {
  const { lines, folder, emails, clock, owners } = what;
  const journal = memoryJournal(lines);
  const extents = {
    extentOf: (uid: string) => (owners.has(uid) ? { kind: 'branch', organisation: 'north' } : undefined),
    contains: (extent: unknown) => extent !== undefined,
  } as unknown as ReportExtents;
  const files = new ReportFiles(() => folder);
  const people = new ReportedPeople().attachTo(journal);
  const wake = (): void => undefined;
  const reports = new Reports({ clock, source, extents, people, files, wake }).attachTo(journal);
  const zips = new ReportZips({ files, clock, wake });
  const parts = { clock, extents, isStaff: (email: string) => email.endsWith('@staff.example'), hasSurvey: () => true };
  const schedules = new ReportSchedules(parts).attachTo(journal);
  const runner = new ReportRunner({
    ...{ clock, schedules, reports, extents, origin: () => 'https://dashboard.example' },
    addressOf: reader => (reader.includes('@') ? reader : `${reader}@staff.example`),
    sendEmail: (to, subject, text) => void emails.push({ to, subject, text }),
  });
  return {
    ...{ reports, zips, schedules, runner, files },
    makeAll: () => {
      while (reports.step() || zips.step());
    },
  };
}
