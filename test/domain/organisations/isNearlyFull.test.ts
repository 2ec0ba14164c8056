import { isNearlyFull } from '@/domain/organisations/isNearlyFull';

describe('isNearlyFull', () => {
  it.each([
    [{ used: 9, all: 10 }, true],
    [{ used: 89, all: 100 }, false],
    [{ used: 12, all: 10 }, true],
    [{ used: 0, all: 0 }, false],
    [{ used: 5_000 }, false],
  ])('for %j: %s', (seats, expected) => {
    expect(isNearlyFull({ seats })).toBe(expected);
  });
});
