import { toTimeId } from '@/domain/chat/messages/TimeId';
import { waitText } from '@/presentation/chat/conversations/waitText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('chat'));

describe('waitText', () => {
  it('says for how long a patient has waited, and where that is the least', () => {
    const since = toTimeId(1_000);
    expect(waitText({ since, atLeast: false }, 12 * 60_000 + 1_000)).toBe('Waiting 12 min');
    expect(waitText({ since, atLeast: true }, 12 * 60_000 + 1_000)).toBe('Waiting at least 12 min');
  });

  it('does not call it none when it is not known', () => {
    expect(waitText({ since: null }, 1_000)).toBe('May be waiting');
  });
});
