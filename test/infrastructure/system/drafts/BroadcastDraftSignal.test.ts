import type { DiscardedDraft } from '@/application/drafts/ports/DraftSignal';
import { BroadcastDraftSignal } from '@/infrastructure/system/drafts/BroadcastDraftSignal';
import { draftSignalContract } from '#test/support/contracts/drafts/draftSignalContract';
import { FakeDraftSignal } from '#test/support/fakes/drafts/FakeDraftSignal';

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
  it('drops messages that are not about a draft', async () => {
    const heard: DiscardedDraft[] = [];
    const stop = new BroadcastDraftSignal().listen('ann', draft => heard.push(draft));
    const stranger = new BroadcastChannel('chat-drafts:ann');
    stranger.postMessage({ place: 'c-ana' });
    stranger.postMessage('text');
    await settled();
    stranger.close();
    stop();
    expect(heard).toEqual([]);
  });

  it('exchanges messages with a window of an earlier build', async () => {
    const heard: DiscardedDraft[] = [];
    const signal = new BroadcastDraftSignal();
    const stop = signal.listen('ann', draft => heard.push(draft));
    const former = new BroadcastChannel('chat-drafts:ann');
    const received: unknown[] = [];
    former.onmessage = ({ data }: MessageEvent<unknown>) => received.push(data);
    former.postMessage({ place: 'edit:c-ana', kept: '5\nSee you' });
    signal.announce({ key: { kind: 'message', channelId: 'c-ben' }, stored: 'Hello' });
    await settled();
    former.close();
    stop();
    expect(heard).toEqual([{ key: { kind: 'edit', channelId: 'c-ana' }, stored: '5\nSee you' }]);
    expect(received).toEqual([{ place: 'c-ben', kept: 'Hello' }]);
  });
});
