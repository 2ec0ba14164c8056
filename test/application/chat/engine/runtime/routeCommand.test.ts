import { routeCommand } from '@/application/chat/engine/runtime/routeCommand';
import type { EngineCommand } from '@/application/chat/protocol/EngineCommand';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { anEntry } from '#test/support/builders/chat/anEntry';

class Asked {
  readonly requests: EngineCommand[] = [];
  unsent: readonly OutboxEntry[] = [];

  command(command: EngineCommand): void {
    this.requests.push(command);
  }
}

function setUp() {
  const [v1, v2] = [new Asked(), new Asked()];
  return { v1, v2, ask: (command: EngineCommand) => routeCommand({ v1, v2 }, command) };
}

describe('routeCommand', () => {
  it.each([
    { type: 'send', channelId: 'V1.c', text: 'Hello' },
    { type: 'loadMore', channelId: 'V1.c' },
    { type: 'retry', channelId: 'V1.c' },
  ] as const)('gives what is about a chat to the engine of its generation: $type', command => {
    const { v1, v2, ask } = setUp();
    ask(command);
    expect([v1.requests, v2.requests]).toEqual([[command], []]);
  });

  it.each([{ type: 'focus', focused: true, visible: true }, { type: 'reloadSessions' }] as const)(
    'gives what is about no chat to both: $type',
    command => {
      const { v1, v2, ask } = setUp();
      ask(command);
      expect([v1.requests, v2.requests]).toEqual([[command], [command]]);
    },
  );

  it('closes the chat of the other generation when one is opened, and both when none is', () => {
    const { v1, v2, ask } = setUp();
    ask({ type: 'select', channelId: 'c' });
    ask({ type: 'select', channelId: undefined });
    const closed = { type: 'select', channelId: undefined };
    expect([v1.requests, v2.requests]).toEqual([
      [closed, closed],
      [{ type: 'select', channelId: 'c' }, closed],
    ]);
  });

  it('sends a discard to the engine with the entry, and to both when neither has it', () => {
    const { v1, v2, ask } = setUp();
    v1.unsent = [anEntry({ id: 'held' })];
    ask({ type: 'discard', entryId: 'held' });
    ask({ type: 'discard', entryId: 'elsewhere' });
    expect([v1.requests.length, v2.requests.length]).toEqual([2, 1]);
  });
});
