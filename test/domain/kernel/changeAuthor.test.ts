import { changeAuthor, type RecordedChange } from '@/domain/kernel/changeAuthor';
import { clockToleranceMs } from '@/domain/kernel/clockToleranceMs';

const since = Date.UTC(2026, 10, 20, 9, 30);
const act = { uid: 'dana', reason: 'Covers for a colleague', since };
const own: RecordedChange = { at: since + 1_000, byUserId: 'dana', reason: 'Covers for a colleague' };

describe('changeAuthor', () => {
  it.each<readonly [string, readonly RecordedChange[], string]>([
    ['the newest change is one’s own', [own, { ...own, byUserId: 'emrys' }], 'self'],
    ['the server trims the reason', [{ ...own, reason: ' Covers for a colleague ' }], 'self'],
    ['the clocks differ by as much as they may', [{ ...own, at: since - clockToleranceMs }], 'self'],
    ['somebody else did it with the same reason', [{ ...own, byUserId: 'emrys' }], 'other'],
    ['somebody else changed it after one’s own change', [{ ...own, byUserId: 'emrys' }, own], 'unknown'],
    ['one’s own change has another reason', [{ ...own, reason: 'Another reason' }], 'unknown'],
    ['one’s own change is from before', [{ ...own, at: since - clockToleranceMs - 1 }], 'unknown'],
    ['nothing says when it was', [{ byUserId: 'dana', reason: act.reason }], 'unknown'],
    ['nothing says who it was', [{ at: since, reason: act.reason }], 'unknown'],
    ['there is no history', [], 'unknown'],
  ])('where %s', (_, changes, author) => expect(changeAuthor(changes, act)).toBe(author));

  it('knows no author who is not signed in', () => {
    expect(changeAuthor([own], { ...act, uid: undefined })).toBe('unknown');
  });

  it('compares no reason where none was given', () => {
    const { reason: _reason, ...without } = own;
    expect(changeAuthor([without], { ...act, reason: undefined })).toBe('self');
    expect(changeAuthor([own], { ...act, reason: undefined })).toBe('unknown');
  });
});
