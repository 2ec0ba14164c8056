/** Starts the chat engine in a thread of its own; its code is downloaded by that thread. */
export function startChatWorker(): Worker {
  return new Worker(new URL('./chatWorker.ts', import.meta.url), { name: 'chat' });
}
