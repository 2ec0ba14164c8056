const prefix = 'PatientTherapistChat.';

/** The channel's name, which is also the chat room id. */
export function channelOf(chatSessionId: string): string {
  return `${prefix}${chatSessionId}`;
}
