import { maximumPasswordLength, minimumPasswordLength } from '../parseNewPassword';
import type { Operation } from './Operation';

/** What the SDK's own validatePassword checks against. */
export const passwordPolicy: Operation = () => ({
  customStrengthOptions: { minPasswordLength: minimumPasswordLength, maxPasswordLength: maximumPasswordLength },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
});
