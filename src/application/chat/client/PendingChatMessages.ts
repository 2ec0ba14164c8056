import { nextToSend } from '@/domain/chat/messages/nextToSend.rule';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';
import type { PendingMessages } from '../../session/ports/PendingMessages';
import type { Clock } from '../../kernel/ports/Clock';
import type { ChatState } from './ChatState';
import type { ChatEngine } from '../ports/ChatEngine';

/** What the sign-out needs of the chat: wait for messages on their way, list what is left, and save or discard it. */
export class PendingChatMessages implements PendingMessages {
  constructor(
    private readonly engine: ChatEngine,
    private readonly chatState: ChatState,
    private readonly clock: Clock,
  ) {}

  drain(limitMs: number): Promise<void> {
    return new Promise(resolve => {
      const finish = (): void => {
        stopAlarm();
        stopWatching();
        resolve();
      };
      const stopAlarm = this.clock.wakeIn(limitMs, finish);
      let stopWatching = (): void => undefined;
      stopWatching = this.chatState.watch({
        unsent: () => {
          if (!this.somethingMoves()) finish();
        },
        cleared: finish,
      });
      if (!this.somethingMoves()) finish();
    });
  }

  async unsent(): Promise<readonly UnsentMessages[]> {
    const counts = new Map<string, number>();
    for (const { channelId } of this.chatState.unsent) counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
    return [...counts].map(([channelId, count]) => ({ patientName: this.chatState.nameOf(channelId), count }));
  }

  saveForNextSignIn(): Promise<void> {
    return this.logOut();
  }

  /** Only what Send was pressed on: drafts wait, encrypted, for the next sign-in. */
  discard(): Promise<void> {
    for (const { id } of this.chatState.unsent)
      this.engine.command({ type: 'command', command: { type: 'discard', entryId: id } });
    return this.logOut();
  }

  /** A line that was stopped by a refusal waits for its author, not for the network. */
  private somethingMoves(): boolean {
    const { unsent } = this.chatState;
    const channels = new Set(unsent.map(({ channelId }) => channelId));
    return [...channels].some(channelId => nextToSend({ line: this.chatState.unsentIn(channelId) }) !== undefined);
  }

  /** Settles when the engine has signed out; at once if nobody was signed in to it. */
  private logOut(): Promise<void> {
    if (this.chatState.uid === undefined) return Promise.resolve();
    return new Promise(resolve => {
      const finish = (): void => {
        stopAlarm();
        stopWatching();
        resolve();
      };
      const stopAlarm = this.clock.wakeIn(LOGOUT_LIMIT_MS, finish);
      const stopWatching = this.chatState.watch({ loggedOut: finish });
      this.engine.command({ type: 'logout' });
    });
  }
}

/** Longest wait for the engine to let the person go, in milliseconds. */
const LOGOUT_LIMIT_MS = 5_000;
