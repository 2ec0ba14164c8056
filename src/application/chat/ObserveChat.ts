import type { Stop } from '../shared/Stop';
import type { ChatBoard, ChatReport } from './ChatBoard';

/** Follows the chat engine: what is known at once, then everything new. */
export class ObserveChat {
  constructor(private readonly board: ChatBoard) {}

  execute(tell: (report: ChatReport) => void): Stop {
    return this.board.subscribe(tell);
  }
}
