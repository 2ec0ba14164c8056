import type { AccessCodeGateway } from '@/application/accessCodes/ports/AccessCodeGateway';
import { token } from '../token';

/** Bound when the first screen of access codes is downloaded. */
export const AccessCodeGatewayToken = token<AccessCodeGateway>('AccessCodeGateway');
