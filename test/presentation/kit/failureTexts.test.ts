import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { codeFailureText } from '@/presentation/accessCodes/accessCodesText';
import { organisationFailureText } from '@/presentation/organisations/organisationsText';
import { enablingFailureText } from '@/presentation/organisations/page/enablingFailureText';
import { saveFailureText } from '@/presentation/organisations/settings/settingsText';
import { appointmentFailureText } from '@/presentation/patients/appointments/appointmentsText';
import { dischargeFailureText } from '@/presentation/patients/list/dischargeFailureText';
import { patientFailureText } from '@/presentation/patients/patientsText';
import { recordFailureText } from '@/presentation/patients/record/patientRecordText';
import { scoresFailureText } from '@/presentation/patients/scores/patientScoresText';
import { timelineFailureText } from '@/presentation/patients/timeline/patientTimelineText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() =>
  loadTestTexts(
    ...['accessCodes', 'organisations', 'organisationPage', 'organisationSettings', 'patients', 'patientRecord'],
    ...['patientScores', 'patientTimeline', 'appointments'],
  ),
);

type Unreachable = Extract<CallFailure, { kind: 'unreachable' }>;

/** The texts of each area for a call that may or may not have been done. */
const texts: Readonly<Record<string, (failure: Unreachable) => string>> = {
  'access codes': codeFailureText,
  organisations: organisationFailureText,
  'enabling an organisation': enablingFailureText,
  'settings of an organisation': saveFailureText,
  'the list of patients': patientFailureText,
  'a discharge': dischargeFailureText,
  'the record of a patient': recordFailureText,
  'scores of a patient': scoresFailureText,
  'the history of a patient': timelineFailureText,
  'appointments of a patient': appointmentFailureText,
};

const offline = /connection|offline|reach the server|didn’t answer|doesn’t answer/i;
const forbidden = /permission|not allowed|aren’t allowed|signed out|session/i;

const answers: readonly (readonly [string, Unreachable, RegExp])[] = [
  ['a busy server', { kind: 'unreachable', status: 429 }, /busy|couldn’t finish the request/],
  ['a server error', { kind: 'unreachable', status: 500 }, /error|couldn’t finish the request/i],
  [
    'an unreadable answer',
    { kind: 'unreachable', unreadable: true },
    /couldn’t be read|couldn’t finish|couldn’t confirm/,
  ],
];

describe('the text about a failed call', () => {
  it.each(Object.entries(texts).flatMap(([area, textOf]) => answers.map(row => [area, ...row, textOf] as const)))(
    '%s: %s is neither called offline nor forbidden',
    (_area, _what, failure, wanted, textOf) => {
      const text = textOf(failure);
      expect(text).toMatch(wanted);
      expect([offline.test(text), forbidden.test(text)]).toEqual([false, false]);
    },
  );

  it.each(Object.entries(texts))('%s: a missing answer has its own text', (_area, textOf) => {
    const silence = textOf({ kind: 'unreachable' });
    const busy = textOf({ kind: 'unreachable', status: 429 });
    expect([silence === busy, forbidden.test(silence)]).toEqual([false, false]);
  });
});
