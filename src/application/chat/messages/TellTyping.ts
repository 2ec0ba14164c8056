import type { Clock } from '../../kernel/ports/Clock';
import type { ChatEngine } from '../ports/ChatEngine';

/** While somebody types, the others are told once in this many milliseconds: well before their sign runs out. */
const REPEAT_MS = 4_000;

/** Tells the others in a chat that somebody types, seldom enough not to burden the backend. */
export class TellTyping {
  private readonly told = new Map<string, number>();

  constructor(
    private readonly engine: ChatEngine,
    private readonly clock: Clock,
  ) {}

  execute(channelId: string, isTyping: boolean): void {
    const now = this.clock.now();
    const last = this.told.get(channelId);
    if (isTyping ? last !== undefined && now - last < REPEAT_MS : last === undefined) return;
    if (isTyping) this.told.set(channelId, now);
    else this.told.delete(channelId);
    this.engine.command({ type: 'command', command: { type: 'typing', channelId, isTyping } });
  }
}
