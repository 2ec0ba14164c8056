import { UnreadRecords } from '@/application/errorReporting/UnreadRecords';

describe('UnreadRecords', () => {
  it('counts each record once, and none of a person who has gone', () => {
    const counts: number[] = [];
    const records = new UnreadRecords(count => counts.push(count));
    for (const record of ['a', 'a', 'b', 'a']) records.note(record);
    records.forget();
    records.note('a');
    expect(counts).toEqual([1, 2, 0, 1]);
  });
});
