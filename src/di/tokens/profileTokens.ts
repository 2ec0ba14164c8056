import type { OwnProfileGateway } from '@/application/profile/ports/OwnProfileGateway';
import { token } from '../token';

/** Bound when the profile of the therapist who is signed in is downloaded. */
export const OwnProfileGatewayToken = token<OwnProfileGateway>('OwnProfileGateway');
