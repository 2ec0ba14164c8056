import type { Answers, SurveyPage } from '@/domain/surveys/SurveyContent';
import { questionnaireTotal, type Questionnaire } from '@/domain/patients/scores/questionnaireTotal.rule';
import type { AccessCodes } from '#sandbox/backend/accessCodes/AccessCodes';
import type { StoredCode } from '#sandbox/backend/accessCodes/StoredCode';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { SYSTEM_SENDER } from '#sandbox/backend/chat/StoredEvent';
import type { Members } from '#sandbox/backend/organisations/Members';
import type { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import type { StoredResponse, StoredSurvey } from '#sandbox/backend/surveys/StoredSurvey';
import { memberKey, type UserDirectory } from '#sandbox/backend/users/UserDirectory';

/** A user of the service. Times in milliseconds since 1970. */
export interface CountedPerson {
  readonly id: string;
  readonly organisation: string;
  readonly code?: string;
  readonly joinedAt: number;
  readonly lastSignInAt?: number;
  /** Of those who have a history. */
  readonly patientId?: string;
  /** A day. */
  readonly dateOfBirth?: string;
}

export interface CountedRequest {
  readonly patientId: string;
  readonly at: number;
  /** The time of the first reply of staff after it; absent while there is none. */
  readonly repliedAt?: number;
}

export interface CountedScore {
  readonly at: number;
  readonly questionnaire: Questionnaire;
  readonly total: number;
}

/** The data that reports count: the state of the service. */
export interface ReportSource {
  people(): readonly CountedPerson[];
  codes(): readonly StoredCode[];
  requests(): readonly CountedRequest[];
  chats(): readonly { readonly patientId: string; readonly at: number }[];
  /** The times at which a patient recorded something. */
  activity(patientId: string): readonly number[];
  /** Oldest first. */
  scores(patientId: string): readonly CountedScore[];
  survey(id: string): { readonly title: string; readonly versions: readonly (readonly SurveyPage[])[] } | undefined;
  /** Complete answers to a survey. */
  answers(surveyId: string): readonly { readonly patientId: string; readonly at: number; readonly answers: Answers }[];
  organisationName(id: string): string | undefined;
  /** Names of what is above an organisation, from the root down. */
  above(id: string): readonly string[];
  /** The organisation and everything below it. */
  branch(id: string): readonly string[];
  /** Surveys that were ever published. */
  surveys(): readonly { readonly id: string; readonly title: string }[];
}

export interface SourceDependencies {
  readonly directory: UserDirectory;
  readonly members: Members;
  readonly codes: AccessCodes;
  readonly organisations: Organisations;
  readonly care: CareServices;
  readonly surveys: {
    all(): readonly StoredSurvey[];
    find(id: string): StoredSurvey | undefined;
    responsesTo(id: string): readonly StoredResponse[];
  };
}

/** Units of a server order in a millisecond. */
const UNITS_PER_MS = 10_000n;

/** Reads what reports count from the state of the sandbox. */
export function stateSource(dependencies: SourceDependencies): ReportSource {
  const { directory, members, codes, organisations, care, surveys } = dependencies;
  const { rooms, requests, log, people } = care.chat;
  return {
    people: () =>
      directory.everybody().flatMap(user => {
        if (directory.kindOf(user) === 'staff') return [];
        const membership = members.membershipOf(memberKey(user));
        const code = directory.codeOf(user);
        const lastSignInAt = directory.lastSignInOf(user);
        const registered = user.kind === 'registered' ? user.person.registeredAt : 0;
        const patient = user.kind === 'patient' ? user.person.patientId : undefined;
        const dateOfBirth = patient === undefined ? undefined : care.past.facts(patient).dateOfBirth;
        return [
          {
            id: user.id,
            organisation: directory.organisationOf(user),
            joinedAt: membership !== undefined && membership.since > 0 ? membership.since : registered,
            ...(code !== undefined && { code }),
            ...(lastSignInAt !== undefined && { lastSignInAt }),
            ...(patient !== undefined && { patientId: patient }),
            ...(dateOfBirth !== undefined && { dateOfBirth }),
          },
        ];
      }),
    codes: () => codes.all(),
    requests: () =>
      requests
        .all()
        .filter(({ from }) => from === undefined)
        .map(({ patientId, requestedAt, chatSessionId }) => {
          const room = chatSessionId === undefined ? undefined : rooms.find(chatSessionId);
          const patientUid = people.patient(patientId)?.uid;
          const reply =
            room &&
            log
              .logOf(channelOfRoom(room))
              .allMessages()
              .map(({ event }) => ({ by: event.sender, at: Number(BigInt(event.seq) / UNITS_PER_MS) }))
              .filter(({ by, at }) => by !== patientUid && by !== SYSTEM_SENDER && at >= requestedAt)
              .reduce<number | undefined>((first, { at }) => Math.min(first ?? at, at), undefined);
          return { patientId, at: requestedAt, ...(reply !== undefined && { repliedAt: reply }) };
        }),
    chats: () => rooms.all().map(({ patientId, startedAt }) => ({ patientId, at: startedAt })),
    activity: patientId => liveMoments(care, patientId).map(({ at }) => at),
    scores: patientId =>
      liveMoments(care, patientId)
        .flatMap(({ at, type, content }) => {
          if ((type !== 'phq9' && type !== 'gad7') || content.quiz === undefined) return [];
          const total = questionnaireTotal({ questionnaire: type, items: content.quiz.items });
          return total === null ? [] : [{ at, questionnaire: type, total }];
        })
        .sort((one, other) => one.at - other.at),
    survey: id => {
      const found = surveys.find(id);
      return found && { title: found.title, versions: found.versions.map(({ pages }) => pages) };
    },
    answers: id =>
      surveys
        .responsesTo(id)
        .flatMap(({ patientId, finishedAt, answers }) =>
          finishedAt === undefined ? [] : [{ patientId, at: finishedAt, answers }],
        ),
    organisationName: id => organisations.find(id)?.name,
    above: id =>
      organisations
        .upwards(id)
        .slice(1)
        .reverse()
        .map(({ name }) => name),
    surveys: () => surveys.all().filter(({ versions }) => versions.length > 0),
    branch: id => [id, ...organisations.below(id).map(one => one.id)],
  };
}

/** A patient's own records that are not deleted; entries of staff are not activity of the patient. */
function liveMoments({ moments, chat }: CareServices, patientId: string) {
  const uid = chat.people.patient(patientId)?.uid;
  return moments
    .historyOf(patientId)
    .all()
    .filter(one => one.author === uid && !one.deleted && !one.hardDelete && !one.takenBack);
}
