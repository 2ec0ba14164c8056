import { rule } from '@/domain/kernel/rule';

export interface LeadInput {
  readonly lead: string;
  readonly act: 'askHandover' | 'acceptHandover' | 'askInvite' | 'acceptInvite' | 'acceptRequest' | 'claim';
  /** The person who performs the act. */
  readonly by: string;
}

/** Who is responsible for the patient after an act in a chat that continues. */
export const leadTherapist = rule(
  {
    id: 'CR-LEAD-01',
    statement:
      'A chat that goes on has exactly one lead therapist at every moment. Asking for a handover changes nothing: ' +
      'whoever hands over stays responsible until the colleague accepts. ' +
      'The lead passes when a handover is accepted or the lead is claimed, and at no other act.',
    source:
      'D3 §4: "Therapist chat: accept chat request, invite, handover, end chat, leave chat, claim lead, pin chat, ' +
      'unpin chat."; D3 §6: "Roles hinted by operation names: patient, therapist, lead therapist, analyst, ' +
      'organisation admin, public."',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ lead, act, by }: LeadInput): string => (act === 'acceptHandover' || act === 'claim' ? by : lead),
);
