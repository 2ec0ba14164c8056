import { reloadChats } from '../page/ChatCommands';
import { actTarget } from '@/domain/chat/acts/actTarget.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ChatEngine } from '../ports/ChatEngine';

export interface ChatAddress {
  readonly channelId: string | null;
  readonly patientId: string | null;
}

export type ActOnChatFailure = ActFailure | { readonly kind: 'noChannel' } | { readonly kind: 'noPatient' };

/** Performs an act that removes a chat from the user's list, and reloads the list if it may have changed. */
export async function actOnChat(
  target: ChatAddress,
  act: (patientId: string) => Promise<Result<void, ActFailure>>,
  engine: ChatEngine,
): Promise<Result<void, ActOnChatFailure>> {
  const missing = actTarget(target);
  if (missing !== null) return fail({ kind: missing });
  const answer = await act(target.patientId ?? '');
  if (answer.ok || answer.failure.kind === 'unreachable' || answer.failure.kind === 'notInChat') reloadChats(engine);
  return answer;
}
