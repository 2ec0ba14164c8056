import { ChatState } from '@/application/chat/page/ChatState';
import { LeaveChatEngine } from '@/application/chat/page/LeaveChatEngine';
import { PendingChatMessages } from '@/application/chat/page/PendingChatMessages';
import { SystemClock } from '@/infrastructure/system/kernel/SystemClock';
import { environmentFor } from '#sandbox/server/environmentFor';
import type { ChatsOnSandbox } from '#test/contract/chat/support/ChatsOnSandbox';
import { InProcessChatEngine } from '#test/contract/chat/support/InProcessChatEngine';
import type { WholeEngineHarness } from '#test/support/contracts/chat/wholeChatEngineContract';
import { eventually } from '#test/support/eventually';

const TIMEOUT_MS = 15_000;

/** A window whose user chats with one patient through the engine with all its real adapters. */
export class ChattingWindow {
  readonly chatState = new ChatState();
  /** The patient's messages that this window received. */
  readonly heard: string[] = [];
  readonly connections: LeaveChatEngine;
  private readonly engine = new InProcessChatEngine();

  private constructor(
    private readonly chats: ChatsOnSandbox,
    readonly chat: WholeEngineHarness,
  ) {
    this.connections = new LeaveChatEngine(new PendingChatMessages(this.engine, this.chatState, new SystemClock()));
    this.engine.listen(hostUpdate => {
      this.chatState.post(hostUpdate);
      if (hostUpdate.type !== 'messages') return;
      for (const { uuid, text } of hostUpdate.changed) if (uuid === chat.patient.uid) this.heard.push(text);
    });
  }

  static async open(chats: ChatsOnSandbox): Promise<ChattingWindow> {
    const window = new ChattingWindow(chats, await chats.begin());
    await window.signIn();
    return window;
  }

  async signIn(): Promise<void> {
    const { origin, cookie } = this.chats.access;
    const { channelId } = this.chat;
    let isOpen = false;
    const stop = this.engine.listen(hostUpdate => {
      if (hostUpdate.type === 'history')
        isOpen ||= hostUpdate.channelId === channelId && hostUpdate.history.phase === 'idle';
    });
    this.engine.command({ type: 'begin', environment: environmentFor(origin) });
    this.engine.command({ type: 'keys', networkUrl: `${origin}/api/time` });
    this.engine.command({ type: 'login', sessionCookie: cookie });
    await this.sees(() => expect(this.chatState.nameOf(channelId)).not.toBe(''));
    this.engine.command({ type: 'select', channelId });
    await this.sees(() => expect(isOpen).toBe(true));
    stop();
  }

  send(text: string): void {
    this.engine.command({ type: 'send', channelId: this.chat.channelId, text });
  }

  sees(check: () => void): Promise<void> {
    return eventually(check, TIMEOUT_MS);
  }
}
