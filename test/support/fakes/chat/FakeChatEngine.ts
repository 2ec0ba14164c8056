import type { EngineCommand } from '@/application/chat/engine/reducer/EngineEvent';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatEngine, HostCommand, HostUpdate } from '@/application/chat/ports/ChatEngine';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Notes what it is told and says what the test makes it say. Once crashed it hears nothing, and speaking then is a mistake of the test. */
export class FakeChatEngine implements ChatEngine {
  readonly commands: HostCommand[] = [];
  private readonly listeners = new Listeners<[report: HostUpdate]>();
  private crashed = false;

  get lastCommand(): HostCommand | undefined {
    return this.commands.at(-1);
  }

  get listening(): number {
    return this.listeners.size;
  }

  /** The requests among the commands, oldest first. */
  get requests(): EngineCommand[] {
    return this.commands.flatMap(command => (command.type === 'request' ? [command.request] : []));
  }

  requestsOf<T extends EngineCommand['type']>(type: T): Extract<EngineCommand, { type: T }>[] {
    return this.requests.filter((request): request is Extract<EngineCommand, { type: T }> => request.type === type);
  }

  command(command: HostCommand): void {
    if (!this.crashed) this.commands.push(command);
  }

  listen(onReport: (report: HostUpdate) => void): Unsubscribe {
    return this.listeners.add(onReport);
  }

  report(...reports: readonly HostUpdate[]): void {
    for (const report of reports) {
      if (this.crashed) throw new Error(`A crashed engine cannot say: ${report.type}`);
      if (report.type === 'crashed') this.crashed = true;
      this.listeners.tell(report);
    }
  }

  tell(...news: readonly EngineUpdate[]): void {
    this.report(...news.map(item => ({ type: 'news', news: item }) as const));
  }

  forgetCommands(): void {
    this.commands.length = 0;
  }
}
