import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';
import { Timeline } from '@/domain/chat/messages/Timeline';

const recordAt = (at: number): MessageRecord => ({ timeId: 17_723_574_000_000_000n + BigInt(at) });
const timelineOf = (records: readonly MessageRecord[]): Timeline =>
  records.reduce((timeline, record) => timeline.with(record), Timeline.empty);

/** The same in a sorted array. Of two records with one time id the later one is kept. */
function plain(records: readonly MessageRecord[]): MessageRecord[] {
  const byTime = new Map(records.map(record => [record.timeId, record]));
  return [...byTime.values()].sort((a, b) => (a.timeId < b.timeId ? -1 : 1));
}

/** Few different times among the records, so that repeats are common. */
const records = fc
  .array(fc.integer({ min: 0, max: 900 }), { maxLength: 1_200, size: 'max' })
  .map(times => times.map(recordAt));

describe('Timeline', () => {
  it('holds and orders records as a sorted array does', () => {
    assertProperty(
      fc.property(records, added => {
        const timeline = timelineOf(added);
        const expected = plain(added);
        expect([...timeline]).toEqual(expected);
        expect([...timeline.backwards()]).toEqual(expected.toReversed());
        expect([timeline.size, timeline.oldest(), timeline.newest()]).toEqual([
          expected.length,
          expected[0],
          expected.at(-1),
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('finds every record that it contains and no other', () => {
    assertProperty(
      fc.property(records, fc.integer({ min: -5, max: 905 }), (added, wanted) => {
        const { timeId } = recordAt(wanted);
        expect(timelineOf(added).get(timeId)).toEqual(plain(added).find(record => record.timeId === timeId));
      }),
      { numRuns: 60 },
    );
  });

  it.each([1, 512, 513, 1_024, 1_025, 5_000])(
    'keeps %d records in order when they arrive newest first, oldest first or mixed',
    count => {
      const ordered = Array.from({ length: count }, (_, at) => recordAt(at));
      const mixed = ordered.map((_, at) => ordered[(at * 7_919) % count] ?? recordAt(0));
      for (const added of [ordered, ordered.toReversed(), plain(mixed).length === count ? mixed : ordered])
        expect([...timelineOf(added)]).toEqual(ordered);
    },
  );

  it('does not change when a record is added to it', () => {
    const before = timelineOf([recordAt(1), recordAt(3)]);
    before.with({ ...recordAt(1), deletedSeq: 5n });
    before.with(recordAt(2));
    expect([...before]).toEqual([recordAt(1), recordAt(3)]);
  });

  it('is immutable: no operation on one state changes another', () => {
    const step = fc.record({
      from: fc.nat(),
      at: fc.integer({ min: 0, max: 40 }),
      seq: fc.bigInt({ min: 0n, max: 3n }),
      asks: fc.nat(),
    });
    assertProperty(
      fc.property(fc.array(step, { maxLength: 120, size: 'max' }), steps => {
        const states = [{ timeline: Timeline.empty, model: [] as MessageRecord[] }];
        for (const { from, at, seq, asks } of steps) {
          const origin = states[from % states.length];
          const asked = states[asks % states.length];
          const record = { ...recordAt(at), deletedSeq: seq };
          if (origin !== undefined)
            states.push({ timeline: origin.timeline.with(record), model: plain([...origin.model, record]) });
          expect(asked?.timeline.get(record.timeId)).toEqual(
            asked?.model.find(({ timeId }) => timeId === record.timeId),
          );
        }
        for (const { timeline, model } of states) expect([timeline.size, [...timeline]]).toEqual([model.length, model]);
      }),
      { numRuns: 200 },
    );
  });

  it('can be iterated while records are added', () => {
    const before = timelineOf([recordAt(1), recordAt(3), recordAt(5)]);
    const seen: MessageRecord[] = [];
    let after = before;
    for (const record of before) {
      seen.push(record);
      after = after.with({ ...recordAt(4), deletedSeq: BigInt(seen.length) });
    }
    expect(seen).toEqual([recordAt(1), recordAt(3), recordAt(5)]);
    expect([...after.backwards()].map(({ timeId }) => timeId)).toEqual([5, 4, 3, 1].map(at => recordAt(at).timeId));
  });

  it('distinguishes two messages that are 100 ns apart', () => {
    const timeline = timelineOf([recordAt(1), recordAt(0)]);
    expect([timeline.get(recordAt(0).timeId), timeline.get(recordAt(1).timeId)]).toEqual([recordAt(0), recordAt(1)]);
  });
});
