import { CHAT_GENERATIONS, generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineCommand } from '../../protocol/EngineCommand';

export interface GenerationEngine {
  command(command: EngineCommand): void;
  readonly unsent: readonly OutboxEntry[];
}

export type GenerationEngines = Readonly<Record<ChatGeneration, GenerationEngine>>;

/** Routes a command to the engine of its chat's generation, or to both if it concerns no chat. */
export function routeCommand(engines: GenerationEngines, command: EngineCommand): void {
  switch (command.type) {
    case 'select':
      return select(engines, command.channelId);
    case 'focus':
    case 'sendHere':
    case 'reloadSessions':
      return all(engines).forEach(engine => engine.command(command));
    case 'discard':
      return enginesWith(engines, command.entryId).forEach(engine => engine.command(command));
    default:
      return engines[generationOf(command.channelId)].command(command);
  }
}

const all = ({ v1, v2 }: GenerationEngines): readonly GenerationEngine[] => [v2, v1];

/** A window has one open chat: opening one of a generation closes one of the other. */
function select(engines: GenerationEngines, channelId: string | undefined): void {
  const opened = channelId === undefined ? undefined : generationOf(channelId);
  for (const generation of CHAT_GENERATIONS)
    engines[generation].command({ type: 'select', channelId: generation === opened ? channelId : undefined });
}

/** An entry that neither engine holds may still be in the vault: both discard it. */
function enginesWith(engines: GenerationEngines, entryId: string): readonly GenerationEngine[] {
  const found = all(engines).filter(({ unsent }) => unsent.some(({ id }) => id === entryId));
  return found.length > 0 ? found : all(engines);
}
