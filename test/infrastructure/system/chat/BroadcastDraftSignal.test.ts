import type { GivenUpDraft } from '@/application/chat/ports/DraftSignal';
import { BroadcastDraftSignal } from '@/infrastructure/system/chat/BroadcastDraftSignal';
import { draftSignalContract } from '#test/support/contracts/chat/draftSignalContract';
import { FakeDraftSignal } from '#test/support/fakes/chat/FakeDraftSignal';

/** Longer than a message takes from one channel to another. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30));

draftSignalContract(
  'BroadcastDraftSignal',
  windows => Array.from({ length: windows }, () => new BroadcastDraftSignal()),
  settled,
);

draftSignalContract(
  'FakeDraftSignal',
  windows => {
    const first = new FakeDraftSignal();
    return Array.from({ length: windows }, (_, at) => (at === 0 ? first : first.another()));
  },
  () => Promise.resolve(),
);

describe('BroadcastDraftSignal', () => {
  it('drops what is not news of a draft', async () => {
    const heard: GivenUpDraft[] = [];
    const stop = new BroadcastDraftSignal().listen('ann', draft => heard.push(draft));
    const stranger = new BroadcastChannel('chat-drafts:ann');
    stranger.postMessage({ place: 'c-ana' });
    stranger.postMessage('text');
    await settled();
    stranger.close();
    stop();
    expect(heard).toEqual([]);
  });
});
