export interface HeldByApp {
  readonly mood: { readonly mood: number; readonly at: string } | null;
  readonly questionnaire: { readonly type: string; readonly score: number | null; readonly at: string } | null;
  readonly appointment: { readonly startsAt: string; readonly timeZone: string; readonly kind: string } | null;
  readonly organisation: {
    readonly name: string;
    readonly logo?: string;
    readonly welcomeText?: string;
    readonly crisisContact?: {
      readonly name: string;
      readonly phone?: string;
      readonly textMessage?: string;
      readonly url?: string;
    };
    readonly links: readonly { readonly title: string; readonly url: string }[];
    readonly subscriptionValid: boolean;
  } | null;
  /** Entries that wait for a connection. */
  readonly unsent: number;
}

/** What a patient's app holds, in words. */
export function factsOf({ mood, questionnaire, appointment, organisation, unsent }: HeldByApp) {
  const waiting = unsent === 0 ? '' : ` (${unsent} not synced)`;
  return {
    mood: `${mood ? `${mood.mood} of 10, ${timeOf(mood.at)}` : 'None recorded'}${waiting}`,
    questionnaire: questionnaire
      ? `${questionnaire.type}: ${questionnaire.score ?? 'incomplete, no score'}, ${timeOf(questionnaire.at)}`
      : 'None filled in',
    appointment: appointment
      ? `${timeOf(appointment.startsAt, appointment.timeZone)} (${appointment.timeZone}), ${appointment.kind}`
      : 'None agreed',
    organisation: organisation
      ? `${organisation.name}${organisation.subscriptionValid ? '' : ' (no subscription in effect)'}`
      : 'None joined',
    crisisContact: contactText(organisation?.crisisContact),
    links: organisation?.links.map(({ title }) => title).join(', ') || 'None',
  };
}

function contactText(contact: NonNullable<HeldByApp['organisation']>['crisisContact']): string {
  if (!contact) return 'None';
  const { name, phone, textMessage, url } = contact;
  return [name, phone, textMessage, url].filter(part => part !== undefined && part !== '').join(', ');
}

function timeOf(at: string, timeZone?: string): string {
  return new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
}
