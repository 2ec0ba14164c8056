import type { RegionGateway } from '@/application/regions/ports/RegionGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { regionOfIsoCode, type Region } from '@/domain/regions/Region';

/** Everyone is in one country, unless the test lets it fail. */
export class FakeRegionGateway implements RegionGateway {
  /** Empty if unknown. */
  country = 'GB';
  isBroken = false;
  finds = 0;

  async find(): Promise<Result<Region | undefined, { readonly kind: 'couldNotCheck' }>> {
    this.finds += 1;
    return this.isBroken ? fail({ kind: 'couldNotCheck' }) : ok(regionOfIsoCode(this.country));
  }
}
