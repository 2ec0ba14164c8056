import { colleagueNote, type WordsTooLong } from '@/domain/chat/acts/colleagueNote';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ActAuthorship } from '../../kernel/ActAuthorship';
import { requestOnce, type ColleagueGateway } from './requestOnce';
import type { ColleagueRequest, ColleagueRequestAnswer } from '../ports/ChatActGateway';

export type HandOverFailure = ActFailure | WordsTooLong | { readonly kind: 'noMessage' };

/** Asks a colleague to become the lead. A note is required, because the colleague needs to know the reason. */
export class HandOverChat {
  constructor(
    private readonly gateway: ColleagueGateway,
    private readonly authorship: ActAuthorship,
  ) {}

  async execute({ message, ...who }: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, HandOverFailure>> {
    const words = colleagueNote(message);
    if (!words.ok) return words;
    if (words.value === '') return fail({ kind: 'noMessage' });
    return requestOnce(this.gateway, this.authorship, 'handover', { ...who, message: words.value });
  }
}
