import { channelOf, chatSessionIdOf, generationOf } from '@/domain/kernel/ChatGeneration';

describe('ChatGeneration', () => {
  it.each([
    ['V1.7f', 'v1', '7f'],
    ['PatientTherapistChat.7f', 'v2', '7f'],
    ['PatientTherapistChat.V1.7f', 'v2', 'V1.7f'],
    ['v1.7f', 'v2', 'v1.7f'],
    ['7f', 'v2', '7f'],
  ])('reads the channel %s as %s of session %s', (channelId, generation, chatSessionId) => {
    expect([generationOf(channelId), chatSessionIdOf(channelId)]).toEqual([generation, chatSessionId]);
  });

  it.each(['v1', 'v2'] as const)('restores generation and session from a channel of %s', generation => {
    const channelId = channelOf(generation, 'a.b');
    expect([generationOf(channelId), chatSessionIdOf(channelId)]).toEqual([generation, 'a.b']);
  });
});
