import { rule } from '../../kernel/rule';

export type ChatAct = 'invite' | 'handover' | 'claim' | 'leave' | 'end' | 'discharge';

/** The acts that a therapist in the chat is offered. */
export const offeredActs = rule(
  {
    id: 'CR-ACT-01',
    statement:
      'Every therapist in a chat may invite a colleague, leave, and begin the discharge of the patient, whose ' +
      'checklist says first what somebody who does not lead has to do. Handing over and ending the chat are offered ' +
      'to the lead therapist alone; to the others, claiming the lead is.',
    source:
      'D2 §1: "invite other therapists into a chat;" and "leave a chat;" and "discharge a patient from care;"; ' +
      'D3 §6: "Roles hinted by operation names: patient, therapist, lead therapist, analyst, organisation admin, ' +
      'public."',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ isLead }: { readonly isLead: boolean }): readonly ChatAct[] =>
    isLead ? ['invite', 'handover', 'leave', 'end', 'discharge'] : ['invite', 'claim', 'leave', 'discharge'],
);
