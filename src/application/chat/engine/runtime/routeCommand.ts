import { CHAT_GENERATIONS, generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineCommand } from '../../protocol/EngineCommand';

export interface AskedEngine {
  command(command: EngineCommand): void;
  readonly unsent: readonly OutboxEntry[];
}

export type AskedEngines = Readonly<Record<ChatGeneration, AskedEngine>>;

/** Gives a command to the engine of its chat's generation, and to both where it is about no chat. */
export function routeCommand(engines: AskedEngines, command: EngineCommand): void {
  switch (command.type) {
    case 'select':
      return select(engines, command.channelId);
    case 'focus':
    case 'sendHere':
    case 'reloadSessions':
      return all(engines).forEach(engine => engine.command(command));
    case 'discard':
      return holdersOf(engines, command.entryId).forEach(engine => engine.command(command));
    default:
      return engines[generationOf(command.channelId)].command(command);
  }
}

const all = ({ v1, v2 }: AskedEngines): readonly AskedEngine[] => [v2, v1];

/** One chat is open in a window: opening one of a generation closes one of the other. */
function select(engines: AskedEngines, channelId: string | undefined): void {
  const opened = channelId === undefined ? undefined : generationOf(channelId);
  for (const generation of CHAT_GENERATIONS)
    engines[generation].command({ type: 'select', channelId: generation === opened ? channelId : undefined });
}

/** An entry that neither engine holds may still be in the vault: both discard it. */
function holdersOf(engines: AskedEngines, entryId: string): readonly AskedEngine[] {
  const holders = all(engines).filter(({ unsent }) => unsent.some(({ id }) => id === entryId));
  return holders.length > 0 ? holders : all(engines);
}
