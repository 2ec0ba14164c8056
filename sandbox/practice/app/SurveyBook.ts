import { endpoints } from '#sandbox/endpoints/endpoints';
import type { SurveySessionDto } from '@/infrastructure/http/surveys/surveyDtos';
import type { OnboardingResponseDto } from '#sandbox/endpoints/patientAppDtos';
import {
  questionsOf,
  rangeOf,
  type Answer,
  type Answers,
  type Question,
  type SurveyContent,
} from '@/domain/surveys/SurveyContent';
import { textWithLead } from '@/domain/surveys/blockQuestions';
import { selfHarmAnswer } from '@/domain/surveys/selfHarmAnswer.rule';
import { surveyWalk } from '@/domain/surveys/surveyWalk.rule';
import type { SeededRandom } from '#sandbox/seed/SeededRandom';
import { RefusedCall } from '../ApiClient';
import type { EndpointCalls } from './EndpointCalls';

/** The current survey as the app shows it. */
export interface ShownSurvey {
  readonly title: string;
  readonly urlSuffix: string;
  readonly state: string;
  /** The current question, with the words above it. */
  readonly question: string;
  readonly kind: string;
  readonly options: readonly string[];
}

/** `written`: as the patient typed it; `address`: which survey. */
export interface SurveyStep {
  readonly written?: string;
  readonly address?: string;
}

/** A session with the question that comes next in it. */
interface OpenSurvey {
  readonly session: SurveySessionDto;
  readonly content: SurveyContent;
  readonly answers: Answers;
  readonly question: Question;
}

/** The surveys of a patient, answered one question after the other, with the rules of the preview. */
export class SurveyBook {
  constructor(private readonly calls: EndpointCalls) {}

  async sessions(): Promise<readonly SurveySessionDto[]> {
    return (await this.calls.call(endpoints.surveys.sessions, {})).value;
  }

  /** Undefined where there is nothing to answer. */
  async shown(): Promise<ShownSurvey | undefined> {
    const open = await this.open();
    if (!open) return undefined;
    const { session, question } = open;
    return {
      ...{ title: session.title, urlSuffix: session.urlSuffix, state: session.state },
      question: textWithLead(question),
      ...{ kind: question.kind, options: (question.options ?? []).map(({ text }) => text) },
    };
  }

  /**
   * Answers the current question, with the typed text or with an invented one, and returns a sentence about what the
   * app then shows. A refusal of the backend is thrown, and so is a lost answer, except for one about self-harm: the
   * help for that does not wait for the backend.
   */
  async answerNext(random: SeededRandom, { written, address }: SurveyStep = {}): Promise<string> {
    const open = await this.open(address);
    if (!open) return 'No survey is open.';
    const { session, question, answers: before, content } = open;
    const answer = written === undefined ? inventedAnswer(question, random) : typedAnswer(question, written);
    const answers = { ...before, ...(answer !== undefined && { [question.id]: answer }) };
    const { next } = surveyWalk({ survey: content, answers, after: question.id });
    const then = questionsOf(content).find(({ id }) => id === next);
    const isAlarm = selfHarmAnswer({ question, answers }) === 'above';
    const given = await this.give(session, answers, next === null ? undefined : question.id).catch((error: unknown) => {
      if (!isAlarm || error instanceof RefusedCall) throw error;
      return undefined;
    });
    if (given === undefined)
      return (
        `The answer has not reached the service. The app shows at once: ${then?.text ?? ''} ` +
        'It offers the emergency request.'
      );
    const did =
      question.kind === 'statement'
        ? `Read: ${question.text}`
        : `${question.text} ${answer === undefined ? 'Left out.' : `${spoken(question, answer)}.`}`;
    return [
      `${session.title}, version ${session.version}. ${did}`,
      ...(given.offersEmergencyRequest && question.selfHarm ? [crisisText(given)] : []),
      then ? `Next: ${then.text}` : 'That was the last one.',
    ].join(' ');
  }

