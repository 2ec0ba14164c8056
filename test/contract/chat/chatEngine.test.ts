import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { WorkerChatEngine } from '@/infrastructure/worker/chat/WorkerChatEngine';
import { chatEngineContract } from '#test/support/contracts/chat/chatEngineContract';
import { eventually } from '#test/support/eventually';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ThreadOfMessages } from './support/ThreadOfMessages';

chatEngineContract('FakeChatEngine', () => {
  const engine = new FakeChatEngine();
  return {
    engine,
    carriedOut: () => engine.commands,
    says: (...hostUpdates) => engine.emit(...hostUpdates),
    breaks: message => engine.emit({ type: 'crashed', message }),
    dispose: async () => undefined,
  };
});
/** `breaks`: what the page receives from a crashing engine. */
const overWorker = (breaks: (worker: ThreadOfMessages, message: string) => void) => () => {
  const worker = new ThreadOfMessages();
  return {
    engine: new WorkerChatEngine(() => worker, new EventTarget()),
    carriedOut: () => worker.heard,
    says: (...hostUpdates: readonly HostUpdate[]) => hostUpdates.forEach(hostUpdate => worker.says(hostUpdate)),
    breaks: (message: string) => breaks(worker, message),
    dispose: async () => worker.terminate(),
  };
};

chatEngineContract(
  'WorkerChatEngine',
  overWorker((worker, message) => worker.breaks(message)),
);
// An engine that catches its own crash reports it. Whatever it sends afterwards is too late.
chatEngineContract(
  'WorkerChatEngine with an engine that tells of its breakdown',
  overWorker((worker, message) => {
    worker.says({ type: 'crashed', message });
    worker.says({ type: 'problem', message: 'after the breakdown' });
  }),
);

/** A page that records who listens to it. */
class CountingPage extends EventTarget {
  readonly listening: string[] = [];

  override addEventListener(type: string, listener: EventListener): void {
    this.listening.push(type);
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: string, listener: EventListener): void {
    this.listening.splice(this.listening.indexOf(type), 1);
    super.removeEventListener(type, listener);
  }
}

describe('WorkerChatEngine', () => {
  function setUp() {
    const [worker, page, received] = [new ThreadOfMessages(), new CountingPage(), new Array<HostUpdate>()];
    const engine = new WorkerChatEngine(() => worker, page);
    engine.listen(hostUpdate => received.push(hostUpdate));
    return { worker, page, received, engine };
  }

  it('listens to network events once for the whole page, and only after its first command', () => {
    const { worker, page, engine } = setUp();
    expect(page.listening).toEqual([]);
    for (let at = 0; at < 12; at += 1) engine.command({ type: 'config', config: {} });
    expect([...page.listening].sort()).toEqual(['offline', 'online']);
    worker.terminate();
  });

  it('removes its listeners when the engine has crashed, and still allows the sign-out', async () => {
    const { worker, page, received, engine } = setUp();
    engine.command({ type: 'config', config: {} });
    await eventually(() => expect(worker.heard).toHaveLength(1));
    worker.breaks('out of memory');
    expect(page.listening).toEqual([]);
    page.dispatchEvent(new Event('online'));
    engine.command({ type: 'logout' });
    await eventually(() => expect(worker.heard.slice(1)).toEqual([{ type: 'logout' }]));
    worker.says({ type: 'problem', message: 'still at work' });
    worker.says({ type: 'loggedOut', kept: [] });
    await eventually(() => expect(received.map(({ type }) => type)).toEqual(['crashed', 'loggedOut']));
    worker.terminate();
  });
});
