import { bothClocks, lengthWords, spanWords } from '@/presentation/patients/appointments/bothClocks';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('appointments'));

const at = (text: string): number => Date.parse(text);

describe('the text about an appointment', () => {
  it('names the day of its end when that is another one', () => {
    expect(spanWords(at('2026-12-01T10:00Z'), at('2026-12-01T10:50Z'), 'Europe/London')).toBe(
      'Tue, 1 Dec 2026, 10:00–10:50',
    );
    expect(spanWords(at('2026-12-01T23:30Z'), at('2026-12-02T00:20Z'), 'Europe/London')).toBe(
      'Tue, 1 Dec 2026, 23:30–Wed, 2 Dec 2026, 00:20',
    );
  });

  it('names both times when the patient’s clock shows another time', () => {
    expect(
      bothClocks(at('2026-12-01T12:30Z'), at('2026-12-01T13:20Z'), 'Europe/London', 'Australia/Sydney').map(
        ({ words }) => words,
      ),
    ).toEqual(['Tue, 1 Dec 2026, 12:30–13:20', 'Tue, 1 Dec 2026, 23:30–Wed, 2 Dec 2026, 00:20']);
  });

  it.each([
    [1, '1 minute'],
    [50, '50 minutes'],
    [60, '1 hour'],
    [81, '1 hour 21 minutes'],
    [1_441, '24 hours 1 minute'],
  ])('says how long %i minutes are', (minutes, words) => {
    expect(lengthWords(0, minutes * 60_000)).toBe(words);
  });
});
