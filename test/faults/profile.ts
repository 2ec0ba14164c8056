import type { SourceFault } from './SourceFault';

/** Faults of the user's own profile: each would lose weekly hours that patients rely on. */
export const profileFaults: readonly SourceFault[] = [
  {
    name: 'hours that another window added are replaced',
    file: 'src/application/profile/SaveWeeklyHours.ts',
    find: 'if (held.times.length > 0) return',
    replace: 'if (wanted.times.length > 0) return',
    test: 'test/application/profile/ownProfile.test.ts',
    fails: ['does not replace hours that another window has added in the same moment'],
  },
  {
    name: 'the refusal of a repeated call is mistaken for another window’s change',
    file: 'src/application/profile/SaveWeeklyHours.ts',
    find: 'return isSameValue(weekFieldsOf(now.value), weekFieldsOf(wanted)) ? now : added;',
    replace: 'return added;',
    test: 'test/contract/backend/lostAnswers.test.ts',
    fails: ['profile.addAvailability reports success and is done once'],
  },
  {
    name: 'overlapping hours from two windows are saved',
    file: 'src/application/profile/SaveWeeklyHours.ts',
    find: "if (times === undefined) return Promise.resolve(fail({ kind: 'invalidHours' }));",
    replace: "if (times === undefined) return this.put({ timeZone: textOf(fields['timeZone']), times: [] }, held);",
    test: 'test/application/profile/ownProfile.test.ts',
    fails: ['sends nothing when the merged hours would overlap'],
  },
  {
    name: 'a day that another window changed is lost',
    file: 'src/application/profile/SaveWeeklyHours.ts',
    find: '{ ...weekFieldsOf(held), ...changes }',
    replace: '{ ...weekFieldsOf({ ...held, times: [] }), ...changes }',
    test: 'test/presentation/profile/OwnProfilePage.test.tsx',
    fails: ['saves one day and keeps the day that another window has changed, and says so'],
  },
  {
    name: 'the profile’s save button saves only one of its forms',
    file: 'src/presentation/profile/OwnProfileStore.ts',
    find: 'this.forms.filter(({ hasChange }) => hasChange).map(',
    replace: 'this.forms.filter(({ hasChange }) => hasChange).slice(0, 1).map(',
    test: 'test/presentation/profile/OwnProfilePage.test.tsx',
    fails: ['saves all entries on the page with one button, and discards them with another'],
  },
  {
    name: 'overlapping hours are shown as chips without an error',
    file: 'src/presentation/kit/week/WeekEditor.tsx',
    find: 'if (isOpen || fault !== undefined || !isPlain(entry))',
    replace: 'if (isOpen || !isPlain(entry))',
    test: 'test/presentation/profile/OwnProfilePage.test.tsx',
    fails: ['shows hours as chips, edits them in fields, and removes them'],
  },
];
