import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { answerFault, type AnswerFaultKind } from '@/domain/surveys/answerFault';
import { blockLead } from '@/domain/surveys/blockQuestions';
import { selfHarmAnswer } from '@/domain/surveys/selfHarmAnswer.rule';
import { questionsOf, type Answer, type Answers, type Question, type SurveyPage } from '@/domain/surveys/SurveyContent';
import { answerTo, surveyWalk } from '@/domain/surveys/surveyWalk.rule';

/** A preview of a survey, which is answered by the rules of the patients' app. Nothing is sent. */
export class SurveyPreviewStore {
  answers: Answers = {};
  /** Ids of the questions answered or read so far, in order. */
  private behind: readonly string[] = [];
  hasTriedToSubmit = false;

  constructor(private readonly pages: () => readonly SurveyPage[]) {
    makeObservable<this, 'behind'>(this, {
      ...{ answers: observableRef, behind: observableRef, hasTriedToSubmit: observable },
      ...{ question: computed, lead: computed, fault: computed, isAlarm: computed, shown: computed },
      ...{ answer: action, next: action, back: action, restart: action, startAt: action },
    });
  }

  /** Ids of the questions that are shown with the current answers. */
  get shown(): readonly string[] {
    return surveyWalk({ survey: { pages: this.pages() }, answers: this.answers }).shown;
  }

  /** The current question; undefined at the end. */
  get question(): Question | undefined {
    const after = this.behind.at(-1);
    const { next } = surveyWalk({
      ...{ survey: { pages: this.pages() }, answers: this.answers },
      ...(after !== undefined && { after }),
    });
    return questionsOf({ pages: this.pages() }).find(({ id }) => id === next);
  }

  /** The words above an item of a questionnaire; undefined for other questions. */
  get lead(): string | undefined {
    return this.question && blockLead(this.question);
  }

  get given(): Answer | undefined {
    return this.question && answerTo(this.answers, this.question.id);
  }

  /** The error in the current answer, after the first attempt to continue. */
  get fault(): AnswerFaultKind | undefined {
    return this.hasTriedToSubmit && this.question ? answerFault(this.question, this.given) : undefined;
  }

  /** True if the current answer would raise an alarm. */
  get isAlarm(): boolean {
    const { question, answers } = this;
    return question !== undefined && selfHarmAnswer({ question, answers }) === 'above';
  }

  get canGoBack(): boolean {
    return this.behind.length > 0;
  }

  answer(value: Answer | undefined): void {
    const { question } = this;
    if (!question) return;
    const { [question.id]: _former, ...others } = this.answers;
    this.answers = value === undefined ? others : { ...others, [question.id]: value };
  }

  next(): void {
    const { question, given } = this;
    if (!question) return;
    this.hasTriedToSubmit = true;
    if (answerFault(question, given) !== undefined) return;
    this.behind = [...this.behind, question.id];
    this.hasTriedToSubmit = false;
  }

  back(): void {
    this.behind = this.behind.slice(0, -1);
    this.hasTriedToSubmit = false;
  }

  restart(): void {
    [this.answers, this.behind, this.hasTriedToSubmit] = [{}, [], false];
  }

  /** Goes to a question, if the answers so far lead to it. */
  startAt(id: string): void {
    const place = this.shown.indexOf(id);
    if (place < 0) return;
    this.behind = this.shown.slice(0, place);
    this.hasTriedToSubmit = false;
  }
}
