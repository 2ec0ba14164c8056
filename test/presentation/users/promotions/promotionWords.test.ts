import { promotionWords } from '@/presentation/users/promotions/promotionWords';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const willBeDone = { row: 1, key: 'grace', plan: 'willBeDone' } as const;
const item = { person: 'grace', line: 1, lastDay: null, codes: null };
const before = { name: 'Grace Ford', gained: '', lost: '', schedules: null, organisation: null };
const ALL = 'chat:view-requests chat:view-active-chats therapist:list-patients patient:download-moments';

describe('a row of a list of people', () => {
  beforeAll(() => loadTestTexts('userPromotions', 'users', 'access', 'tables'));

  const detail = (kind: string, found: object, planned: object = willBeDone, isWhole = false) =>
    promotionWords().detail(kind, item, { ...before, ...found }, { planned: { ...willBeDone, ...planned }, isWhole });

  it('says only what somebody has already of what all get', () => {
    expect(detail('users.promoteTherapist', { gained: `${ALL} region-settings:view` })).toBe('Grace Ford');
    expect(detail('users.promoteTherapist', { gained: ALL })).toBe('Grace Ford · Can already: see region settings');
    expect(detail('users.promoteTherapist', {})).toBe('Grace Ford · No permissions added or removed');
  });

  it('says what somebody keeps of what all lose', () => {
    expect(detail('users.endTherapist', { lost: ALL })).toBe('Grace Ford · Can still: see region settings');
  });

  it('says everything in a file', () => {
    expect(detail('users.promoteAnalyst', { gained: 'mi-report:basic' }, {}, true)).toBe(
      'Grace Ford · Will be able to: see reports · Reports on everything below their organisation · No last day',
    );
  });

  it('promises nothing where it will not be done, and says what is in the way', () => {
    const cannot = (reason: string) => ({ plan: 'cannot', reason });
    expect(detail('users.promoteAnalyst', { gained: 'mi-report:basic' }, cannot('selfChange'))).toBe('Grace Ford');
    expect(detail('users.promoteAnalyst', {}, { plan: 'alreadyDone' })).toBe('Grace Ford');
    expect(detail('users.endTherapist', { lost: ALL, openChats: 2 }, cannot('handOverFirst'))).toBe(
      'Grace Ford · Open chats: 2',
    );
    const held = { schedules: '', codes: 'AB-1,AB-2', lastDay: '2031-03-02' };
    expect(detail('users.promoteAnalyst', held, cannot('otherTerms'))).toBe(
      'Grace Ford · Reports on patients of AB-1, AB-2 · Last day 2 Mar 2031',
    );
  });

  it('names its line where that is not its place in the list', () => {
    expect(detail('users.promoteTherapist', {}, { row: 2, plan: 'alreadyDone' })).toBe('Grace Ford · line 1');
  });

  it('says once what all get, with the last day and the codes that were entered', () => {
    const common = promotionWords().common?.('users.promoteAnalyst', { ...item, lastDay: '2031-03-02', codes: 'AB-1' });
    expect(common).toEqual([
      'Each person will be able to: see reports.',
      'Each person reports on patients of AB-1.',
      'The right’s last day: 2 Mar 2031.',
    ]);
  });
});
