import type { CrisisContactDto } from '@/infrastructure/http/organisations/organisationDtos';
import type { OnboardingResponseBodyDto, OnboardingResponseDto } from '#sandbox/endpoints/patientAppDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { StoredAlarm, StoredResponse, StoredSurvey } from './StoredSurvey';
import { assignedThrough, surveyHandlers, type SurveyDependencies } from './surveyHandlers';
import { SurveyResponses } from './SurveyResponses';
import { Surveys } from './Surveys';

/** The survey functions that the rest of the backend uses. */
export interface SurveyAnswering {
  answer(patientId: string, urlSuffix: string, body: OnboardingResponseBodyDto): OnboardingResponseDto;
  /** Answers to a survey, in any version. */
  count(surveyId: string): number;
  /** The newest answer above none of a patient; undefined where there is none after `since`. */
  alarmOf(patientId: string, since: number): StoredAlarm | undefined;
}

export interface SurveyArea {
  readonly handlers: HandlersOf<'surveys'>;
  readonly surveys: Surveys;
  readonly answering: SurveyAnswering;
  /** Patients' answers to a survey, complete or not. */
  responsesTo(surveyId: string): readonly StoredResponse[];
}

export interface SurveyOptions extends Omit<SurveyDependencies, 'surveys' | 'responses'> {
  readonly journal: JournalHost;
  readonly seeded: () => ReadonlyMap<string, StoredSurvey>;
}

/** Puts together surveys and what patients answered to them. */
export function createSurveys({ journal, seeded, ...rest }: SurveyOptions): SurveyArea {
  const { clock, organisations } = rest;
  const surveys = new Surveys(seeded).attachTo(journal);
  const responses = new SurveyResponses(clock).attachTo(journal);
  return {
    surveys,
    responsesTo: surveyId => responses.to(surveyId),
    handlers: surveyHandlers({ ...rest, surveys, responses }),
    answering: {
      count: surveyId => responses.count(surveyId),
      alarmOf: (patientId, since) => responses.alarmsOf(patientId).find(({ at }) => at > since),
      answer: (patientId, urlSuffix, { responseData, version, at }) => {
        const survey = surveys.byAddress(urlSuffix);
        if (!survey) throw new BackendError(404, 'NotFound', 'The caller has no such survey.');
        const organisation = assignedThrough(rest, patientId, survey);
        const { response, isAlarm } = responses.give({
          ...{ patientId, survey, isAssigned: organisation !== undefined, answers: responseData },
          ...(version !== undefined && { version }),
          ...(at !== undefined && { at }),
        });
        const contact = organisations.effective(organisation?.id ?? organisations.root, 'appSettings', 'crisisContact');
        return {
          responseId: response.responseId,
          ...(isAlarm && {
            ...(contact.value !== null && { crisisContact: contact.value as unknown as CrisisContactDto }),
            offersEmergencyRequest: true,
          }),
        };
      },
    },
  };
}
