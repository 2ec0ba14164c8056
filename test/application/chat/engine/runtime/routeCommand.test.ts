import { routeCommand } from '@/application/chat/engine/runtime/routeCommand';
import type { EngineCommand } from '@/application/chat/engine/reducer/EngineEvent';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { anEntry } from '#test/support/builders/chat/anEntry';

class Asked {
  readonly requests: EngineCommand[] = [];
  unsent: readonly OutboxEntry[] = [];

  request(request: EngineCommand): void {
    this.requests.push(request);
  }
}

function setUp() {
  const [v1, v2] = [new Asked(), new Asked()];
  return { v1, v2, ask: (request: EngineCommand) => routeCommand({ v1, v2 }, request) };
}

describe('askEngines', () => {
  it.each([
    { type: 'send', channelId: 'V1.c', text: 'Hello' },
    { type: 'loadMore', channelId: 'V1.c' },
    { type: 'retry', channelId: 'V1.c' },
  ] as const)('gives what is about a chat to the engine of its generation: $type', request => {
    const { v1, v2, ask } = setUp();
    ask(request);
    expect([v1.requests, v2.requests]).toEqual([[request], []]);
  });

  it.each([{ type: 'focus', focused: true, visible: true }, { type: 'reloadSessions' }] as const)('gives what is about no chat to both: $type', request => {
    const { v1, v2, ask } = setUp();
    ask(request);
    expect([v1.requests, v2.requests]).toEqual([[request], [request]]);
  });

  it('closes the chat of the other generation when one is opened, and both when none is', () => {
    const { v1, v2, ask } = setUp();
    ask({ type: 'select', channelId: 'c' });
    ask({ type: 'select', channelId: undefined });
    const closed = { type: 'select', channelId: undefined };
    expect([v1.requests, v2.requests]).toEqual([[closed, closed], [{ type: 'select', channelId: 'c' }, closed]]);
  });

  it('gives a discard to whoever holds the entry, and to both when nobody does', () => {
    const { v1, v2, ask } = setUp();
    v1.unsent = [anEntry({ id: 'held' })];
    ask({ type: 'discard', entryId: 'held' });
    ask({ type: 'discard', entryId: 'elsewhere' });
    expect([v1.requests.length, v2.requests.length]).toEqual([2, 1]);
  });
});
