import type { ChatState } from '../page/ChatState';

export interface UnsentText {
  /** Empty if the patient is unknown. */
  readonly patientName: string;
  readonly text: string;
}

/** Collects all texts that may not have reached the backend, to copy before the page closes. */
export class CollectUnsentText {
  constructor(private readonly chatState: ChatState) {}

  execute(): UnsentText[] {
    return this.chatState
      .unsentTexts()
      .map(({ channelId, text }) => ({ patientName: this.chatState.nameOf(channelId), text }));
  }
}
