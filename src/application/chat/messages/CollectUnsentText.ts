import type { ChatState } from '../client/ChatState';

export interface UnsentText {
  /** Empty when the patient is not known. */
  readonly patientName: string;
  readonly text: string;
}

/** Everything the person wrote that may not have reached the backend, to take along when the page has to go. */
export class CollectUnsentText {
  constructor(private readonly chatState: ChatState) {}

  execute(): UnsentText[] {
    return this.chatState
      .unsentTexts()
      .map(({ channelId, text }) => ({ patientName: this.chatState.nameOf(channelId), text }));
  }
}
