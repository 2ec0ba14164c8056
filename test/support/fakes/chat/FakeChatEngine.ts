import type { EngineRequest } from '@/application/chat/engine/reducer/EngineEvent';
import type { EngineNews } from '@/application/chat/protocol/EngineNews';
import type { ChatEngine, CoreCommand, CoreReport } from '@/application/chat/ports/ChatEngine';
import { Listeners } from '@/application/kernel/Listeners';
import type { Stop } from '@/application/kernel/Stop';

/** Notes what it is told and says what the test makes it say. Once crashed it hears nothing, and speaking then is a mistake of the test. */
export class FakeChatEngine implements ChatEngine {
  readonly commands: CoreCommand[] = [];
  private readonly listeners = new Listeners<[report: CoreReport]>();
  private crashed = false;

  get lastCommand(): CoreCommand | undefined {
    return this.commands.at(-1);
  }

  get listening(): number {
    return this.listeners.size;
  }

  /** The requests among the commands, oldest first. */
  get requests(): EngineRequest[] {
    return this.commands.flatMap(command => (command.type === 'request' ? [command.request] : []));
  }

  requestsOf<T extends EngineRequest['type']>(type: T): Extract<EngineRequest, { type: T }>[] {
    return this.requests.filter((request): request is Extract<EngineRequest, { type: T }> => request.type === type);
  }

  command(command: CoreCommand): void {
    if (!this.crashed) this.commands.push(command);
  }

  listen(onReport: (report: CoreReport) => void): Stop {
    return this.listeners.add(onReport);
  }

  report(...reports: readonly CoreReport[]): void {
    for (const report of reports) {
      if (this.crashed) throw new Error(`A crashed engine cannot say: ${report.type}`);
      if (report.type === 'crashed') this.crashed = true;
      this.listeners.tell(report);
    }
  }

  tell(...news: readonly EngineNews[]): void {
    this.report(...news.map(item => ({ type: 'news', news: item }) as const));
  }

  forgetCommands(): void {
    this.commands.length = 0;
  }
}
