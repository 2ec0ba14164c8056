import { chatStatus } from '@/domain/chat/conversations/chatStatus';
import { statusMask } from '@/domain/chat/conversations/statusMask.rule';

describe('chatStatus', () => {
  it.each([
    [{ initialised: false, chatsLoaded: false, messagesPending: false }, 0],
    [{ initialised: true, chatsLoaded: false, messagesPending: false }, 2],
    [{ initialised: true, chatsLoaded: true, messagesPending: false }, 16_386],
    [{ initialised: true, chatsLoaded: true, messagesPending: true }, 49_154],
    [{ initialised: false, chatsLoaded: false, messagesPending: true }, 32_768],
  ])('writes %j as %d and reads it back', (status, mask) => {
    expect(chatStatus(status)).toBe(mask);
    expect(statusMask({ mask })).toEqual(status);
  });
});
