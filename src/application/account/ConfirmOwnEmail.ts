import { fail, type Result } from '@/domain/kernel/Result';
import type { ConfirmEmailFailure, OwnAccountGateway } from './ports/OwnAccountGateway';

/** Ids come from a link; an address may hold anything. */
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Confirms a new address by the link that was sent to it. */
export class ConfirmOwnEmail {
  constructor(private readonly account: Pick<OwnAccountGateway, 'confirmEmail'>) {}

  async execute(id: string): Promise<Result<string, ConfirmEmailFailure>> {
    return ID.test(id) ? this.account.confirmEmail(id) : fail({ kind: 'linkUnknown' });
  }
}
