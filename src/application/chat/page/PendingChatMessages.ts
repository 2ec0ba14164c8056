import { nextToSend } from '@/domain/chat/messages/nextToSend.rule';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';
import type { PendingMessages } from '../../session/ports/PendingMessages';
import type { Clock } from '../../kernel/ports/Clock';
import type { ChatState } from './ChatState';
import type { ChatEngine } from '../ports/ChatEngine';

/** Chat operations for the sign-out: waits for messages being sent, lists the rest, and saves or discards them. */
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

  /** Discards only submitted messages; drafts stay encrypted until the next sign-in. */
  discard(): Promise<void> {
    for (const { id } of this.chatState.unsent) this.engine.command({ type: 'discard', entryId: id });
    return this.logOut();
  }

  /** An outbox blocked by a refusal waits for its author, not for the network. */
  private somethingMoves(): boolean {
    const { unsent } = this.chatState;
    const channels = new Set(unsent.map(({ channelId }) => channelId));
    return [...channels].some(channelId => nextToSend({ queue: this.chatState.unsentIn(channelId) }) !== undefined);
  }

  /** Settles when the engine has signed out; at once if no user was signed in. */
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

/** Time limit for the engine's sign-out, in milliseconds. */
const LOGOUT_LIMIT_MS = 5_000;
