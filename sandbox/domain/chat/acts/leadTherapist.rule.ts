import { rule } from '@/domain/kernel/rule';

export interface LeadInput {
  readonly lead: string;
  readonly act: 'askHandover' | 'acceptHandover' | 'askInvite' | 'acceptInvite' | 'acceptRequest' | 'claim';
  /** The user who performs the act. */
  readonly by: string;
}

/** Returns the lead therapist after an act in a chat that continues. */
export const leadTherapist = rule(
  {
    id: 'CR-LEAD-01',
    statement:
      'A chat that continues has exactly one lead therapist at every moment. Requesting a handover changes ' +
      'nothing: the lead therapist stays responsible until the colleague accepts. The lead passes only when a ' +
      'handover is accepted or the lead is claimed.',
    source:
      'D3 §4: "Therapist chat: accept chat request, invite, handover, end chat, leave chat, claim lead, pin chat, ' +
      'unpin chat."; D3 §6: "Roles hinted by operation names: patient, therapist, lead therapist, analyst, ' +
      'organisation admin, public."',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ lead, act, by }: LeadInput): string => (act === 'acceptHandover' || act === 'claim' ? by : lead),
);
