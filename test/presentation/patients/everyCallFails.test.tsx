import { screen, waitFor } from '@testing-library/react';
import { everyNth } from '#test/support/longRun';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { appointmentCalls } from './failing/appointmentCalls';
import { EVERY_KIND } from './failing/FailingCall';
import { overviewCalls } from './failing/overviewCalls';
import { recordPageCalls } from './failing/recordPageCalls';
import { timelineCalls } from './failing/timelineCalls';

const calls = [...overviewCalls, ...timelineCalls, ...recordPageCalls, ...appointmentCalls];
/** The run tries a third of it, `npm run test:long` all. */
const table = calls.flatMap(failing =>
  (failing.kinds ?? EVERY_KIND).map(kind => [failing.screen, failing.call, kind, failing] as const),
);

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
  it.each(everyNth(table, 3))(
    '%s: %s, %s: it is said, nothing looks like none, and nothing typed is lost',
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
