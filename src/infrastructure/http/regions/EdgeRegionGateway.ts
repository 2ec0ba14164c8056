import { isObject } from '@/domain/kernel/parseJson';
import type { RegionGateway } from '@/application/regions/ports/RegionGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { REGIONS, type Region } from '@/domain/regions/Region';

/**
 * Calls `GET /regions` without the backend client, because the sign-in card uses it and must not download the contract
 * of the whole backend.
 */
export class EdgeRegionGateway implements RegionGateway {
  /** `backendUrl`: without a slash at its end. */
  constructor(private readonly backendUrl: string) {}

  async find(): Promise<Result<Region | undefined, { readonly kind: 'couldNotCheck' }>> {
    try {
      const answer = await fetch(`${this.backendUrl}/regions`, { credentials: 'omit', cache: 'no-store' });
      if (!answer.ok) return fail({ kind: 'couldNotCheck' });
      return regionIn(await answer.json());
    } catch {
      return fail({ kind: 'couldNotCheck' });
    }
  }
}

function regionIn(body: unknown): Result<Region | undefined, { readonly kind: 'couldNotCheck' }> {
  if (!isObject(body)) return fail({ kind: 'couldNotCheck' });
  if (!('region' in body)) return ok(undefined);
  const region = REGIONS.find(one => one === body['region']);
  return region === undefined ? fail({ kind: 'couldNotCheck' }) : ok(region);
}
