import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import type { HostCommand } from '@/application/chat/protocol/HostCommand';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { eventually } from '#test/support/eventually';

export interface ChatEngineHarness {
  readonly engine: ChatEngine;
  /** The commands that reached the engine, in order. */
  readonly carriedOut: () => readonly HostCommand[];
  /** Makes the engine send these updates. It sends nothing before its first command. */
  readonly says: (...hostUpdates: readonly HostUpdate[]) => void;
  /** Makes the engine crash while it is working. */
  readonly breaks: (message: string) => void;
  readonly dispose: () => Promise<void>;
}

const begin: HostCommand = { type: 'keys', networkUrl: 'http://backend/time' };
const writes = (text: string): HostCommand => ({ type: 'send', channelId: 'c-1', text });
const problem = (message: string): HostUpdate => ({ type: 'problem', message });

/**
 * The guarantees of every ChatEngine, including its fake. How chats behave is the subject of
 * `wholeChatEngineContract`.
 */
export function chatEngineContract(name: string, make: () => ChatEngineHarness): void {
  describe(`${name} keeps the ChatEngine contract`, () => {
    let harness: ChatEngineHarness;
    beforeEach(() => {
      harness = make();
    });
    afterEach(() => harness.dispose());

    function listen() {
      const received: HostUpdate[] = [];
      const stop = harness.engine.listen(hostUpdate => received.push(hostUpdate));
      return { received, stop };
    }

    it('carries out commands in order', async () => {
      const commands = [begin, ...['one', 'two', 'three'].map(writes)];
      for (const command of commands) harness.engine.command(command);
      await eventually(() => expect(harness.carriedOut()).toEqual(commands));
    });

    it('notifies every listener in order until it unsubscribes', async () => {
      harness.engine.command(begin);
      const [one, other] = [listen(), listen()];
      harness.says(problem('1'), problem('2'));
      await eventually(() =>
        expect([one.received, other.received]).toEqual([
          [problem('1'), problem('2')],
          [problem('1'), problem('2')],
        ]),
      );
      one.stop();
      harness.says(problem('3'));
      await eventually(() => expect(other.received).toHaveLength(3));
      expect(one.received).toHaveLength(2);
    });

    it('passes bigints and maps through unchanged', async () => {
      harness.engine.command(begin);
      const { received } = listen();
      const drafts: HostUpdate = {
        type: 'drafts',
        drafts: new Map([['c-1', 'Dear Ana']]),
        patientNames: new Map([['c-1', 'Ana Novak']]),
      };
      harness.says(drafts);
      const seen: HostCommand = { type: 'seen', channelId: 'c-1', timeIds: [17_723_574_000_000_000n] };
      harness.engine.command(seen);
      await eventually(() => expect([received, harness.carriedOut().at(-1)]).toEqual([[drafts], seen]));
    });

    it('reports a crash as its last update, whatever commands follow', async () => {
      harness.engine.command(begin);
      const { received } = listen();
      harness.says(problem('1'));
      await eventually(() => expect(received).toHaveLength(1));
      harness.breaks('out of memory');
      await eventually(() => expect(received).toEqual([problem('1'), { type: 'crashed', message: 'out of memory' }]));
      harness.engine.command(writes('too late'));
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(received).toHaveLength(2);
    });
  });
}
