import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';

/** The organisation of a page, for the parts of the page. */
export interface ShownOrganisation {
  /** The organisation as far as it is known, be it out of date. */
  readonly known: Organisation | undefined;
  /** It is the root of the tree. */
  readonly isProvider: boolean;
  /** Milliseconds since 1970, of the server. */
  readonly now: number;
  /** By whose calendar its days count. */
  readonly zone: string;
  readonly subscription: SubscriptionStatus | undefined;
  /** Whose settings it inherits, once a part of the page needs them. */
  readonly parent: Loaded<Organisation, CallFailure>;
  /** Loads it anew after a change. */
  load(): Promise<void>;
  /** The provider inherits from nobody. */
  loadParent(): Promise<void>;
  /** It was read elsewhere, as before a save. */
  show(organisation: Organisation): void;
}
