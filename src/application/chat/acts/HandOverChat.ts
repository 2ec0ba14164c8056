import { colleagueNote, type WordsTooLong } from '@/domain/chat/acts/colleagueNote';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ColleagueRequest, ColleagueRequestAnswer, ChatActGateway } from '../ports/ChatActGateway';

export type HandOverFailure = ActFailure | WordsTooLong | { readonly kind: 'noMessage' };

/**
 * Requests that a colleague becomes the lead. A note is required, because without it the colleague would not know the
 * reason.
 */
export class HandOverChat {
  constructor(private readonly gateway: Pick<ChatActGateway, 'handOver'>) {}

  async execute({ message, ...who }: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, HandOverFailure>> {
    const words = colleagueNote(message);
    if (!words.ok) return words;
    return words.value === '' ? fail({ kind: 'noMessage' }) : this.gateway.handOver({ ...who, message: words.value });
  }
}
