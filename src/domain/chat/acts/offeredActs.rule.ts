import { rule } from '../../kernel/rule';

export type ChatAct = 'invite' | 'handover' | 'claim' | 'leave' | 'end' | 'discharge';

/** Returns the acts that a therapist in a chat can choose. */
export const offeredActs = rule(
  {
    id: 'CR-ACT-01',
    statement:
      'Every therapist in a chat may invite a colleague, leave, and begin the discharge of the patient; the ' +
      'discharge checklist first says what a therapist who is not the lead must do. Only the lead therapist can ' +
      'hand over or end the chat, and only the others can claim the lead.',
    source:
      'D2 §1: "invite other therapists into a chat;" and "leave a chat;" and "discharge a patient from care;"; ' +
      'D3 §6: "Roles hinted by operation names: patient, therapist, lead therapist, analyst, organisation admin, ' +
      'public."',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ isLead }: { readonly isLead: boolean }): readonly ChatAct[] =>
    isLead ? ['invite', 'handover', 'leave', 'end', 'discharge'] : ['invite', 'claim', 'leave', 'discharge'],
);
