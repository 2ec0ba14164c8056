import { isEngineCommand, type HostCommand } from '@/application/chat/protocol/HostCommand';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import { createChatEngineHost } from '@/di/chatEngineHost';

const post = (hostUpdate: HostUpdate): void => globalThis.postMessage(hostUpdate);
const crashed = (error: unknown): void => {
  post({ type: 'crashed', message: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
  host.resign();
};

const host = createChatEngineHost(post);
let queue = Promise.resolve();

/** True for commands that must not wait behind a slow sign-in, above all what the user writes. */
const skipsQueue = (command: HostCommand): boolean =>
  isEngineCommand(command) || command.type === 'saveDraft' || command.type === 'network';

globalThis.onmessage = ({ data: command }: MessageEvent<HostCommand>) => {
  if (skipsQueue(command)) void host.handle(command).catch(crashed);
  else queue = queue.then(() => host.handle(command)).catch(crashed);
};
globalThis.addEventListener('unhandledrejection', event => crashed(event.reason));
