import type { PasswordEstimator } from '@/application/session/ports/PasswordEstimator';

/** Treats the given passwords as common, and every other one as good. */
export class FakePasswordEstimator implements PasswordEstimator {
  readonly common = new Set(['passwordpassword']);
  /** True if the estimator could not be downloaded. */
  missing = false;

  async guesses(password: string, about: readonly string[]): Promise<number | undefined> {
    if (this.missing) return undefined;
    return this.common.has(password) || about.includes(password) ? 1 : 1e15;
  }
}
