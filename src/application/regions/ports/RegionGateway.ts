import type { Result } from '@/domain/kernel/Result';
import type { Region } from '@/domain/regions/Region';

/** Finds the caller's region. Called without a sign-in. */
export interface RegionGateway {
  /** The region of the caller’s country; undefined if there is none or the country is unknown. */
  find(): Promise<Result<Region | undefined, { readonly kind: 'couldNotCheck' }>>;
}
