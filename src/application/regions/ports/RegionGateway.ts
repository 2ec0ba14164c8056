import type { Result } from '@/domain/kernel/Result';
import type { Region } from '@/domain/regions/Region';

/** Says where the caller is. It is called by people who have not signed in. */
export interface RegionGateway {
  /** The region that serves the caller’s country; undefined where there is none or the country is not known. */
  find(): Promise<Result<Region | undefined, { readonly kind: 'couldNotCheck' }>>;
}
