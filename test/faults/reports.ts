import type { SourceFault } from './SourceFault';

/** Faults of reports: each would show hidden numbers, or hide that a report was not made. */
export const reportFaults: readonly SourceFault[] = [
  {
    name: 'a report’s totals are sums of rounded cells',
    file: 'sandbox/backend/reports/countings.ts',
    find: "count(before(times, ends.get(isByMonth ? part : '') ?? span.end))];",
    replace:
      "count(group === '' ? scope.places.slice(1).reduce((sum, { key }) => sum + " +
      "Math.round(before(joins.peek([key, isByAge ? part : '']), span.end) / 5) * 5, 0) : before(times, span.end))];",
    test: 'test/sandbox/backend/reports/reportFiles.test.ts',
    fails: ['counts and rounds a total separately'],
  },
  {
    name: 'reports due while the clock jumped are not made',
    file: 'sandbox/backend/reports/ReportRunner.ts',
    find: 'after: schedules.markOf(entry.id),',
    replace: 'after: now - 60_000,',
    test: 'test/sandbox/backend/reports/reportRunner.test.ts',
    fails: ['makes the newest run late after a clock jump, and marks the others as missed'],
  },
  {
    name: 'a failed report is recorded as ready',
    file: 'sandbox/backend/reports/ReportRunner.ts',
    find: "than sent twice.\n    this.settle(run, { outcome: 'failed' });",
    replace: "than sent twice.\n    this.settle(run, { outcome: 'ready', readyAt: now });",
    test: 'test/sandbox/backend/reports/reportRunner.test.ts',
    fails: ['tries three times with growing pauses, then notifies recipients and owner of the failure'],
  },
  {
    name: 'a link to a report works for another user',
    file: 'sandbox/backend/reports/FileLinks.ts',
    find: 'update(`${file}|${uid}|${expires}`)',
    replace: 'update(`${file}|${expires}|${uid.length > 0}`)',
    test: 'test/contract/reports/reportGateways.test.ts',
    fails: ['works for no other user, without a session, or after five minutes'],
  },
  {
    name: 'a high count from few people is not hidden',
    file: 'src/domain/reports/shownCount.rule.ts',
    find: 'if (count < FEWEST_PEOPLE || people < FEWEST_PEOPLE) return HIDDEN;',
    replace: 'if (count < FEWEST_PEOPLE) return HIDDEN;',
    test: 'test/rules.test.ts',
    fails: ['few-people-many-chats'],
  },
  {
    name: 'an outdated answer describes what a report will contain',
    file: 'src/presentation/reports/NewReportStore.ts',
    find: '    // The entries have changed since the request.\n    if (!isLatest()) return;\n',
    replace: '',
    test: 'test/presentation/reports/reportStores.test.ts',
    fails: ['is checked once the user pauses, and drops an overtaken answer'],
  },
  {
    name: 'a conflicting schedule is overwritten',
    file: 'src/application/reports/SaveSchedule.ts',
    find: "if (merged.conflicts.length > 0) return fail({ kind: 'conflict', now: now.value, ids: merged.conflicts });",
    replace: '',
    test: 'test/application/reports/reportActs.test.ts',
    fails: ['saves nothing when both have changed the same entry'],
  },
  {
    name: 'an edited entry is compared with the latest load instead of the version first shown',
    file: 'src/presentation/reports/ScheduleStore.ts',
    find: 'written], editedFrom, resumed);',
    replace: 'written], this.schedule, resumed);',
    test: 'test/presentation/reports/reportStores.test.ts',
    fails: ['asks which version counts when a colleague saved the entry during the edit'],
  },
  {
    name: 'a missed run without a record is not listed',
    file: 'src/domain/reports/ReportSchedule.ts',
    find: "return state === 'due' || known.has(",
    replace: "return state !== 'due' || known.has(",
    test: 'test/presentation/reports/reportStores.test.ts',
    fails: ['shows runs without a record as missed, but none after the last reading'],
  },
  {
    name: 'missed runs are not reported by email',
    file: 'sandbox/backend/reports/ReportRunner.ts',
    find: 'if (isNew) this.send(',
    replace: 'if (!isNew) this.send(',
    test: 'test/sandbox/backend/reports/reportRunner.test.ts',
    fails: ['makes the newest run late after a clock jump, and marks the others as missed'],
  },
];
