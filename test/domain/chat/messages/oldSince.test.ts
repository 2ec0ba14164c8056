import { ageWarning, oldSince } from '@/domain/chat/messages/ageWarning.rule';

describe('oldSince', () => {
  it.each([0, 1_772_357_400_000])('is the first moment at which the rule warns of a text written at %p', writtenAt => {
    const at = oldSince(writtenAt);
    expect([
      ageWarning({ writtenAt, now: at - 1, sent: false }),
      ageWarning({ writtenAt, now: at, sent: false }),
    ]).toEqual([null, 10]);
  });
});
