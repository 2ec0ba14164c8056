import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { WorkerChatEngine } from '@/infrastructure/worker/chat/WorkerChatEngine';

/** A worker that only records messages. */
class NotingWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  readonly posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    throw new Error('The engine is never terminated.');
  }
  says(data: HostUpdate): void {
    this.onmessage?.call(this, new MessageEvent('message', { data }));
  }
  breaks(message: string): void {
    this.onerror?.call(this, Object.assign(new Event('error'), { message }) as ErrorEvent);
  }
}

function setUp() {
  const workers: NotingWorker[] = [];
  const page = new EventTarget();
  const engine = new WorkerChatEngine(() => {
    const worker = new NotingWorker();
    workers.push(worker);
    return worker;
  }, page);
  const hostUpdates: HostUpdate[] = [];
  const stop = engine.listen(hostUpdate => hostUpdates.push(hostUpdate));
  return { engine, workers, hostUpdates, stop, page };
}

describe('WorkerChatEngine', () => {
  it('starts one worker, with the first command', () => {
    const { engine, workers } = setUp();
    expect(workers).toHaveLength(0);
    engine.command({ type: 'keys', networkUrl: 'http://backend' });
    engine.command({ type: 'config', config: {} });
    expect(workers.map(worker => worker.posted)).toEqual([
      [
        { type: 'keys', networkUrl: 'http://backend' },
        { type: 'config', config: {} },
      ],
    ]);
  });

  it('passes on updates until it is stopped', () => {
    const { engine, workers, hostUpdates, stop } = setUp();
    engine.command({ type: 'config', config: {} });
    workers[0]?.says({ type: 'core', version: '0.105.0' });
    stop();
    workers[0]?.says({ type: 'core', version: '0.105.1' });
    expect(hostUpdates).toEqual([{ type: 'core', version: '0.105.0' }]);
  });

  it('passes the state of the network to the worker', () => {
    const { engine, workers, page } = setUp();
    engine.command({ type: 'config', config: {} });
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    expect(workers[0]?.posted.slice(1)).toEqual([
      { type: 'network', online: false },
      { type: 'network', online: true },
    ]);
  });

  it('reports a crash of the worker', () => {
    const { engine, workers, hostUpdates } = setUp();
    engine.command({ type: 'config', config: {} });
    workers[0]?.breaks('out of memory');
    expect(hostUpdates).toEqual([{ type: 'crashed', message: 'out of memory' }]);
  });
});
