import { connectionMessage, type DisplayedConnection } from '@/domain/serverStatus/connectionMessage.rule';
import type { WrongClock } from '@/domain/serverStatus/deviceClock.rule';
import type { Link } from '@/domain/serverStatus/Link';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ConnectionState } from './ConnectionState';

export interface ConnectionSummary {
  readonly links: readonly Link[];
  /** Something is lost, or not yet found again. */
  readonly lost: boolean;
  /**
   * The message at the top, if there is one. `lostUnsaved`: the connection is lost, and new text is only in this
   * window's memory.
   */
  readonly message: 'lost' | 'lostUnsaved' | 'restored' | undefined;
  /** The error of this device's clock; null: it is right or not checked yet. */
  readonly wrongClock: WrongClock | null;
}

/** Watches the connections and the message about them. */
export class WatchConnections {
  constructor(
    private readonly connectionState: ConnectionState,
    private readonly clock: Clock,
  ) {}

  execute(notify: (now: ConnectionSummary) => void): Unsubscribe {
    let verdict: DisplayedConnection = { lost: false, say: null };
    let said: 'lost' | 'restored' | undefined;
    let cancel: Unsubscribe = () => undefined;
    const message = (): ConnectionSummary['message'] =>
      said === 'lost' && !this.connectionState.savesText ? 'lostUnsaved' : said;
    const show = (): void =>
      notify({
        links: this.connectionState.read(),
        lost: verdict.lost,
        message: message(),
        wrongClock: this.connectionState.wrongClock,
      });
    const say = ({ what, forMs }: NonNullable<DisplayedConnection['say']>): void => {
      said = what;
      cancel();
      cancel = this.clock.wakeIn(forMs, () => {
        said = undefined;
        show();
      });
    };
    const publish = (): void => {
      verdict = connectionMessage({ lost: verdict.lost, links: this.connectionState.read().map(({ state }) => state) });
      if (verdict.say !== null) say(verdict.say);
      show();
    };
    const unsubscribe = this.connectionState.subscribe(publish);
    publish();
    return () => {
      unsubscribe();
      cancel();
    };
  }
}
