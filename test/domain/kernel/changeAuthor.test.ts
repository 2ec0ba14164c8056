import { changeAuthor, type RecordedChange } from '@/domain/kernel/changeAuthor';
import { clockToleranceMs } from '@/domain/kernel/clockToleranceMs';

const since = Date.UTC(2026, 10, 20, 9, 30);
const act = { uid: 'dana', reason: 'Covers for a colleague', since };
const own: RecordedChange = { at: since + 1_000, byUserId: 'dana', reason: 'Covers for a colleague' };

describe('changeAuthor', () => {
  it.each<readonly [string, readonly RecordedChange[], string]>([
    ['the newest change is the user’s own', [own, { ...own, byUserId: 'emrys' }], 'self'],
    ['the server trims the reason', [{ ...own, reason: ' Covers for a colleague ' }], 'self'],
    ['the clocks differ by the tolerance', [{ ...own, at: since - clockToleranceMs }], 'self'],
    ['another user changed it with the same reason', [{ ...own, byUserId: 'emrys' }], 'other'],
    ['another user changed it after the user’s own change', [{ ...own, byUserId: 'emrys' }, own], 'unknown'],
    ['the user’s own change has another reason', [{ ...own, reason: 'Another reason' }], 'unknown'],
    ['the user’s own change is too old', [{ ...own, at: since - clockToleranceMs - 1 }], 'unknown'],
    ['the change has no time', [{ byUserId: 'dana', reason: act.reason }], 'unknown'],
    ['the change has no author', [{ at: since, reason: act.reason }], 'unknown'],
    ['there is no history', [], 'unknown'],
  ])('names the author if %s', (_, changes, author) => expect(changeAuthor(changes, act)).toBe(author));

  it('is unknown when no one is signed in', () => {
    expect(changeAuthor([own], { ...act, uid: undefined })).toBe('unknown');
  });

  it('compares a missing reason with a missing one only', () => {
    const { reason: _reason, ...without } = own;
    expect(changeAuthor([without], { ...act, reason: undefined })).toBe('self');
    expect(changeAuthor([own], { ...act, reason: undefined })).toBe('unknown');
  });
});
