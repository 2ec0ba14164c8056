import { assignedPatientEndpoints } from '@/infrastructure/http/endpoints/assignedPatients';
import { readReply } from '@/infrastructure/http/client/readReply';
import type { AssignedPatientPageDto } from '@/infrastructure/http/patients/assignedPatientDtos';
import { plainToInstance } from 'class-transformer';
import { failureWord } from '@/application/kernel/failureWord';
import type { BackendFailure } from '@/infrastructure/http/client/BackendFailure';
import { toCallFailure } from '@/infrastructure/http/client/toCallAnswer';
import { AssignedPatientDto } from '@/infrastructure/http/patients/assignedPatientDtos';
import { toPatientSignals } from '@/domain/patients/list/toPatientSignals';
import { toAssignedPatient } from '@/infrastructure/http/patients/toAssignedPatient';

const at = '2026-11-12T09:00:00.000Z';
const patient = {
  id: 'p',
  userId: 'u',
  email: 'a@b.example',
  firstName: 'Ana',
  lastName: 'Lima',
  record: { highRisk: false },
  isLeadTherapist: true,
  assignedSince: at,
  unreadMessageCount: 0,
  openRisks: [],
};

describe('toAssignedPatient', () => {
  const risk = (riskAssessmentId: string, level: string) => ({ riskAssessmentId, level, assessedAt: at });
  const read = (part: object) =>
    toAssignedPatient(plainToInstance(AssignedPatientDto, { ...patient, ...part }), Date.parse(at));

  it.each([
    [true, 'v2'],
    [false, 'v1'],
  ])('reads pubNub %s of the active chat as generation %s', (pubNub, generation) => {
    const { activeChat } = read({ record: { highRisk: false, activeChat: { chatSessionId: 'c', pubNub } } });
    expect(activeChat).toEqual({ chatSessionId: 'c', generation });
  });

  it('keeps every open assessment', () => {
    const { openRisks } = read({ openRisks: [risk('a', 'high'), { ...risk('b', 'low'), reviewOn: '2026-11-01' }] });
    expect(openRisks.map(({ level, reviewOn }) => [level, reviewOn])).toEqual([
      ['high', null],
      ['low', '2026-11-01'],
    ]);
  });

  it('keeps the scores reported by the patient’s app', () => {
    expect(read({ reportedScores: { at, phqScore: 21 } }).reportedScores).toEqual({
      at: Date.parse(at),
      phq9: 21,
      gad7: null,
    });
    expect(read({}).reportedScores).toBeNull();
  });

  it('keeps every sign of danger beside unreadable parts', () => {
    const odd = {
      ...patient,
      userId: 7,
      email: null,
      assignedSince: 'soon',
      record: { highRisk: true },
      openRisks: [{ ...risk('a', 'imminent'), riskAssessmentId: null }],
      reportedScores: { at, phqScore: 27, gadScore: 99 },
    };
    const answer = readReply(
      assignedPatientEndpoints.list.reply,
      JSON.stringify({ patients: [odd], total: 1, asOf: at }),
    );
    if (!answer.ok) throw new Error('The page is read.');
    const [dto] = (answer.value.value as AssignedPatientPageDto).patients;
    if (dto === undefined) throw new Error('The patient is read.');
    expect(toAssignedPatient(dto, Date.parse(at))).toMatchObject({
      id: 'p',
      userId: '',
      highRisk: true,
      openRisks: [{ level: 'imminent' }],
      reportedScores: { phq9: 27, gad7: null },
      couldNotCheck: expect.arrayContaining(['reportedScores', 'openRisks']),
    });
  });

  it('reports missing parts that every patient has as not checked', () => {
    const { couldNotCheck } = read({ record: undefined, unreadMessageCount: null, openRisks: undefined });
    expect(couldNotCheck).toEqual(['record', 'unreadMessageCount', 'openRisks']);
  });

  it('rejects past events with a date in the future, and reports them as not checked', () => {
    const later = '2099-01-01T00:00:00.000Z';
    const { lastContactAt, waitingSince, waitingRequest, couldNotCheck } = read({
      lastContactAt: later,
      waitingSince: later,
      phq9: { at: later, items: [0, 0, 0, 0, 0, 0, 0, 0, 3] },
      waitingRequest: { requestId: 'r', emergency: true, requestedAt: later },
    });
    expect([lastContactAt, waitingSince, waitingRequest]).toEqual([
      null,
      null,
      { requestId: 'r', emergency: true, requestedAt: null },
    ]);
    expect(couldNotCheck).toEqual(['waitingRequest', 'phq9', 'lastContactAt', 'waitingSince']);
  });

  it('passes on what the backend could not check, even with an unknown name', () => {
    expect(read({ couldNotCheck: ['phq9', 'moods'] }).couldNotCheck).toEqual(['phq9', 'other']);
  });
});

