import type { OtherRegion, Region } from '@/domain/regions/Region';
import type { RegionGateway } from './ports/RegionGateway';

export interface Deployments {
  /** The region of this deployment. */
  readonly here: Region;
  /** URLs of the regions' dashboards from the settings. */
  readonly addresses: Readonly<Partial<Record<Region, string>>>;
}

/** Finds the other region that the caller is in; undefined if none or unknown. */
export class FindOtherRegion {
  constructor(
    private readonly regions: RegionGateway,
    private readonly deployments: Deployments,
  ) {}

  async execute(): Promise<OtherRegion | undefined> {
    const answer = await this.regions.find();
    const { here, addresses } = this.deployments;
    if (!answer.ok || answer.value === undefined || answer.value === here) return undefined;
    const url = addresses[answer.value];
    return url === undefined ? undefined : { region: answer.value, url };
  }
}
