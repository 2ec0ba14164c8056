import type { EngineCommand } from '@/application/chat/protocol/EngineCommand';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { isEngineUpdate, type HostUpdate } from '@/application/chat/protocol/HostUpdate';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { environmentFor } from '#sandbox/server/environmentFor';
import { Screen } from '#test/simulation/Screen';
import { eventually } from '#test/support/eventually';
import { InProcessChatEngine } from './InProcessChatEngine';

/** Longest wait for an expected change, in milliseconds, including pauses between attempts. */
const TIMEOUT_MS = 15_000;

/**
 * One window of the dashboard on the engine. All commands go through the engine's port, and it shows only the engine's
 * updates.
 */
export class EngineWindow {
  readonly screen = new Screen();
  readonly update: EngineUpdate[] = [];
  readonly hostUpdates: HostUpdate[] = [];
  private readonly engine = new InProcessChatEngine();

  private constructor(readonly channelId: string) {
    this.engine.listen(hostUpdate => {
      this.hostUpdates.push(hostUpdate);
      if (!isEngineUpdate(hostUpdate)) return;
      this.update.push(hostUpdate);
      this.screen.show(hostUpdate);
    });
  }

  /** Starts the engine, signs in, opens the chat and shows it. */
  static async open(origin: string, cookie: string, channelId: string): Promise<EngineWindow> {
    const window = new EngineWindow(channelId);
    await window.signIn(origin, cookie);
    window.command({ type: 'focus', focused: true, visible: true });
    window.command({ type: 'select', channelId });
    await window.sees(() => expect(window.screen.history.get(channelId)?.phase).toBe('idle'));
    return window;
  }

  async signIn(origin: string, cookie: string): Promise<void> {
    this.screen.asksToSignIn = false;
    this.engine.command({ type: 'begin', environment: environmentFor(origin) });
    this.engine.command({ type: 'keys', networkUrl: `${origin}/api/time` });
    this.engine.command({ type: 'login', sessionCookie: cookie });
    await this.sees(() => expect([this.screen.sync, this.screen.sessionsPhase]).toEqual(['live', 'known']));
  }

  command(command: EngineCommand): void {
    this.engine.command(command);
  }

  send(text: string): void {
    this.command({ type: 'send', channelId: this.channelId, text });
  }

  async bubble(text: string): Promise<ChatMessage> {
    await this.sees(() => expect(this.texts()).toContain(text));
    const found = this.screen.bubbles().find(message => message.text === text);
    if (found === undefined) throw new Error(`${text} has gone again`);
    return found;
  }

  /** Waits until the text is there once, confirmed. */
  async sent(text: string): Promise<ChatMessage> {
    await this.sees(() => {
      expect(this.screen.bubbles().filter(message => message.text === text)).toMatchObject([
        { isPending: false, hasFailedToSend: false, meta: { sent: true } },
      ]);
    });
    return this.bubble(text);
  }

  texts(): string[] {
    return this.screen.bubbles().map(({ text }) => text);
  }

  last<T extends EngineUpdate['type']>(type: T): Extract<EngineUpdate, { type: T }> | undefined {
    return this.update.findLast((update): update is Extract<EngineUpdate, { type: T }> => update.type === type);
  }

  network(online: boolean): void {
    this.engine.command({ type: 'network', online });
  }

  /** Closes the page properly. Unsent messages stay on the device. */
  async close(): Promise<void> {
    const before = this.hostUpdates.length;
    this.engine.command({ type: 'logout' });
    await this.sees(() => expect(this.hostUpdates.slice(before).map(({ type }) => type)).toContain('loggedOut'));
    if (this.engine.crashes.length > 0) throw this.engine.crashes[0];
  }

  sees(check: () => void): Promise<void> {
    return eventually(check, TIMEOUT_MS);
  }
}
