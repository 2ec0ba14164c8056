import { sessionWarning } from '@/domain/session/sessionWarning';

const minute = 60_000;

describe('sessionWarning', () => {
  it.each([
    ['the end is not known', undefined, undefined, undefined],
    ['there is time left', 6 * minute, undefined, minute],
    ['five minutes and a millisecond are left', 5 * minute + 1, undefined, 1],
    ['five minutes are left', 5 * minute, 5, minute],
    ['four and a half minutes are left', 4.5 * minute, 5, 0.5 * minute],
    ['a second is left', 1_000, 1, 1_000],
    ['it has ended', 0, undefined, undefined],
  ])('is correct when %s', (_name, endsAt, minutesLeft, until) => {
    expect(sessionWarning({ endsAt, now: 0 })).toEqual({ minutesLeft, until });
  });
});
