import type { SourceFault } from './SourceFault';

/** Faults of the own profile: each would lose hours that patients rely on. */
export const profileFaults: readonly SourceFault[] = [
  {
    name: 'hours that another window has added are replaced',
    file: 'src/application/profile/SaveWeeklyHours.ts',
    find: 'if (held.times.length > 0) return',
    replace: 'if (wanted.times.length > 0) return',
    test: 'test/application/profile/ownProfile.test.ts',
    fails: ['replaces nothing that another window has added in the same moment'],
  },
  {
    name: 'hours of two windows that lie over each other are sent',
    file: 'src/application/profile/SaveWeeklyHours.ts',
    find: "if (times === undefined) return Promise.resolve(fail({ kind: 'invalidHours' }));",
    replace: "if (times === undefined) return this.put({ timeZone: textOf(fields['timeZone']), times: [] }, held);",
    test: 'test/application/profile/ownProfile.test.ts',
    fails: ['sends nothing where the days of two windows lie over each other'],
  },
];
