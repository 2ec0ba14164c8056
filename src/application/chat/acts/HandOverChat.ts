import { colleagueNote, type WordsTooLong } from '@/domain/chat/acts/colleagueNote';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ColleagueRequest, ColleagueRequestAnswer, ChatActGateway } from '../ports/ChatActGateway';

export type HandOverFailure = ActFailure | WordsTooLong | { readonly kind: 'noMessage' };

/**
 * Asks a colleague to become the lead. A handover without a word would leave them without the reason, so one is needed.
 */
export class HandOverChat {
  constructor(private readonly gateway: Pick<ChatActGateway, 'handOver'>) {}

  async execute({ message, ...who }: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, HandOverFailure>> {
    const words = colleagueNote(message);
    if (!words.ok) return words;
    return words.value === '' ? fail({ kind: 'noMessage' }) : this.gateway.handOver({ ...who, message: words.value });
  }
}
