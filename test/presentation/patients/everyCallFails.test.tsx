import { screen, waitFor } from '@testing-library/react';
import { isLong } from '#test/support/longRun';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { appointmentCalls } from './failing/appointmentCalls';
import { EVERY_KIND } from './failing/FailingCall';
import { overviewCalls } from './failing/overviewCalls';
import { recordPageCalls } from './failing/recordPageCalls';
import { timelineCalls } from './failing/timelineCalls';

const calls = [...overviewCalls, ...timelineCalls, ...recordPageCalls, ...appointmentCalls];
/**
 * Every call of every screen with one kind of failure, the next call with the next kind: 44 of 210 combinations. `npm
 * run test:long` also tries the others.
 */
const table = calls.flatMap((failing, at) => {
  const { screen: shown, call, kinds = EVERY_KIND } = failing;
  return kinds
    .filter((_, kind) => isLong || kind === at % kinds.length)
    .map(kind => [shown, call, kind, failing] as const);
});

const alerts = (): string =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('\n');

const page = (): string => document.body.textContent;

beforeAll(() =>
  loadTestTexts('patientTimeline', 'patientRecord', 'appointments', 'patientScores', 'patients', 'chat', 'forms'),
);

describe('when a call of a patient’s profile fails', () => {
  it.each(table)(
    '%s: %s, %s: it says so, calls nothing empty, and loses no entries',
    async (_screen, _call, kind, { run, says, ignoreErrors, never = [], typed = [] }) => {
      await run({ kind });
      await waitFor(() => {
        const said = ignoreErrors === true ? page() : alerts();
        for (const words of says(kind)) expect(said).toContain(words);
      });
      for (const calm of never) expect(page()).not.toMatch(calm);
      for (const [label, value] of typed) expect(screen.getByLabelText(label)).toHaveValue(value);
    },
  );
});
