import type { OrganisationGateway } from '@/application/organisations/ports/OrganisationGateway';
import { token } from '../token';

/** Bound when the first screen of organisations is downloaded. */
export const OrganisationGatewayToken = token<OrganisationGateway>('OrganisationGateway');
