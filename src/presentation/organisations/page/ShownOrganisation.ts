import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';

/** The organisation of a page, for the parts of the page. */
export interface ShownOrganisation {
  /** Latest known organisation; may be stale. */
  readonly known: Organisation | undefined;
  /** True for the root of the tree. */
  readonly isProvider: boolean;
  /** Milliseconds since 1970, of the server. */
  readonly now: number;
  /** The time zone of its calendar days. */
  readonly zone: string;
  readonly subscription: SubscriptionStatus | undefined;
  /** The organisation from which it inherits settings, once a part of the page needs it. */
  readonly parent: Loaded<Organisation, CallFailure>;
  /** Reloads it after a change. */
  load(): Promise<void>;
  /** The provider has no parent to inherit from. */
  loadParent(): Promise<void>;
  /** Applies a version that was loaded elsewhere, for example before a save. */
  show(organisation: Organisation): void;
}
