import { fullnessOf } from '@/domain/organisations/fullnessOf';

describe('fullnessOf an organisation', () => {
  it.each([
    ['without a limit', undefined, 5_000, 0, 'open'],
    ['with one place left', 10, 9, 0, 'open'],
    ['with its last place taken', 10, 10, 0, 'full'],
    ['with more than it has places for', 10, 11, 0, 'full'],
    ['at its limit, if organisations below may count too', 10, 10, 1, 'unknown'],
    ['with places left in all', 10, 9, 3, 'open'],
  ] as const)('%s', (_, maxRedemptions, patients, organisationsBelow, expected) => {
    expect(fullnessOf({ ...(maxRedemptions !== undefined && { maxRedemptions }), patients, organisationsBelow })).toBe(
      expected,
    );
  });
});
