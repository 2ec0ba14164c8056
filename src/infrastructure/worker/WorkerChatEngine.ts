import type { ChatEngine, CoreCommand, CoreReport } from '@/application/chat/ports/ChatEngine';
import { Listeners } from '@/application/shared/Listeners';
import type { Stop } from '@/application/shared/Stop';

/** The chat engine in its worker. Started with the first command; a breakdown of the worker is the last report. */
export class WorkerChatEngine implements ChatEngine {
  private worker: Worker | undefined;
  private readonly listeners = new Listeners<[report: CoreReport]>();

  constructor(
    private readonly startWorker: () => Worker,
    /** Where the platform tells of the network. */
    private readonly page: EventTarget,
  ) {}

  command(command: CoreCommand): void {
    this.worker ??= this.start();
    this.worker.postMessage(command);
  }

  listen(onReport: (report: CoreReport) => void): Stop {
    return this.listeners.add(onReport);
  }

  private start(): Worker {
    const worker = this.startWorker();
    worker.onmessage = ({ data }: MessageEvent<CoreReport>) => this.tell(data);
    worker.onerror = ({ message }) => this.tell({ type: 'crashed', message });
    this.page.addEventListener('offline', () => worker.postMessage({ type: 'network', online: false } satisfies CoreCommand));
    this.page.addEventListener('online', () => worker.postMessage({ type: 'network', online: true } satisfies CoreCommand));
    worker.onmessageerror = () => this.tell({ type: 'crashed', message: 'A message of the chat engine could not be read.' });
    return worker;
  }

  private tell(report: CoreReport): void {
    this.listeners.tell(report);
  }
}
