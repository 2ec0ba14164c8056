import { randomUUID } from 'node:crypto';
import { responseFault } from '#sandbox/domain/surveys/responseFault.rule';
import { selfHarmAnswer } from '@/domain/surveys/selfHarmAnswer.rule';
import {
  questionsOf,
  type Answer,
  type Answers,
  type Question,
  type SessionState,
  type SurveyContent,
} from '@/domain/surveys/SurveyContent';
import { answerTo, surveyWalk } from '@/domain/surveys/surveyWalk.rule';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, pairKey, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { StoredAlarm, StoredResponse, StoredSurvey, SurveyVersion } from './StoredSurvey';
import { currentVersion } from './Surveys';

/** Milliseconds after which a session that was begun ends. */
export const SESSION_MS = 30 * 86_400_000;
/** UTF-16 code units of all answers as JSON. */
const LONGEST_ANSWERS = 50_000;

export interface GivenResponse {
  readonly patientId: string;
  readonly survey: StoredSurvey;
  /** True if the patient's organisation has the survey. */
  readonly isAssigned: boolean;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly version?: number;
  readonly at?: string;
}

export interface SurveySession {
  readonly state: SessionState;
  readonly asked: SurveyVersion;
  readonly response?: StoredResponse;
}

/** Patients' answers to surveys. */
export class SurveyResponses {
  private readonly responses = new JournalledMap<StoredResponse>('survey-responses');

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.responses.attachTo(journal);
    return this;
  }

  responseOf(patientId: string, surveyId: string): StoredResponse | undefined {
    return this.responses.get(pairKey(patientId, surveyId));
  }

  to(surveyId: string): readonly StoredResponse[] {
    return [...this.responses.values()].filter(one => one.surveyId === surveyId);
  }

  /** Answers to a survey, in any version. */
  count(surveyId: string): number {
    return this.to(surveyId).length;
  }

  /** Answers above none of a patient to any survey, the newest first. */
  alarmsOf(patientId: string): readonly StoredAlarm[] {
    return [...this.responses.values()]
      .filter(one => one.patientId === patientId)
      .flatMap(({ alarms }) => alarms)
      .sort((a, b) => b.at - a.at);
  }

  /** A patient's session of a survey; undefined if it was never theirs. */
  session(patientId: string, survey: StoredSurvey, isAssigned: boolean): SurveySession | undefined {
    const response = this.responseOf(patientId, survey.id);
    const isAsked = isAssigned && survey.state === 'published';
    const asked = response ? versionOf(survey, response.version) : currentVersion(survey);
    if (!asked) return undefined;
    if (!response) return isAsked ? { state: 'open', asked } : undefined;
    const isOver = !isAsked || this.clock.now() >= response.begunAt + SESSION_MS;
    const state = response.finishedAt !== undefined ? 'answered' : isOver ? 'expired' : 'begun';
    return { state, asked, response };
  }

  /**
   * Stores answers, and answers whether the newest of them is above none. Refuses with 404 `NotFound`, 409
   * `SessionExpired`, `VersionChanged` and `AlreadyAnswered`, 400 `InvalidResponse`.
   */
  give(given: GivenResponse): { readonly response: StoredResponse; readonly isAlarm: boolean } {
    const { patientId, survey, isAssigned, version, at } = given;
    const session = this.session(patientId, survey, isAssigned);
    if (!session) throw new BackendError(404, 'NotFound', 'The caller has no such survey.');
    const { asked, response: before, state } = session;
    if (state === 'expired') throw new BackendError(409, 'SessionExpired', 'The survey is no longer open.');
    if (version !== undefined && version !== asked.version)
      throw new BackendError(409, 'VersionChanged', `Version ${asked.version} is asked.`);
    const answers = checkedAnswers(asked, given);
    if (before?.finishedAt !== undefined) {
      // The same again is a second attempt whose first answer was lost.
      if (at !== undefined || JSON.stringify(before.answers) !== JSON.stringify(answers))
        throw new BackendError(409, 'AlreadyAnswered', 'The survey was answered before.');
      return { response: before, isAlarm: before.alarms.length > 0 };
    }
    const now = this.clock.now();
    const raised = this.alarmsIn(asked, answers, before);
    const response: StoredResponse = {
      responseId: before?.responseId ?? randomUUID(),
      patientId,
      surveyId: survey.id,
      version: asked.version,
      answers,
      ...(at === undefined ? { finishedAt: now } : { at }),
      begunAt: before?.begunAt ?? now,
      alarms: [...raised, ...(before?.alarms ?? [])],
    };
    this.responses.put(pairKey(patientId, survey.id), response);
    return { response, isAlarm: isAbove(asked, answers) };
  }

  private alarmsIn(asked: SurveyVersion, answers: Answers, before: StoredResponse | undefined): readonly StoredAlarm[] {
    return aboveNone(asked, answers)
      .filter(({ id }) => JSON.stringify(before?.answers[id]) !== JSON.stringify(answers[id]))
      .map(question => ({
        at: this.clock.now(),
        survey: asked.title,
        question: question.text,
        answer: writtenAnswer(question, answerTo(answers, question.id)),
      }));
  }
}

const versionOf = ({ versions }: StoredSurvey, wanted: number): SurveyVersion | undefined =>
  versions.find(({ version }) => version === wanted);

function checkedAnswers(survey: SurveyContent, { answers: given, at }: GivenResponse): Answers {
  if (JSON.stringify(given).length > LONGEST_ANSWERS)
    throw new BackendError(400, 'InvalidResponse', `The answers have more than ${LONGEST_ANSWERS} characters.`);
  const answers = given as Answers;
  const fault = responseFault({ survey, answers, ...(at !== undefined && { until: at }) });
  if (fault) throw new BackendError(400, 'InvalidResponse', `${fault.question}: ${fault.fault}`);
  return answers;
}

/** Questions about harming oneself that are shown and whose answer is above none. */
function aboveNone(survey: SurveyContent, answers: Answers): readonly Question[] {
  const shown = new Set(surveyWalk({ survey, answers }).shown);
  return questionsOf(survey).filter(
    question => shown.has(question.id) && selfHarmAnswer({ question, answers }) === 'above',
  );
}

const isAbove = (survey: SurveyContent, answers: Answers): boolean => aboveNone(survey, answers).length > 0;

function writtenAnswer({ options = [] }: Question, answer: Answer | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return options.find(({ id }) => id === answer)?.text ?? String(answer ?? '');
}
