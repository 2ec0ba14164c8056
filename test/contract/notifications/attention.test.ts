import { BroadcastChannel } from 'node:worker_threads';
import { BroadcastAttention } from '@/infrastructure/system/notifications/BroadcastAttention';
import { attentionContract } from '#test/support/contracts/notifications/attentionContract';
import { FakeAttention } from '#test/support/fakes/notifications/FakeAttention';

/** Open windows share a channel, so those of a finished test are closed. */
const opened: BroadcastChannel[] = [];
const before = globalThis.BroadcastChannel;
beforeAll(() => {
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterEach(() => opened.splice(0).forEach(channel => channel.close()));
afterAll(() => void Object.assign(globalThis, { BroadcastChannel: before }));

attentionContract('FakeAttention', () => {
  const attention = new FakeAttention();
  return { attention, look: chat => void (attention.on = chat === undefined ? [] : [chat]) };
});
attentionContract('BroadcastAttention', () => {
  const onScreen: { here?: string | undefined; elsewhere?: string | undefined } = {};
  let drawn = 0;
  const draw = (): string => `question-${String((drawn += 1))}`;
  const attention = new BroadcastAttention(() => onScreen.here, draw);
  new BroadcastAttention(() => onScreen.elsewhere, draw);
  return { attention, look: (chat, where) => void (onScreen[where] = chat) };
});
