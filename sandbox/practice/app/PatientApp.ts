import { CareCircle } from './CareCircle';
import { ChatDoor } from './ChatDoor';
import { Diary } from './Diary';
import { EmailedLink } from './EmailedLink';
import type { EndpointCalls } from './EndpointCalls';
import { OwnRecords } from './OwnRecords';
import { OwnAccount } from './OwnAccount';
import { OwnOrganisation } from './OwnOrganisation';
import { Programme } from './Programme';
import { ServiceMessages } from './ServiceMessages';
import { SurveyBook } from './SurveyBook';

export interface PatientAppDependencies {
  readonly calls: EndpointCalls;
  readonly clock: { now(): number };
  /** A UUID that nothing else has. */
  readonly newId: () => string;
}

/** The app on a patient's telephone: every call of the patient's side, and nothing but those. */
export class PatientApp {
  readonly diary: Diary;
  readonly ownRecords: OwnRecords;
  readonly programme: Programme;
  /** The same programme on the patient's second device, which knows nothing of what the first one did. */
  readonly programmeOnTablet: Programme;
  readonly care: CareCircle;
  readonly account: OwnAccount;
  readonly chat: ChatDoor;
  readonly organisation: OwnOrganisation;
  readonly links: EmailedLink;
  readonly messages: ServiceMessages;
  readonly surveys: SurveyBook;

  constructor({ calls, clock, newId }: PatientAppDependencies) {
    this.diary = new Diary(calls, clock, newId);
    this.ownRecords = new OwnRecords(calls, clock);
    this.programme = new Programme(calls);
    this.programmeOnTablet = new Programme(calls);
    this.care = new CareCircle(calls);
    this.account = new OwnAccount(calls);
    this.chat = new ChatDoor(calls);
    this.surveys = new SurveyBook(calls);
    this.organisation = new OwnOrganisation(calls, clock);
    this.links = new EmailedLink(calls);
    this.messages = new ServiceMessages(calls, clock);
  }
}
