import type { CoreCommand, CoreReport } from '@/application/chat/ports/ChatEngine';
import { createChatCore } from '@/di/createChatCore';

const post = (report: CoreReport): void => globalThis.postMessage(report);
const crashed = (error: unknown): void => {
  post({ type: 'crashed', message: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
  core.resign();
};

const core = createChatCore(post);
let queue = Promise.resolve();

/** What a person writes never waits behind a sign-in that takes its time. */
const atOnce = (command: CoreCommand): boolean => command.type === 'request' || command.type === 'draft' || command.type === 'network';

globalThis.onmessage = ({ data: command }: MessageEvent<CoreCommand>) => {
  if (atOnce(command)) void core.handle(command).catch(crashed);
  else queue = queue.then(() => core.handle(command)).catch(crashed);
};
globalThis.addEventListener('unhandledrejection', event => crashed(event.reason));
