import { rule } from '../../kernel/rule';

export interface ActTargetInput {
  readonly channelId: string | null;
  readonly patientId: string | null;
}

/** What an act on a chat lacks; null when it can be asked for. */
export const actTarget = rule(
  {
    id: 'CR-ACT-02',
    statement:
      'Leaving a chat and discharging a patient are asked of the backend only when both the channel and the patient ' +
      'are known; the channel is missed first.',
    source:
      'D2 §8: "channel ID not provided. Please contact support." and "patient id missing. Please contact support."',
    hazards: ['HAZ-04'],
  },
  ({ channelId, patientId }: ActTargetInput): 'noChannel' | 'noPatient' | null => {
    if (channelId === null || channelId === '') return 'noChannel';
    return patientId === null || patientId === '' ? 'noPatient' : null;
  },
);
