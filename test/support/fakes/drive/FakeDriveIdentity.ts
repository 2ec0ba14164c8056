import type { AccountChoiceFailure, DriveIdentity } from '@/application/drive/ports/DriveIdentity';
import { fail, ok, type Result } from '@/domain/kernel/Result';

type TokenFailure = { readonly kind: 'notReady' } | { readonly kind: 'refused' } | { readonly kind: 'unreachable' };

export class FakeDriveIdentity implements DriveIdentity {
  /** The outcome of the prompt. */
  choice: Result<{ readonly email: string }, AccountChoiceFailure> = ok({ email: 'ben@drive.example' });
  tokenFailure: TokenFailure['kind'] | undefined;
  /** The number of times that the drive's client is still loading. */
  notReadyFor = 0;
  tokensAsked = 0;

  async chooseAccount(): Promise<Result<{ readonly email: string }, AccountChoiceFailure>> {
    return this.choice;
  }

  async token(email: string): Promise<Result<string, TokenFailure>> {
    this.tokensAsked += 1;
    if (this.tokensAsked <= this.notReadyFor) return fail({ kind: 'notReady' });
    return this.tokenFailure ? fail({ kind: this.tokenFailure }) : ok(`token-of-${email}`);
  }
}
