import { toTimeId } from '@/domain/chat/messages/TimeId';
import { chatTime } from '@/presentation/chat/chatTime';
import { ownClock } from '@/presentation/kit/time/ownClock';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { initialsOf } from '@/presentation/kit/text/initialsOf';
import { waitText } from '@/presentation/chat/conversations/waitText';
import { chatListPath } from '@/presentation/chat/chatPath';

describe('chatTime', () => {
  const now = new Date(2026, 0, 20, 9, 30).getTime();
  const at = (year: number, month: number, day: number) => toTimeId(new Date(year, month - 1, day, 8, 5).getTime());

  beforeAll(() => loadTestTexts('chat'));

  it('names the year of days in other years: in the list, between messages and in a message', () => {
    const old = at(2025, 11, 18);
    expect([chatTime.inList(old, now), chatTime.day(old, now), chatTime.inFull(old)]).toEqual([
      '18 Nov 2025',
      expect.stringMatching(/^Tuesday,? 18 November 2025$/),
      expect.stringMatching(/^Tuesday,? 18 November 2025/),
    ]);
  });

  it('leaves out the year when it is obvious', () => {
    expect([chatTime.inList(at(2026, 1, 5), now), chatTime.day(at(2026, 1, 5), now)]).toEqual([
      '5 Jan',
      expect.stringMatching(/^Monday,? 5 January$/),
    ]);
    expect([chatTime.inList(at(2026, 1, 19), now), chatTime.inList(at(2026, 1, 20), now)]).toEqual([
      'Yesterday',
      '08:05',
    ]);
  });

  it('uses the reader’s time zone, and names it when the device has another', () => {
    const sent = toTimeId(Date.parse('2026-11-26T04:15Z'));
    const later = Date.parse('2026-11-26T12:00Z');
    ownClock.set('America/New_York');
    expect([chatTime.ofMessage(sent), chatTime.day(sent, later), chatTime.inFull(sent)]).toEqual([
      '23:15',
      'Yesterday',
      expect.stringMatching(/^Wednesday,? 25 November 2026.* 23:15:00 GMT-5$/),
    ]);
    ownClock.set('Pacific/Kiritimati');
    expect([chatTime.ofMessage(sent), chatTime.inList(sent, later)]).toEqual(['18:15', 'Yesterday']);
    ownClock.set(undefined);
  });
});

describe('the initials of a name', () => {
  it.each([
    ['Ana Novak', 'AN'],
    ['ana maria del mar', 'AM'],
    ['Cher', 'C'],
    ['li-na', 'LN'],
    ['ben@example.org', 'BO'],
    ['', '?'],
    ['E\u0301lodie Ngo', 'E\u0301N'],
    ['👩‍⚕️ Ana', '👩‍⚕️A'],
  ])('%j is shown as %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('are short even when a letter has many combining marks', () => {
    expect(initialsOf(`Z${'\u0301'.repeat(9_999)}`).length).toBeLessThan(20);
    expect(initialsOf('👩‍👩‍👧‍👦 Novak')).toBe('👩‍👩‍👧‍👦N');
  });
});

describe('waitText', () => {
  beforeAll(() => loadTestTexts('chat'));

  it('says how long a patient has waited, or at least waited', () => {
    expect(waitText(1_000, false, 12 * 60_000 + 1_000)).toBe('Waiting 12 min');
    expect(waitText(1_000, true, 12 * 60_000 + 1_000)).toBe('Waiting at least 12 min');
  });

  it('does not call an unknown wait none', () => {
    expect(waitText('unknown', false, 1_000)).toBe('May be waiting');
  });
});

describe('chatListPath', () => {
  it('is the list that the address names, or the V1 list when it names none', () => {
    expect([undefined, 'all', 'pinned', 'odd'].map(chatListPath)).toEqual([
      '/therapist/chat',
      '/therapist/go-chat/all',
      '/therapist/go-chat/pinned',
      '/therapist/go-chat/all',
    ]);
  });
});
