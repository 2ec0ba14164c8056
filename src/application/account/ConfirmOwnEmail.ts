import { fail, type Result } from '@/domain/kernel/Result';
import type { ConfirmEmailFailure, OwnAccountGateway } from './ports/OwnAccountGateway';

/** Ids come from a link; an address may hold anything. */
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** The effect of an emailed link about a change of address. */
export type EmailLinkAct = 'confirmEmail' | 'rejectEmail';

/** Confirms a new address by the link that was sent to it, or rejects it by the link that the former address got. */
export class ConfirmOwnEmail {
  constructor(
    private readonly account: Pick<OwnAccountGateway, EmailLinkAct>,
    private readonly act: EmailLinkAct = 'confirmEmail',
  ) {}

  async execute(id: string): Promise<Result<string, ConfirmEmailFailure>> {
    return ID.test(id) ? this.account[this.act](id) : fail({ kind: 'linkUnknown' });
  }
}
