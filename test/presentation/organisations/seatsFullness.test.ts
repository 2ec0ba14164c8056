import { seatsFullness } from '@/presentation/organisations/seatsFullness';

describe('seatsFullness', () => {
  it.each([
    [{ used: 44, all: 50 }, 'open'],
    [{ used: 45, all: 50 }, 'nearlyFull'],
    [{ used: 50, all: 50 }, 'full'],
    [{ used: 51, all: 50 }, 'full'],
    [{ used: 0, all: 0 }, 'full'],
    [{ used: 94_348 }, 'open'],
  ] as const)('calls %j %s', (seats, fullness) => expect(seatsFullness(seats)).toBe(fullness));
});
