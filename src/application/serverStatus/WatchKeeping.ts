import type { Stop } from '../kernel/Stop';
import type { LinkBoard } from './LinkBoard';

/** Follows whether the device keeps what is written and not sent; tells at once. */
export class WatchKeeping {
  constructor(private readonly board: LinkBoard) {}

  execute(tell: (keeps: boolean) => void): Stop {
    tell(this.board.keepsWriting);
    return this.board.subscribe(() => tell(this.board.keepsWriting));
  }
}
