import type { OtherRegion, Region } from '@/domain/regions/Region';
import type { RegionGateway } from './ports/RegionGateway';

export interface Deployments {
  /** The region of this deployment. */
  readonly here: Region;
  /** Where the dashboards of regions are, as far as the settings say. */
  readonly addresses: Readonly<Partial<Record<Region, string>>>;
}

/** Finds out whether the caller is in the region of another deployment; undefined too where nobody can say. */
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
