import { randomUUID } from 'node:crypto';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type Keeper } from '#sandbox/backend/kernel/JournalledMap';

interface Answers {
  readonly responseId: string;
  readonly responseData: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The surveys that there are, by the end of their address. */
export const onboardingSurveys: readonly string[] = ['welcome', 'university', 'workplace'];

const MOST_ANSWERS = 100;
/** UTF-16 code units of all answers as JSON. */
const LONGEST_ANSWERS = 50_000;

/** What newcomers answered to the onboarding surveys. */
export class OnboardingAnswers {
  private readonly answers = new JournalledMap<Answers>('onboarding-answers');

  keepIn(keeper: Keeper): this {
    this.answers.keepIn(keeper);
    return this;
  }

  /**
   * Refuses with 404 `NotFound` where there is no such survey and with 400 `InvalidResponse` answers that no survey
   * asks for.
   */
  give(uid: string, urlSuffix: string, responseData: Readonly<Record<string, unknown>>, at: number): string {
    if (!onboardingSurveys.includes(urlSuffix)) throw new BackendError(404, 'NotFound', 'There is no such survey.');
    if (!isAnswers(responseData))
      throw new BackendError(400, 'InvalidResponse', 'Answers are texts, numbers, booleans, or lists of them.');
    const key = JSON.stringify([uid, urlSuffix]);
    const responseId = this.answers.get(key)?.responseId ?? randomUUID();
    this.answers.put(key, { responseId, responseData, at });
    return responseId;
  }
}

function isAnswers(data: Readonly<Record<string, unknown>>): boolean {
  const answers = Object.values(data);
  return (
    answers.length <= MOST_ANSWERS &&
    JSON.stringify(data).length <= LONGEST_ANSWERS &&
    answers.every(answer => (Array.isArray(answer) ? answer.every(isAnswer) : isAnswer(answer)))
  );
}

const isAnswer = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
