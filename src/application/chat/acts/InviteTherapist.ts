import { colleagueNote, type WordsTooLong } from '@/domain/chat/acts/colleagueNote';
import type { Result } from '@/domain/kernel/Result';
import type { ActFailure } from '../ports/ActFailure';
import type { ActAuthorship } from '../../kernel/ActAuthorship';
import { requestOnce, type ColleagueGateway } from './requestOnce';
import type { ColleagueRequest, ColleagueRequestAnswer } from '../ports/ChatActGateway';

export type InviteFailure = ActFailure | WordsTooLong;

export class InviteTherapist {
  constructor(
    private readonly gateway: ColleagueGateway,
    private readonly authorship: ActAuthorship,
  ) {}

  async execute({ message, ...who }: ColleagueRequest): Promise<Result<ColleagueRequestAnswer, InviteFailure>> {
    const words = colleagueNote(message);
    return words.ok ? requestOnce(this.gateway, this.authorship, 'invite', { ...who, message: words.value }) : words;
  }
}
