import type { RegionGateway } from '@/application/regions/ports/RegionGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Region } from '@/domain/regions/Region';
import type { BackendClient } from '../client/BackendClient';
import { regionEndpoints } from '../endpoints/regions';

export class AxiosRegionGateway implements RegionGateway {
  constructor(private readonly backend: BackendClient) {}

  async find(): Promise<Result<Region | undefined, { readonly kind: 'couldNotCheck' }>> {
    const answer = await this.backend.call(regionEndpoints.region, {}, { ownWords: true });
    return answer.ok ? ok(answer.value.value.region) : fail({ kind: 'couldNotCheck' });
  }
}
