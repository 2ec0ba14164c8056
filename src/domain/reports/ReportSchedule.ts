import { calendarDay } from '../kernel/time/calendarDay';
import type { ReportSubject } from './ReportInputs';
import { nextRuns, type RunTimes } from './nextRuns.rule';
import { runState, type RunState } from './runState.rule';

/** Periods of an entry, relative to the day of the run. */
export const RUN_PERIODS = ['last7Days', 'last30Days', 'last90Days', 'lastWeek', 'lastMonth'] as const;
export type RunPeriod = (typeof RUN_PERIODS)[number];

export const SCHEDULE_LIMITS = { entries: 200, recipients: 50 } as const;

/** The editable part of an entry. */
export interface WrittenEntry extends ReportSubject {
  /** A UUID, chosen once. */
  readonly id: string;
  readonly name: string;
  readonly period: RunPeriod;
  readonly times: RunTimes;
  /** Email addresses of staff. */
  readonly recipients: readonly string[];
  readonly isOn: boolean;
}

export const PAUSE_REASONS = ['ownerWithoutRight', 'outsideExtent'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** An entry with the data of the backend. */
export interface ScheduleEntry extends WrittenEntry {
  readonly ownerName: string;
  /** Names of the organisations, in order. */
  readonly organisationNames: readonly string[];
  /** The entry is enabled but paused. */
  readonly paused?: { readonly since: number; readonly why: PauseReason };
  readonly changedAt: number;
}

/** One run, made or not. */
export interface ScheduleRun {
  readonly entryId: string;
  readonly dueAt: number;
  readonly state: Exclude<RunState, 'due'>;
  readonly reportId?: string;
  readonly readyAt?: number;
}

export interface ReportSchedule {
  /** Changes with every change of an entry. */
  readonly version: string;
  readonly entries: readonly ScheduleEntry[];
  /** Runs of the last weeks, oldest first. */
  readonly runs: readonly ScheduleRun[];
}

/** Days in the past whose runs are listed; the schedule has those of six weeks. */
const LOOKED_FOR_DAYS = 41;
const DAY_MS = 86_400_000;

/** Returns all runs until now, oldest first: recorded runs, and due times without a record. */
export function runsUntil({ entries, runs }: ReportSchedule, now: number): readonly ScheduleRun[] {
  const known = new Set(runs.map(({ entryId, dueAt }) => `${entryId} ${dueAt}`));
  const lost = entries
    .filter(({ isOn }) => isOn)
    .flatMap(({ id: entryId, times, changedAt }) =>
      nextRuns({
        ...{ times, after: Math.max(changedAt, now - LOOKED_FOR_DAYS * DAY_MS), count: LOOKED_FOR_DAYS + 1 },
        until: now,
      }).flatMap(({ at: dueAt }): readonly ScheduleRun[] => {
        const state = runState({ dueAt, now, outcome: 'none', readyAt: null });
        return state === 'due' || known.has(`${entryId} ${dueAt}`) ? [] : [{ entryId, dueAt, state }];
      }),
    );
  return lost.length === 0 ? runs : [...runs, ...lost].sort((one, other) => one.dueAt - other.dueAt);
}

/** Returns first and last day of a run's period; both are before `day`. */
export function runPeriod(period: RunPeriod, day: string): { readonly from: string; readonly to: string } {
  const yesterday = calendarDay.plus(day, -1);
  switch (period) {
    case 'last7Days':
      return { from: calendarDay.plus(day, -7), to: yesterday };
    case 'last30Days':
      return { from: calendarDay.plus(day, -30), to: yesterday };
    case 'last90Days':
      return { from: calendarDay.plus(day, -90), to: yesterday };
    case 'lastWeek': {
      const monday = calendarDay.plus(day, 1 - calendarDay.weekday(day));
      return { from: calendarDay.plus(monday, -7), to: calendarDay.plus(monday, -1) };
    }
    case 'lastMonth': {
      const first = calendarDay.firstOfMonth(day);
      return { from: calendarDay.firstOfMonth(day, -1), to: calendarDay.plus(first, -1) };
    }
  }
}

/** Returns the editable part of an entry. */
export const writtenEntry = (entry: WrittenEntry): WrittenEntry => ({
  ...{ id: entry.id, name: entry.name, kind: entry.kind, organisations: entry.organisations, codes: entry.codes },
  ...{ breakdown: entry.breakdown, period: entry.period, times: entry.times, recipients: entry.recipients },
  isOn: entry.isOn,
  ...(entry.surveyId !== undefined && { surveyId: entry.surveyId }),
});

export interface MergedEntries {
  readonly entries: readonly WrittenEntry[];
  /** Ids of entries that both users changed differently. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two users' changes, entry by entry: a change, addition or removal by only one of them is kept. If both changed
 * an entry, `entries` has theirs and `conflicts` its id.
 */
export function mergeEntries(
  before: readonly WrittenEntry[],
  mine: readonly WrittenEntry[],
  theirs: readonly WrittenEntry[],
): MergedEntries {
  const find = (list: readonly WrittenEntry[], id: string): string =>
    JSON.stringify(sorted(list.find(entry => entry.id === id)));
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  const conflicts: string[] = [];
  const entries = ids.flatMap(id => {
    const [then, own, other] = [find(before, id), find(mine, id), find(theirs, id)];
    if (own !== then && other !== then && own !== other) conflicts.push(id);
    const from = own !== then && other === then ? mine : theirs;
    return from.filter(entry => entry.id === id).map(writtenEntry);
  });
  return { entries, conflicts };
}

/** True if two schedules have the same entries in any order. */
export const areSameEntries = (one: readonly WrittenEntry[], other: readonly WrittenEntry[]): boolean =>
  one.length === other.length &&
  one.every(entry => JSON.stringify(sorted(entry)) === JSON.stringify(sorted(other.find(({ id }) => id === entry.id))));

function sorted(entry: WrittenEntry | undefined): unknown {
  if (entry === undefined) return null;
  const { every, weekday, day, time, zone } = entry.times;
  const organisations = entry.organisations.map(({ id, withBelow }) => ({ id, withBelow }));
  return { ...writtenEntry(entry), organisations, times: { every, weekday, day, time, zone } };
}
