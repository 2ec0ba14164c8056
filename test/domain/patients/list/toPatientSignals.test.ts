import { toPatientSignals } from '@/domain/patients/list/toPatientSignals';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';

const at = 1_000;

describe('toPatientSignals', () => {
  it('counts the wait for a chat from the request', () => {
    const asked = anAssignedPatient({ waitingRequest: { requestId: 'r', emergency: false, requestedAt: 500 } });
    expect(toPatientSignals(asked)).toMatchObject({ waitingSince: 500, emergencySince: null });
    expect(toPatientSignals({ ...asked, waitingSince: 400 })).toMatchObject({ waitingSince: 400 });
    expect(toPatientSignals({ ...asked, waitingSince: 600 })).toMatchObject({ waitingSince: 500 });
  });

  it('shows an emergency request', () => {
    expect(
      toPatientSignals(anAssignedPatient({ waitingRequest: { requestId: 'r', emergency: true, requestedAt: 500 } })),
    ).toMatchObject({ emergencySince: 500 });
  });

  it('keeps an accepted emergency until it is answered, and counts the wait from its request', () => {
    const acceptedRequest = { requestId: 'r', emergency: true, requestedAt: 500 };
    expect(toPatientSignals(anAssignedPatient({ acceptedRequest, waitingSince: 600 }))).toMatchObject({
      emergencySince: 500,
      waitingSince: 500,
    });
    const waitingRequest = { requestId: 's', emergency: true, requestedAt: 400 };
    expect(toPatientSignals(anAssignedPatient({ acceptedRequest, waitingRequest }))).toMatchObject({
      emergencySince: 400,
    });
    const ordinary = { ...acceptedRequest, emergency: false };
    expect(toPatientSignals(anAssignedPatient({ acceptedRequest: ordinary }))).toMatchObject({
      emergencySince: null,
      waitingSince: 500,
    });
  });

  it('reports requests that could not be loaded as not checked, and keeps an emergency that was read', () => {
    const couldNotCheck = ['acceptedRequest'] as const;
    expect(toPatientSignals(anAssignedPatient({ couldNotCheck }))).toMatchObject({ emergencySince: 'couldNotCheck' });
    const waitingRequest = { requestId: 's', emergency: true, requestedAt: 400 };
    expect(toPatientSignals(anAssignedPatient({ couldNotCheck, waitingRequest }))).toMatchObject({
      emergencySince: 400,
    });
  });

  it('ignores a cancelled appointment', () => {
    const appointment = {
      momentId: 'm',
      start: 5,
      end: 6,
      timeZone: 'Europe/London',
      kind: 'video',
      place: '',
    } as const;
    expect(
      toPatientSignals(anAssignedPatient({ nextAppointment: { ...appointment, status: 'scheduled' } })),
    ).toMatchObject({ nextAppointmentAt: 5 });
    expect(
      toPatientSignals(anAssignedPatient({ nextAppointment: { ...appointment, status: 'cancelled' } })),
    ).toMatchObject({ nextAppointmentAt: null });
  });

  it('compares each questionnaire with the last complete one before it', () => {
    const phq9 = { at, items: [0, 0, 0, 0, 0, 0, 0, 0, 1], previous: 8 };
    const gad7 = { at, items: [3, 3, 0, 0, 0, 0, 0], previous: 2 };
    expect(toPatientSignals(anAssignedPatient({ phq9, gad7 }))).toMatchObject({
      phq9: { at, atLeast: 1, isComplete: true, trend: 'better' },
      gad7: { at, atLeast: 6, isComplete: true, trend: 'worse' },
      selfHarmItem: 'flagged',
    });
    expect(toPatientSignals(anAssignedPatient({ phq9: { ...phq9, previous: null } }))).toMatchObject({
      phq9: { trend: 'unknown' },
    });
  });

  it('judges an incomplete PHQ-9 of 21 by its answered items', () => {
    const items = [3, 3, 3, 3, 3, 3, 3, null, 0];
    expect(toPatientSignals(anAssignedPatient({ phq9: { at, items, previous: 20 } }))).toMatchObject({
      phq9: { atLeast: 21, isComplete: false, trend: 'unknown' },
    });
    expect(toPatientSignals(anAssignedPatient({ phq9: { at, items, previous: 16 } }))).toMatchObject({
      phq9: { trend: 'worse' },
    });
    expect(toPatientSignals(anAssignedPatient({ phq9: { at, items, previous: 27 } }))).toMatchObject({
      phq9: { trend: 'unknown' },
    });
  });

  it('reports item 9 as unknown without a PHQ-9', () => {
    expect(toPatientSignals(anAssignedPatient({ phq9: null }))).toMatchObject({ phq9: null, selfHarmItem: 'unknown' });
  });

  it('passes on every open assessment and the scores reported by the app', () => {
    const openRisks = [
      { riskAssessmentId: 'a', level: 'high', assessedAt: 1, reviewOn: null },
      { riskAssessmentId: 'b', level: 'low', assessedAt: 1, reviewOn: '2026-11-01' },
    ] as const;
    expect(
      toPatientSignals(anAssignedPatient({ openRisks, reportedScores: { at, phq9: 21, gad7: null } })),
    ).toMatchObject({
      openRisks: [
        { level: 'high', assessedAt: 1, reviewOn: null },
        { level: 'low', assessedAt: 1, reviewOn: '2026-11-01' },
      ],
      reported: { at, phq9: 21, gad7: null },
    });
  });

  it('counts the open assessments that were read, and reports that others were not', () => {
    const openRisks = [{ riskAssessmentId: 'a', level: 'high', assessedAt: 1, reviewOn: null }] as const;
    const signs = toPatientSignals(anAssignedPatient({ openRisks, couldNotCheck: ['openRisks'] }));
    expect(signs).toMatchObject({ openRisks: [{ level: 'high' }], other: 'couldNotCheck' });
  });

  it('keeps a flag that was read, though other parts of the record were not', () => {
    expect(toPatientSignals(anAssignedPatient({ highRisk: true, couldNotCheck: ['record'] })).highRisk).toBe(true);
  });

  it.each([
    ['waitingRequest', ['emergencySince']],
    ['nextAppointment', ['nextAppointmentAt']],
    ['phq9', ['phq9', 'selfHarmItem', 'other']],
    ['gad7', ['gad7', 'other']],
    ['record', ['highRisk']],
    ['lastContactAt', ['lastContactAt']],
    ['unreadMessageCount', ['unread']],
    ['waitingSince', ['waitingSince', 'otherContact']],
    ['openRisks', ['openRisks', 'other']],
    ['reportedScores', ['reported', 'other']],
    ['other', ['other']],
  ] as const)('reports %s as not checked if it could not be loaded', (sign, unknown) => {
    const signs = Object.entries(
      toPatientSignals(anAssignedPatient({ phq9: null, gad7: null, couldNotCheck: [sign] })),
    );
    expect(signs.flatMap(([name, value]) => (value === 'couldNotCheck' ? [name] : [])).sort()).toEqual(
      [...unknown].sort(),
    );
  });

  it('keeps an answer to item 9 when other parts of the questionnaire could not be read', () => {
    const phq9 = { at: 500, items: [0, 0, 0, 0, 0, 0, 0, 0, 2], previous: null };
    expect(toPatientSignals(anAssignedPatient({ phq9, couldNotCheck: ['phq9'] }))).toMatchObject({
      selfHarmItem: 'flagged',
      phq9: { at: 500, atLeast: 2 },
      other: 'couldNotCheck',
    });
  });

  it('keeps a score with an unreadable date, and does not count it as an improvement', () => {
    const latest = { at: null, items: [3, 3, 3, 3, 3, 3, 3, 3, 0] };
    const trendAfter = (previous: number) =>
      toPatientSignals(anAssignedPatient({ phq9: { ...latest, previous }, couldNotCheck: ['phq9'] }));
    expect(trendAfter(27)).toMatchObject({
      phq9: { at: null, atLeast: 24, trend: 'unknown' },
      selfHarmItem: 'couldNotCheck',
      other: 'couldNotCheck',
    });
    expect(trendAfter(10)).toMatchObject({ phq9: { trend: 'worse' } });
  });

  it('keeps scores reported by the app with an unreadable date', () => {
    const reportedScores = { at: null, phq9: 21, gad7: null };
    expect(toPatientSignals(anAssignedPatient({ reportedScores, couldNotCheck: ['reportedScores'] }))).toMatchObject({
      reported: reportedScores,
      other: 'couldNotCheck',
    });
  });

  it('keeps an emergency with an unreadable time', () => {
    const waitingRequest = { requestId: 'r', emergency: true, requestedAt: null };
    expect(toPatientSignals(anAssignedPatient({ waitingRequest, couldNotCheck: ['waitingRequest'] }))).toMatchObject({
      emergencySince: 'couldNotCheck',
      emergencyAtUnknownTime: true,
    });
  });

  it('reports an unreadable survey answer as not checked', () => {
    const surveyAlarm = { at: null, survey: null, question: null, answer: null };
    const unread = anAssignedPatient({ couldNotCheck: ['surveyAlarm'] });
    expect(toPatientSignals(unread).surveyAlarm).toBe('couldNotCheck');
    expect(toPatientSignals({ ...unread, surveyAlarm }).surveyAlarm).toEqual(surveyAlarm);
    expect(toPatientSignals(anAssignedPatient({})).surveyAlarm).toBeNull();
  });
});
