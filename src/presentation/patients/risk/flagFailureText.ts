import { LONGEST_RISK_REASON } from '@/domain/chat/acts/riskReason.rule';
import { patientsText } from '../patientsText';
import type { FlagFailure } from './FlagChanges';

/** Explains why the flag was not changed. */
export function flagFailureText({ kind }: FlagFailure): string {
  switch (kind) {
    case 'empty':
      return patientsText('flag.empty');
    case 'tooLong':
      return patientsText('flag.tooLong', { limit: LONGEST_RISK_REASON });
    case 'refused':
      return patientsText('flag.refused');
  }
}
