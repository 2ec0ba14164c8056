import { plainToInstance } from 'class-transformer';
import { failureWord } from '@/application/kernel/failureWord';
import type { BackendFailure } from '@/infrastructure/http/client/BackendFailure';
import { toCallFailure } from '@/infrastructure/http/client/toCallAnswer';
import { AssignedPatientDto } from '@/infrastructure/http/patients/assignedPatientDtos';
import { toAssignedPatient } from '@/infrastructure/http/patients/toAssignedPatient';

describe('toAssignedPatient', () => {
  const at = '2026-11-12T09:00:00.000Z';
  const risk = (riskAssessmentId: string, level: string) => ({ riskAssessmentId, level, assessedAt: at });
  const patient = {
    id: 'p',
    userId: 'u',
    email: 'a@b.example',
    firstName: 'Ana',
    lastName: 'Lima',
    record: { highRisk: false },
    isLeadTherapist: true,
    assignedSince: at,
  };
  const read = (part: object) =>
    toAssignedPatient(
      plainToInstance(AssignedPatientDto, { ...patient, unreadMessageCount: 0, openRisks: [], ...part }),
    );

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

  it('keeps what the app of the patient reported', () => {
    expect(read({ reportedScores: { at, phqScore: 21 } }).reportedScores).toEqual({
      at: Date.parse(at),
      phq9: 21,
      gad7: null,
    });
    expect(read({}).reportedScores).toBeNull();
  });

  it('takes nothing for none that every patient has and the answer has not', () => {
    const { couldNotCheck } = read({ record: undefined, unreadMessageCount: null, openRisks: undefined });
    expect(couldNotCheck).toEqual(['record', 'unreadMessageCount', 'openRisks']);
  });

  it('knows what could not be looked up, also by a name it does not know', () => {
    expect(read({ couldNotCheck: ['phq9', 'moods'] }).couldNotCheck).toEqual(['phq9', 'other']);
  });
});

describe('why a call about a patient failed', () => {
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

  it('leaves open whether something was done where the server has failed', () => {
    expect(toCallFailure({ kind: 'failed', status: 503, ...words })).toEqual({ kind: 'unreachable', status: 503 });
  });
});