  /** Answers every question that is left. */
  async answerAll(random: SeededRandom, address?: string): Promise<string> {
    const said: string[] = [];
    const first = (await this.open(address))?.session;
    const own = first?.urlSuffix ?? '';
    while (await this.open(own)) said.push(await this.answerNext(random, { address: own }));
    return said.length === 0
      ? 'No survey is open.'
      : `${first?.title ?? ''}: ${said.length} steps. ${said.at(-1) ?? ''}`;
  }

  /** `address`: the end of the address of the survey; by default the first one that waits. */
  private async open(address?: string): Promise<OpenSurvey | undefined> {
    const sessions = (await this.sessions()).filter(isToAnswer);
    for (const session of sessions.filter(({ urlSuffix }) => address === undefined || urlSuffix === address)) {
      const content = { pages: session.pages ?? [] } as SurveyContent;
      const answers = session.answers as Answers;
      const { next } = surveyWalk({ survey: content, answers, ...(session.at !== undefined && { after: session.at }) });
      const question = questionsOf(content).find(({ id }) => id === next);
      if (question) return { session, content, answers, question };
    }
    return undefined;
  }

  /** `at`: absent at the end. Answers to what is hidden by now are not sent. */
  private async give(
    { urlSuffix, version, pages }: SurveySessionDto,
    all: Answers,
    at: string | undefined,
  ): Promise<OnboardingResponseDto> {
    const { shown } = surveyWalk({ survey: { pages: pages ?? [] }, answers: all });
    const responseData = Object.fromEntries(Object.entries(all).filter(([id]) => shown.includes(id)));
    const body = { responseData, version, ...(at !== undefined && { at }) };
    return (await this.calls.call(endpoints.patientApp.answerOnboardingSurvey, { path: { urlSuffix }, body })).value;
  }
}

const isToAnswer = ({ state }: SurveySessionDto): boolean => state === 'open' || state === 'begun';

function crisisText({ crisisContact }: OnboardingResponseDto): string {
  const { name = 'the service', phone, textMessage, url } = crisisContact ?? {};
  const ways = [phone, textMessage, url].filter(way => way !== undefined && way !== '').join(', ');
  const contact = ways === '' ? name : `${name}, ${ways}`;
  return `The app shows the crisis contact at once: ${contact}. It offers the emergency request.`;
}

/** Typed text, as an answer of the requested kind; sent unchanged if it is not one. */
export function typedAnswer({ kind, options = [] }: Question, written: string): Answer | undefined {
  const text = written.trim();
  const idOf = (wanted: string): string =>
    options.find(option => option.text.toLowerCase() === wanted.toLowerCase())?.id ?? wanted;
  switch (kind) {
    case 'statement':
      return undefined;
    case 'yesNo':
      return /^(yes|no)$/i.test(text) ? text.toLowerCase() === 'yes' : text;
    case 'oneOf':
      return idOf(text);
    case 'severalOf':
      return text.split(',').map(part => idOf(part.trim()));
    case 'scale':
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    default:
      return text === '' ? undefined : written;
  }
}

function inventedAnswer(question: Question, random: SeededRandom): Answer | undefined {
  const { kind, options = [] } = question;
  const { lowest, highest } = rangeOf(question);
  switch (kind) {
    case 'statement':
      return undefined;
    case 'yesNo':
      return random.chance(0.5);
    case 'oneOf':
      return random.pick(options).id;
    case 'severalOf':
      return options
        .slice(0, random.between(Math.max(1, question.fewest ?? 1), question.most ?? options.length))
        .map(({ id }) => id);
    case 'scale':
    case 'number':
      return random.between(Math.ceil(lowest), Math.min(Math.floor(highest), Math.ceil(lowest) + 12));
    case 'date':
      return question.earliest ?? question.latest ?? '2026-03-02';
    case 'shortText':
    case 'longText':
      return 'As well as can be.'.slice(0, question.longest ?? Infinity);
  }
}

function spoken({ options = [] }: Question, answer: Answer): string {
  const one = (value: unknown): string => options.find(({ id }) => id === value)?.text ?? String(value);
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return typeof answer === 'object' ? answer.map(one).join(', ') : one(answer);
}
