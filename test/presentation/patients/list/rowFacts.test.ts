import type { NeedGround } from '@/domain/patients/list/whoNeedsMe.rule';
import { rowFacts } from '@/presentation/patients/list/rowFacts';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('patients'));

const now = Date.UTC(2026, 10, 20, 12);
const at = Date.UTC(2026, 10, 10, 12);
const words = (part: Parameters<typeof anAssignedPatient>[0], grounds: readonly NeedGround[] = []) =>
  Object.fromEntries(rowFacts(anAssignedPatient(part), grounds, now).map(fact => [fact.name, fact.words]));
const appointment = (start: number) =>
  ({
    momentId: 'a-1',
    start,
    end: start + 3_000_000,
    timeZone: 'Europe/London',
    kind: 'video',
    status: 'scheduled',
    place: '',
  }) as const;

describe('the facts of a row in General Risk', () => {
  it('include last contact, scores with their dates, and the next appointment', () => {
    expect(
      words({
        lastContactAt: Date.UTC(2026, 10, 18, 9),
        phq9: { at, items: [3, 3, 3, 0, 0, 0, 0, 0, 1], previous: null },
        gad7: { at, items: [1, 1, 1, 1, 1, 1, null], previous: null },
        nextAppointment: appointment(Date.UTC(2026, 11, 2, 15)),
      }),
    ).toEqual({
      lastContact: 'Wed 18 Nov, 09:00',
      phq9: '10 of 27 (10 Nov 2026)',
      gad7: 'Incomplete (10 Nov 2026)',
      nextAppointment: 'Wed 2 Dec, 15:00',
    });
  });

  it('say none only when that was checked', () => {
    expect(words({ lastContactAt: null, phq9: null, gad7: null, nextAppointment: null })).toEqual({
      lastContact: 'None',
      phq9: 'None',
      gad7: 'None',
      nextAppointment: 'None',
    });
    expect(
      words({
        lastContactAt: null,
        phq9: null,
        gad7: null,
        nextAppointment: null,
        couldNotCheck: ['lastContactAt', 'phq9', 'nextAppointment'],
      }),
    ).toEqual({
      lastContact: 'Couldn’t check',
      phq9: 'Couldn’t check',
      gad7: 'None',
      nextAppointment: 'Couldn’t check',
    });
  });

  it('keep a score whose date could not be read, and say so', () => {
    const gad7 = { at: null, items: [1, 1, 1, 1, 1, 1, 1], previous: null };
    const [, , fact] = rowFacts(anAssignedPatient({ gad7, couldNotCheck: ['gad7'] }), [], now);
    expect(fact).toEqual({ name: 'gad7', words: '7 of 21 (date couldn’t be read)', isKnown: false });
  });

  it('leave out a score that a reason of the row names already', () => {
    const phq9 = { at, items: [3, 3, 3, 3, 3, 3, 3, 3, 0], previous: 24 };
    const severe = {
      reason: 'severeScore',
      questionnaire: 'phq9',
      band: 'severe',
      total: 24,
      isAtLeast: false,
    } as const;
    expect(words({ phq9 }, [{ ...severe, at }])).not.toHaveProperty('phq9');
    expect(words({ phq9: null }, [{ reason: 'unknownScore', questionnaire: 'phq9', at: null }])).not.toHaveProperty(
      'phq9',
    );
  });

  it('keep a score that differs from the one in the reason', () => {
    const phq9 = { at, items: [1, 0, 0, 0, 0, 0, 0, 0, 0], previous: null };
    const reported = {
      reason: 'severeScore',
      questionnaire: 'phq9',
      band: 'severe',
      total: 24,
      isAtLeast: false,
    } as const;
    expect(words({ phq9 }, [{ ...reported, at: at + 1 }])['phq9']).toBe('1 of 27 (10 Nov 2026)');
    expect(words({ phq9 }, [{ reason: 'worseningScores', questionnaire: 'phq9', at }])['phq9']).toBe(
      '1 of 27 (10 Nov 2026)',
    );
  });

  it('do not call a past appointment the next one, nor say that none follows', () => {
    expect(words({ nextAppointment: appointment(at) })['nextAppointment']).toBe('Couldn’t check');
  });
});
