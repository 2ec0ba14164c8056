import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import type { HostCommand } from '@/application/chat/protocol/HostCommand';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The chat engine in its worker. Started with the first command; `crashed` is the last update. */
export class WorkerChatEngine implements ChatEngine {
  private worker: Worker | undefined;
  private readonly listeners = new Listeners<[hostUpdate: HostUpdate]>();

  constructor(
    private readonly startWorker: () => Worker,
    /** The target of the platform's network events. */
    private readonly page: EventTarget,
  ) {}

  command(command: HostCommand): void {
    this.worker ??= this.start();
    this.worker.postMessage(command);
  }

  listen(onHostUpdate: (hostUpdate: HostUpdate) => void): Unsubscribe {
    return this.listeners.add(onHostUpdate);
  }

  private start(): Worker {
    const worker = this.startWorker();
    const stopWatching = this.passNetworkOn(worker);
    let isBroken = false;
    const notify = (hostUpdate: HostUpdate): void => {
      // A broken engine may still send updates. They are not shown, but that it has released the user counts.
      if (isBroken && hostUpdate.type !== 'loggedOut') return;
      isBroken ||= hostUpdate.type === 'crashed';
      if (isBroken) stopWatching();
      this.listeners.notify(hostUpdate);
    };
    worker.onmessage = ({ data }: MessageEvent<HostUpdate>) => notify(data);
    worker.onerror = ({ message }) => notify({ type: 'crashed', message });
    worker.onmessageerror = () =>
      notify({ type: 'crashed', message: 'A message of the chat engine could not be read.' });
    return worker;
  }

  private passNetworkOn(worker: Worker): Unsubscribe {
    const pass = ({ type }: Event): void =>
      worker.postMessage({ type: 'network', online: type === 'online' } satisfies HostCommand);
    this.page.addEventListener('offline', pass);
    this.page.addEventListener('online', pass);
    return () => {
      this.page.removeEventListener('offline', pass);
      this.page.removeEventListener('online', pass);
    };
  }
}
