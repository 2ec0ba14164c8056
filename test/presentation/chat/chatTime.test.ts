import { toTimeId } from '@/domain/chat/messages/TimeId';
import { chatTime } from '@/presentation/chat/chatTime';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const now = new Date(2026, 0, 20, 9, 30).getTime();
const at = (year: number, month: number, day: number) => toTimeId(new Date(year, month - 1, day, 8, 5).getTime());

describe('chatTime', () => {
  beforeAll(() => loadTestTexts('chat'));

  it('names the year of days that are not of this year, in the list, between messages and of a message', () => {
    const old = at(2025, 11, 18);
    expect([chatTime.inList(old, now), chatTime.day(old, now), chatTime.inFull(old)]).toEqual([
      '18 Nov 2025',
      expect.stringMatching(/^Tuesday,? 18 November 2025$/),
      expect.stringMatching(/^Tuesday,? 18 November 2025/),
    ]);
  });

  it('leaves the year out where it goes without saying', () => {
    expect([chatTime.inList(at(2026, 1, 5), now), chatTime.day(at(2026, 1, 5), now)]).toEqual([
      '5 Jan',
      expect.stringMatching(/^Monday,? 5 January$/),
    ]);
    expect([chatTime.inList(at(2026, 1, 19), now), chatTime.inList(at(2026, 1, 20), now)]).toEqual([
      'Yesterday',
      '08:05',
    ]);
  });
});
