import type { OrganisationGateway } from '@/application/organisations/ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from '@/application/organisations/ports/OrganisationSettingsGateway';
import { token } from '../token';

/** Bound when the first screen of organisations is downloaded. */
export const OrganisationGatewayToken = token<OrganisationGateway>('OrganisationGateway');
export const OrganisationSettingsGatewayToken = token<OrganisationSettingsGateway>('OrganisationSettingsGateway');
