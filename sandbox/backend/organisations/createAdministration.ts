import { CodeTries } from '#sandbox/backend/accessCodes/CodeTries';
import type { AccessCodeDependencies } from '#sandbox/backend/accessCodes/joinHandlers';
import { accessCodeHandlers } from '#sandbox/backend/accessCodes/accessCodeHandlers';
import { AccessCodes } from '#sandbox/backend/accessCodes/AccessCodes';
import type { StoredCode } from '#sandbox/backend/accessCodes/StoredCode';
import type { BackendHandlers } from '#sandbox/backend/dispatch/Handlers';
import { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import type { AlertPast } from '#sandbox/backend/messageAlerts/AlertPast';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { fullName } from '#sandbox/backend/people/fullName';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { callingPatient } from '#sandbox/backend/patientApp/callingPatient';
import { createSurveys, type SurveyArea } from '#sandbox/backend/surveys/createSurveys';
import type { StoredSurvey } from '#sandbox/backend/surveys/StoredSurvey';
import type { SeededDeletions } from '#sandbox/backend/users/DeletionRequests';
import { Members, type Membership } from './Members';
import { organisationHandlers } from './organisationHandlers';
import { OrganisationPictures } from './OrganisationPictures';
import { Organisations, type SeededTree } from './Organisations';
import { OrganisationViews, type Seats } from './OrganisationViews';

/** The administration before any change. */
export interface AdministrationPast {
  readonly tree: SeededTree;
  readonly codes: () => ReadonlyMap<string, StoredCode>;
  readonly betaCodes: ReadonlySet<string>;
  readonly deletions?: () => SeededDeletions;
  readonly alerts?: AlertPast;
  readonly surveys?: () => ReadonlyMap<string, StoredSurvey>;
  readonly otherRegion: { readonly codes: ReadonlySet<string>; readonly region: string; readonly url: string };
}

export interface AdministrationOptions {
  readonly people: PeopleDirectory;
  readonly clock: { now(): number };
  readonly journal: JournalHost;
  readonly past: AdministrationPast;
  /** The code with which a patient joined before the first call. */
  readonly joinedWith: (patientId: string) => string | undefined;
  /** The address of pictures, without a trailing slash. */
  readonly origin: () => string;
}

export interface Administration {
  readonly handlers: Pick<BackendHandlers, 'organisations' | 'accessCodes' | 'surveys'>;
  readonly members: Members;
  readonly pictures: OrganisationPictures;
  readonly organisations: Organisations;
  readonly history: ChangeHistory;
  readonly surveys: SurveyArea;
  readonly joining: AccessCodeDependencies;
}

/** Puts together organisations and access codes. */
export function createAdministration(options: AdministrationOptions): Administration {
  const { people, clock, journal, past } = options;
  const organisations = new Organisations(past.tree).attachTo(journal);
  const codes = new AccessCodes(past.codes).attachTo(journal);
  const members = new Members(seededMembers(options), id => people.patient(id) !== undefined).attachTo(journal);
  const history = new ChangeHistory(clock, uid => nameOf(people, uid)).attachTo(journal);
  const pictures = new OrganisationPictures(clock, options.origin).attachTo(journal);
  const seatsOf = (organisation: string): Seats => seatsIn(codes.codesOf(organisation));
  const views = new OrganisationViews({ organisations, members, history, clock, seatsOf });
  const { betaCodes, otherRegion } = past;
  const joining = {
    codes,
    organisations,
    views,
    members,
    history,
    people,
    clock,
    tries: new CodeTries(clock),
    betaCodes,
    otherRegion,
  };
  const surveys = createSurveys({
    ...{ organisations, members, history, clock, journal },
    seeded: past.surveys ?? (() => new Map()),
    nameOf: uid => nameOf(people, uid),
    callingPatient: callingPatient(people),
  });
  return {
    ...{ members, pictures, organisations, history, joining, surveys },
    handlers: {
      organisations: organisationHandlers({ organisations, members, history, views, people, pictures, clock }),
      accessCodes: accessCodeHandlers(joining),
      surveys: surveys.handlers,
    },
  };
}

function seededMembers({ people, past, joinedWith }: AdministrationOptions): ReadonlyMap<string, Membership> {
  return new Map(
    people.patients().map(({ patientId }) => {
      const code = joinedWith(patientId);
      const organisation = (code === undefined ? undefined : past.codes().get(code)?.organisation) ?? past.tree.root;
      return [patientId, { organisation, ...(code !== undefined && { code }), since: 0 }];
    }),
  );
}

function nameOf(people: PeopleDirectory, uid: string): string {
  const person = people.find(uid);
  return person ? fullName(person) : uid;
}

function seatsIn(codes: readonly StoredCode[]): Seats {
  const used = codes.reduce((sum, code) => sum + code.used, 0);
  const limits = codes.map(({ seats }) => seats);
  if (limits.includes(undefined)) return { codes: codes.length, used };
  return { codes: codes.length, used, all: limits.reduce<number>((sum, seats) => sum + (seats ?? 0), 0) };
}
