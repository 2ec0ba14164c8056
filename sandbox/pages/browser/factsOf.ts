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
  readonly messages: {
    readonly open: readonly { readonly kind: string; readonly message: string }[];
    readonly more: number;
  };
  readonly olderMessages: readonly string[];
  readonly survey: {
    readonly title: string;
    readonly question: string;
    readonly kind: string;
    readonly options: readonly string[];
  } | null;
  /** Entries that wait for a connection. */
  readonly unsent: number;
}

/** The content of a patient's app, in words. */
export function factsOf({ mood, questionnaire, appointment, organisation, messages, ...held }: HeldByApp) {
  const { unsent, olderMessages, survey } = held;
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
    messages: [
      ...messages.open.map(({ kind, message }) => `${kind}: ${message}`),
      ...(messages.more === 0 ? [] : [`${messages.more} more`]),
    ],
    olderMessages: olderMessages.join(' · ') || 'None',
    survey: survey
      ? `${survey.title}: ${survey.question} (${survey.options.join(', ') || survey.kind})`
      : 'None to answer',
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