describe('the failure of a call about a patient', () => {
  const words = { token: '', text: '' };

  it.each<[BackendFailure, string]>([
    [{ kind: 'offline' }, 'unreachable'],
    [{ kind: 'timedOut' }, 'unreachable'],
    [{ kind: 'invalidAnswer' }, 'unreadable'],
    [{ kind: 'failed', status: 503, ...words }, 'serverFailed'],
    [{ kind: 'failed', status: 500, ...words }, 'serverFailed'],
    [{ kind: 'unauthorised', ...words }, 'sessionEnded'],
    [{ kind: 'refused', status: 403, ...words }, 'notAllowed'],
    [{ kind: 'refused', status: 404, ...words }, 'notFound'],
    [{ kind: 'refused', status: 409, ...words }, 'refused'],
  ])('maps %j to %s', (failure, word) => {
    expect(failureWord(toCallFailure(failure))).toBe(word);
  });

  it('leaves the outcome open when the server has failed', () => {
    expect(toCallFailure({ kind: 'failed', status: 503, ...words })).toEqual({ kind: 'unreachable', status: 503 });
  });
});

describe('an assigned patient with malformed parts', () => {
  const read = (part: object) => {
    const text = JSON.stringify({
      total: 1,
      asOf: at,
      patients: [{ ...patient, record: { highRisk: true }, ...part }],
    });
    const reply = readReply(assignedPatientEndpoints.list.reply, text);
    const page = reply.ok ? (reply.value.value as AssignedPatientPageDto) : undefined;
    return page?.patients.map(dto => toAssignedPatient(dto, Date.parse(at)));
  };

  it.each([
    ['a name', { firstName: null }, ['other']],
    ['a lead', { isLeadTherapist: 'yes' }, ['other']],
    ['a chat', { record: { highRisk: true, activeChat: 7 } }, ['record']],
  ])('keeps the flag when %s is malformed', (_name, part, couldNotCheck) => {
    expect(read(part)).toMatchObject([{ highRisk: true, couldNotCheck }]);
  });

  it.each([
    ['time', { requestedAt: 'odd' }, { emergency: true, requestedAt: null }],
    ['id', { requestId: 5 }, { emergency: true, requestedAt: Date.parse(at) }],
  ])('keeps an emergency whose %s is malformed', (_name, part, request) => {
    const waitingRequest = { requestId: 'r', emergency: true, requestedAt: at, ...part };
    expect(read({ waitingRequest })).toMatchObject([{ waitingRequest: request, couldNotCheck: ['waitingRequest'] }]);
  });

  const oddDates = ['2026-13-45T09:00:00Z', '2099-01-01T00:00:00Z', '1970-01-01T00:00:00Z', 'odd', null, undefined];

  it.each(oddDates)('keeps a score whose date is %j', date => {
    const items = [0, 0, 0, 0, 0, 0, 0, 0, 3];
    expect(read({ phq9: { at: date, items, previous: 2 } })).toMatchObject([
      { phq9: { at: null, items, previous: 2 }, couldNotCheck: ['phq9'] },
    ]);
  });

  it.each(oddDates)('keeps the scores reported by the app with the date %j', date => {
    expect(read({ reportedScores: { at: date, phqScore: 21 } })).toMatchObject([
      { reportedScores: { at: null, phq9: 21 }, couldNotCheck: ['reportedScores'] },
    ]);
  });

  it.each(oddDates)('keeps an open risk assessment whose date is %j', date => {
    expect(read({ openRisks: [{ riskAssessmentId: 'r', level: 'imminent', assessedAt: date }] })).toMatchObject([
      { openRisks: [{ level: 'imminent', assessedAt: null }], couldNotCheck: ['openRisks'] },
    ]);
  });

  it.each([7, 'often', null, 1.5])('keeps item 9 beside an answer that is %j, which does not count as missing', odd => {
    const [read9] = read({ phq9: { at, items: [0, -1, odd, 0, 0, 0, 0, 0, 2], score: 'odd' } }) ?? [];
    expect(read9).toMatchObject({
      phq9: { items: [0, null, Number.NaN, 0, 0, 0, 0, 0, 2] },
      couldNotCheck: ['phq9'],
    });
    expect(read9 && toPatientSignals(read9)).toMatchObject({ selfHarmItem: 'flagged' });
  });

  it('reports an unreadable answer to item 9 as not checked', () => {
    const [read9] = read({ phq9: { at, items: [0, 0, 0, 0, 0, 0, 0, 0, 'odd'] } }) ?? [];
    expect(read9 && toPatientSignals(read9)).toMatchObject({ selfHarmItem: 'couldNotCheck' });
  });

  it.each([
    ['2028-11-12', '2028-11-12', []],
    ['2036-11-12', null, ['openRisks']],
  ])('accepts a review day in two years, and rejects one in ten: %s', (reviewOn, believed, couldNotCheck) => {
    const risk = { riskAssessmentId: 'r', level: 'moderate', assessedAt: at, reviewOn };
    expect(read({ openRisks: [risk] })).toMatchObject([{ openRisks: [{ reviewOn: believed }], couldNotCheck }]);
  });

  it('keeps the answers of a questionnaire whose previous total is malformed', () => {
    expect(read({ phq9: { at, items: [0, 0, 0, 0, 0, 0, 0, 0, 3], previous: 'odd' } })).toMatchObject([
      { phq9: { previous: null, items: [0, 0, 0, 0, 0, 0, 0, 0, 3] }, couldNotCheck: ['phq9'] },
    ]);
  });
});
