import type { Presence } from '@/domain/presence/Presence';
import type { PresenceDesk } from '../presence/ports/PresenceDesk';
import type { Stop } from '../shared/Stop';
import type { ChatBoard } from './ChatBoard';
import type { ChatEngine } from './ports/ChatEngine';

/** Presence as the chat engine tells it. */
export class ChatPresenceDesk implements PresenceDesk {
  constructor(
    private readonly engine: ChatEngine,
    private readonly board: ChatBoard,
  ) {}

  watch(userIds: readonly string[], onPresence: (presences: readonly Presence[]) => void): Stop {
    const wanted = new Set(userIds);
    const stop = this.board.subscribe(report => {
      if (report.type === 'presence') onPresence(report.presences.filter(({ userId }) => wanted.has(userId)));
      // An engine entered anew watches nobody until it is asked.
      if (report.type === 'profile') this.ask(userIds);
    });
    this.ask(userIds);
    return () => {
      stop();
      this.ask([]);
    };
  }

  private ask(userIds: readonly string[]): void {
    this.engine.command({ type: 'watchPresence', userIds });
  }
}
