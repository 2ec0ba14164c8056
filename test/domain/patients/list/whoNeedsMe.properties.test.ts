import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { NEED_REASONS, whoNeedsMe, type PatientSigns } from '@/domain/patients/list/whoNeedsMe.rule';

const now = 1_800_000_000_000;
const dayEnd = now + 6 * 3_600_000;
const unchecked = fc.constant('couldNotCheck' as const);
const time = (...hours: readonly number[]) =>
  fc.oneof(unchecked, fc.constant(null), fc.constantFrom(...hours.map(hour => now + hour * 3_600_000)));

const score = fc.oneof(
  unchecked,
  fc.constant(null),
  fc.record({
    at: fc.constant(now - 1),
    atLeast: fc.integer({ min: 0, max: 21 }),
    isComplete: fc.boolean(),
    trend: fc.constantFrom('worse', 'better', 'same', 'unknown'),
  }),
);

const signs: fc.Arbitrary<Omit<PatientSigns, 'patientId'>> = fc.record({
  emergencySince: time(-1, -2),
  highRisk: fc.oneof(unchecked, fc.boolean()),
  openRisks: fc.oneof(
    unchecked,
    fc.array(
      fc.record({
        level: fc.constantFrom('low', 'high'),
        assessedAt: fc.constant(now - 1),
        reviewOn: fc.constantFrom(null, '2027-01-15', '2027-01-16'),
      }),
      { maxLength: 3 },
    ),
  ),
  unread: fc.oneof(unchecked, fc.integer({ min: 0, max: 2 })),
  waitingSince: time(-48, -30, -1),
  nextAppointmentAt: time(1, 2, 30),
  selfHarmItem: fc.constantFrom('flagged', 'clear', 'unknown', 'couldNotCheck'),
  phq9: score,
  gad7: score,
  reported: fc.oneof(
    unchecked,
    fc.constant(null),
    fc.record({
      at: fc.constantFrom(now - 2, now),
      phq9: fc.constantFrom(null, 3, 21),
      gad7: fc.constantFrom(null, 3, 16),
    }),
  ),
  lastContactAt: time(-1, -400, -500),
});
const patients = fc
  .array(signs, { maxLength: 12 })
  .map(all => all.map((one, place): PatientSigns => ({ ...one, patientId: `p-${place}` })));
const order = (all: readonly PatientSigns[]) => whoNeedsMe({ patients: all, now, dayEnd, today: '2027-01-15' });

describe('whoNeedsMe, for any patients', () => {
  it('returns the same order for any order of the input', () => {
    const shuffled = patients.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    assertProperty(
      fc.property(shuffled, ([all, again]) => expect(order(again)).toEqual(order(all))),
      { numRuns: 500 },
    );
  });

  it('contains every patient exactly once', () => {
    assertProperty(
      fc.property(patients, all =>
        expect(
          order(all)
            .map(({ patientId }) => patientId)
            .sort(),
        ).toEqual(all.map(({ patientId }) => patientId).sort()),
      ),
      { numRuns: 300 },
    );
  });

  it('orders any two patients alike, whoever else is in the list', () => {
    assertProperty(
      fc.property(patients, all => {
        const places = order(all).map(({ patientId }) => patientId);
        const pairs = places.slice(1).map((patientId, place) => [places[place], patientId]);
        for (const pair of pairs)
          expect(
            order(all.filter(({ patientId }) => pair.includes(patientId))).map(({ patientId }) => patientId),
          ).toEqual(pair);
      }),
      { numRuns: 200 },
    );
  });

  it('never shows a patient without a reason while anything could not be checked', () => {
    assertProperty(
      fc.property(patients, all => {
        const silent = order(all)
          .filter(({ reasons }) => reasons.length === 0)
          .map(({ patientId }) => patientId);
        expect(
          all.filter(one => silent.includes(one.patientId) && Object.values(one).includes('couldNotCheck')),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('never shows a patient without a reason while a score is unknown, incomplete or severe', () => {
    assertProperty(
      fc.property(patients, all => {
        const silent = order(all)
          .filter(({ reasons }) => reasons.length === 0)
          .map(({ patientId }) => patientId);
        const calm = all
          .filter(({ patientId }) => silent.includes(patientId))
          .flatMap(({ phq9, gad7 }) => [phq9, gad7]);
        expect(
          calm.every(
            one =>
              one !== null && one !== 'couldNotCheck' && one.isComplete && one.trend !== 'unknown' && one.atLeast < 15,
          ),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('returns grounds for every reason and no others', () => {
    assertProperty(
      fc.property(patients, all => {
        for (const { reasons, grounds } of order(all))
          expect([...new Set(grounds.map(({ reason }) => reason))]).toEqual(reasons);
      }),
      { numRuns: 200 },
    );
  });

  it('never puts a less urgent reason before a more urgent one', () => {
    assertProperty(
      fc.property(patients, all => {
        const ranks = order(all).map(({ reasons: [first] }) =>
          first === undefined ? NEED_REASONS.length : NEED_REASONS.indexOf(first),
        );
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });
});
