import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import { byPlace, MomentStore } from '#sandbox/backend/patients/timeline/MomentStore';

const moment = (id: string, at: number, rest: Partial<Moment> = {}): Moment => ({
  id,
  patientId: 'p',
  type: 'note',
  at,
  recordedAt: at,
  updatedAt: at,
  author: 'u',
  content: {},
  ...rest,
});
const ids = (moments: readonly Moment[]) => moments.map(({ id }) => id);

describe('the history of a patient', () => {
  it('is sorted newest first, and by id for the same time', () => {
    expect(ids(new MomentStore([moment('a', 1), moment('c', 2), moment('b', 2)]).all())).toEqual(['c', 'b', 'a']);
  });

  it('keeps its order however moments are added and moved', () => {
    const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), at: fc.integer({ min: 0, max: 4 }) });
    assertProperty(
      fc.property(fc.array(entry, { maxLength: 20 }), entries => {
        const shelf = new MomentStore([]);
        for (const { id, at } of entries) shelf.put(moment(id, at));
        const last = new Map(entries.map(({ id, at }) => [id, at]));
        expect(ids(shelf.all())).toEqual(
          [...last]
            .map(([id, at]) => ({ id, at }))
            .sort(byPlace)
            .map(({ id }) => id),
        );
      }),
    );
  });

  it('is paged by position, so that additions cause neither repeats nor gaps', () => {
    const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
    const shelf = new MomentStore(numbers.map(number => moment(`m${number}`, number * 10)));
    const first = shelf.select({ limit: 3 });
    shelf.put(moment('new', 1_000));
    shelf.put(moment('old', 55));
    const second = shelf.select({ limit: 3, after: { at: 70, id: 'm7' } });
    expect([ids(first), ids(second)]).toEqual([
      ['m9', 'm8', 'm7'],
      ['m6', 'old', 'm5'],
    ]);
  });

  it('continues after a moment that has since been deleted', () => {
    const shelf = new MomentStore([moment('a', 30), moment('b', 20), moment('c', 10)]);
    shelf.put(moment('b', 20, { takenBack: true }));
    expect(ids(shelf.select({ limit: 5, after: { at: 20, id: 'b' } }))).toEqual(['c']);
    shelf.put(moment('b', 20));
    expect(ids(shelf.all())).toEqual(['a', 'b', 'c']);
  });

  it('is filtered by type and by the earliest time', () => {
    const shelf = new MomentStore([moment('a', 1), moment('b', 2, { type: 'cgi' }), moment('c', 3)]);
    expect([
      ids(shelf.select({ limit: 9, types: new Set(['note']) })),
      ids(shelf.select({ limit: 9, from: 2 })),
    ]).toEqual([
      ['c', 'a'],
      ['c', 'b'],
    ]);
  });
});
