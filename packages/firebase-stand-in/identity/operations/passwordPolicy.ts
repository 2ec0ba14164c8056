import { maximumPasswordLength } from '../PasswordPolicy';
import type { Operation } from './Operation';

/** The policy that the SDK's own validatePassword checks against. */
export const passwordPolicy: Operation = ({ directory }) => ({
  customStrengthOptions: {
    minPasswordLength: directory.passwordPolicy.minimumLength,
    maxPasswordLength: maximumPasswordLength,
  },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
});
