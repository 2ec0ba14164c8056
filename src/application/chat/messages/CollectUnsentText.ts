import type { ChatState } from '../client/ChatState';

export interface UnsentText {
  /** Empty when the patient is not known. */
  readonly patientName: string;
  readonly text: string;
}

/** Everything the person wrote that may not have reached the backend, to take along when the page has to go. */
export class CollectUnsentText {
  constructor(private readonly board: ChatState) {}

  execute(): UnsentText[] {
    return this.board.unsentTexts().map(({ channelId, text }) => ({ patientName: this.board.nameOf(channelId), text }));
  }
}
