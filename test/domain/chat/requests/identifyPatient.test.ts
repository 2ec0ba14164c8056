import { identifyPatient } from '@/domain/chat/requests/identifyPatient';

describe('identifyPatient', () => {
  it.each([
    [' p-02\u200b\n', 'p-02'],
    ['\ufeffana\u00ad@patient.example', 'ana@patient.example'],
    ['P-02', 'P-02'],
    ['Grace Ford <grace@patient.example>;', 'grace@patient.example'],
    ['patient\u20117', 'patient-7'],
  ])('reads the visible identifier in %j', (typed, named) => {
    expect(identifyPatient(typed)).toEqual({ ok: true, value: named });
  });

  it.each(['', ' \u200b ', '...'])('finds nothing in %j', typed => {
    expect(identifyPatient(typed)).toEqual({ ok: false, failure: { kind: 'nothingTyped' } });
  });

  it.each(['.', '..', ' ..\u200b'])('rejects %j, which is a path segment', typed => {
    expect(identifyPatient(typed)).toEqual({ ok: false, failure: { kind: 'notAnId' } });
  });
});
