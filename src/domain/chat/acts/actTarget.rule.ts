import { rule } from '../../kernel/rule';

export interface ActTargetInput {
  readonly channelId: string | null;
  readonly patientId: string | null;
}

/** Returns the id that an act on a chat is missing; null if the act can be sent. */
export const actTarget = rule(
  {
    id: 'CR-ACT-02',
    statement:
      'A request to leave a chat or to discharge a patient is sent to the backend only when both the channel and ' +
      'the patient are known. If both are missing, the missing channel is reported.',
    source:
      'D2 §8: "channel ID not provided. Please contact support." and "patient id missing. Please contact support."',
    hazards: ['HAZ-04'],
  },
  ({ channelId, patientId }: ActTargetInput): 'noChannel' | 'noPatient' | null => {
    if (channelId === null || channelId === '') return 'noChannel';
    return patientId === null || patientId === '' ? 'noPatient' : null;
  },
);
