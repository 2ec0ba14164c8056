import type { Container } from 'inversify';
import { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import { regionOf } from '@/domain/kernel/regionOf';
import { EdgeRegionGateway } from '@/infrastructure/http/regions/EdgeRegionGateway';
import { EnvironmentToken } from './tokens/kernelTokens';

/** Finds out whether the caller is in the region of another deployment, by the addresses of the settings. */
export function findOtherRegion(container: Container): FindOtherRegion {
  const { firebase, regions = {}, unifiedBackendUrl } = container.get(EnvironmentToken);
  const deployments = { here: regionOf(firebase.projectId), addresses: regions };
  return new FindOtherRegion(new EdgeRegionGateway(unifiedBackendUrl), deployments);
}
