import type { RunChat } from './RunChat';

/** Tries the failed step of the start-up at once. */
export class RetryStartUp {
  constructor(private readonly runChat: RunChat) {}

  execute(): void {
    this.runChat.retry();
  }
}
