import type { SingleSignOnVault } from '@/application/session/ports/SingleSignOnVault';
import type { SingleSignOnState } from '@/domain/session/singleSignOn/SingleSignOnState';

export class FakeSingleSignOnVault implements SingleSignOnVault {
  /** True for a browser that stores nothing for this site. */
  refuses = false;
  private kept: { readonly key: string; readonly state: SingleSignOnState } | undefined;

  get isEmpty(): boolean {
    return this.kept === undefined;
  }

  save(key: string, state: SingleSignOnState): boolean {
    this.kept = this.refuses ? undefined : { key, state };
    return !this.refuses;
  }

  consume(key: string): SingleSignOnState | undefined {
    const { kept } = this;
    this.kept = undefined;
    return kept?.key === key ? kept.state : undefined;
  }
}
