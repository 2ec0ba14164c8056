import type { Journalled } from '#firebase-stand-in/journal/Journalled';
import { BulkNotices } from '#sandbox/backend/users/BulkNotices';
import { DeletionRequests } from '#sandbox/backend/users/DeletionRequests';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

/** Holds the records of one process, and passes them to the next one. */
class Records implements JournalHost {
  readonly records: (readonly [string, unknown])[];

  constructor(before: Records['records'] = []) {
    this.records = [...before];
  }

  attach: JournalHost['attach'] = <R>(part: Journalled<R>) => {
    for (const [stream, record] of this.records) if (stream === part.stream) part.replay(record as R);
    return (record: R): void => void this.records.push([part.stream, record]);
  };
}

describe('the deletion requests after a restart', () => {
  it('are restored with their outcomes', () => {
    const first = new Records();
    const clock = new ManualClock();
    const before = new DeletionRequests(clock).attachTo(first);
    before.ask('ann');
    before.withdraw('ann');
    before.ask('ann');
    const after = new DeletionRequests(clock).attachTo(new Records(first.records));
    expect(after.all()).toEqual(before.all());
    expect(after.all().map(({ ended }) => ended?.state)).toEqual(['withdrawn', undefined]);
  });

  it('are open when an earlier build stored only the time', () => {
    const requests = new DeletionRequests(new ManualClock()).attachTo(
      new Records([['deletion-requests', { id: 'ann', value: 7 }]]),
    );
    expect(requests.all()).toEqual([{ uid: 'ann', askedAt: 7, askedBy: 'ann' }]);
    expect([requests.ask('ann'), requests.openSince('ann')]).toEqual([false, 7]);
    expect([requests.withdraw('ann'), requests.openSince('ann')]).toEqual([true, undefined]);
  });
});

describe('the emails about a bulk action after a restart', () => {
  it('include the rows from before', () => {
    const kept = new Records();
    const sent: string[] = [];
    const parts = {
      ...{ clock: new ManualClock(), sendEmail: (to: string) => void sent.push(to) },
      directory: {
        ...{ holders: () => [], hasAccount: () => false, nameOf: (id: string) => id },
        find: (id: string) => ({ id, person: { email: `${id}@staff.example` } }),
      },
      people: { access: { rightsOf: () => ({ rights: [] }) } },
    } as unknown as ConstructorParameters<typeof BulkNotices>[0];
    const change = { rights: ['group:admin'], text: 'Person: Ann', ending: 'Reason: Leave' };
    new BulkNotices(parts).attachTo(kept).add('dana', { id: 'b-1', rows: 2 }, { person: 'ann', ...change });
    new BulkNotices(parts)
      .attachTo(new Records(kept.records))
      .add('dana', { id: 'b-1', rows: 2 }, { person: 'ben', ...change });
    expect(sent).toEqual(['ann@staff.example', 'ben@staff.example']);
  });
});
