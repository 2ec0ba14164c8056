import { ClearChatCache } from '@/application/chat/client/ClearChatCache';
import { LeaveChatEngine } from '@/application/chat/client/LeaveChatEngine';
import { FakePendingMessages } from '#test/support/fakes/session/FakePendingMessages';

const unsent = [{ patientName: 'Pat Doe', count: 1 }];

describe('leaving the chat engine', () => {
  it('ends the connections and keeps unsent messages', async () => {
    const pending = new FakePendingMessages();
    pending.pending = unsent;
    await new LeaveChatEngine(pending).close();
    expect(pending.kept).toEqual(unsent);
  });

  it('is what erases the conversations on this device', async () => {
    const pending = new FakePendingMessages();
    pending.pending = unsent;
    const cache = new ClearChatCache(new LeaveChatEngine(pending));
    await cache.revokeAccess();
    expect(pending.pending).toEqual(unsent);
    await cache.erase();
    expect([pending.pending, pending.kept]).toEqual([[], unsent]);
  });
});
