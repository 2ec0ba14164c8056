/** Address of the list that a chat's address belongs to; undefined for an address that shows no chat. */
export const chatListOfUrl = (url: string): string | undefined =>
  /^(\/therapist\/(?:go-chat\/(?:all|pinned)|chat))\/[^/?#]+/.exec(url)?.[1];
