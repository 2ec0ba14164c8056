import { fail, type Result } from '@/domain/kernel/Result';
import type { Clock } from '../kernel/ports/Clock';
import type { DriveIdentity } from './ports/DriveIdentity';

/** D2 §9: "Google token retry delay: 800 ms." */
export const TOKEN_RETRY_MS = 800;
/** Maximum attempts while the drive's client is loading. */
const MOST_TRIES = 5;

export type TokenFailure =
  | { readonly kind: 'notReady' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Requests a token for the drive; waits while the drive's client is loading. */
export class RequestDriveToken {
  constructor(
    private readonly identity: Pick<DriveIdentity, 'token'>,
    private readonly clock: Clock,
  ) {}

  async execute(email: string): Promise<Result<string, TokenFailure>> {
    for (let attempt = 1; attempt < MOST_TRIES; attempt += 1) {
      const token = await this.identity.token(email);
      if (token.ok || token.failure.kind !== 'notReady') return token;
      await new Promise<void>(resume => void this.clock.wakeIn(TOKEN_RETRY_MS, resume));
    }
    const last = await this.identity.token(email);
    return last.ok ? last : fail(last.failure);
  }
}
