import { ChatCommands } from '@/application/chat/client/ChatCommands';
import {
  CHATS_FRESH_FOR_MS,
  CHATS_FRESH_ON_RETURN_MS,
  RefreshChats,
} from '@/application/chat/conversations/RefreshChats';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const [engine, clock] = [new FakeChatEngine(), new ManualClock()];
  const fresh = new RefreshChats(new ChatCommands(engine, clock), clock);
  return { clock, fresh, list: {}, other: {}, reloads: () => engine.engineCommandsOf('reloadSessions').length };
}

describe('RefreshChats', () => {
  it('asks for the list once a minute while somebody looks, and not at once', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    clock.advance(CHATS_FRESH_FOR_MS - 1);
    expect(reloads()).toBe(0);
    clock.advance(1);
    expect(reloads()).toBe(1);
    clock.advance(CHATS_FRESH_FOR_MS);
    expect(reloads()).toBe(2);
  });

  it('asks nothing while nobody looks, and at once on coming back', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    fresh.execute(list, false);
    clock.advance(10 * CHATS_FRESH_FOR_MS);
    expect(reloads()).toBe(0);
    fresh.execute(list, true);
    expect(reloads()).toBe(1);
  });

  it('asks nothing on a short look elsewhere', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    for (let look = 0; look < 5; look += 1) {
      fresh.execute(list, false);
      clock.advance(CHATS_FRESH_ON_RETURN_MS / 6);
      fresh.execute(list, true);
    }
    expect(reloads()).toBe(0);
  });

  it('counts from a list that somebody else asked for', () => {
    const { clock, fresh, list, reloads } = setUp();
    fresh.execute(list, true);
    clock.advance(CHATS_FRESH_FOR_MS - 1_000);
    fresh.loaded();
    clock.advance(CHATS_FRESH_FOR_MS - 1);
    expect(reloads()).toBe(0);
    clock.advance(1);
    expect(reloads()).toBe(1);
  });

  it('asks once for several lists, until the last of them is gone', () => {
    const { clock, fresh, list, other, reloads } = setUp();
    fresh.execute(list, true);
    fresh.execute(other, true);
    clock.advance(CHATS_FRESH_FOR_MS);
    expect(reloads()).toBe(1);
    fresh.execute(list, false);
    clock.advance(CHATS_FRESH_FOR_MS);
    expect(reloads()).toBe(2);
    fresh.execute(other, false);
    clock.advance(CHATS_FRESH_FOR_MS);
    expect(reloads()).toBe(2);
  });
});
