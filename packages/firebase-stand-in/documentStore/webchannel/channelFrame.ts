/** One WebChannel chunk: its length in UTF-16 units (not bytes), a line feed, the JSON. */
export function channelFrame(message: unknown): string {
  const text = JSON.stringify(message);
  return `${text.length}\n${text}`;
}
