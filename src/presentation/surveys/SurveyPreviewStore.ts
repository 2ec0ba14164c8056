import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { answerFault, type AnswerFaultKind } from '@/domain/surveys/answerFault';
import { selfHarmAnswer } from '@/domain/surveys/selfHarmAnswer.rule';
import { questionsOf, type Answer, type Answers, type Question, type SurveyPage } from '@/domain/surveys/SurveyContent';
import { answerTo, surveyWalk } from '@/domain/surveys/surveyWalk.rule';

/** A survey as the patient's app presents it, answered here by the same rules. Nothing is sent. */
export class SurveyPreviewStore {
  answers: Answers = {};
  /** Questions that were answered or read, in order. */
  private behind: readonly string[] = [];
  hasTriedToSubmit = false;

  constructor(private readonly pages: () => readonly SurveyPage[]) {
    makeObservable<this, 'behind'>(this, {
      ...{ answers: observableRef, behind: observableRef, hasTriedToSubmit: observable },
      ...{ question: computed, fault: computed, isAlarm: computed, shown: computed },
      ...{ answer: action, next: action, back: action, restart: action, startAt: action },
    });
  }

  /** Ids of what is shown with these answers. */
  get shown(): readonly string[] {
    return surveyWalk({ survey: { pages: this.pages() }, answers: this.answers }).shown;
  }

  /** Undefined at the end. */
  get question(): Question | undefined {
    const after = this.behind.at(-1);
    const { next } = surveyWalk({
      ...{ survey: { pages: this.pages() }, answers: this.answers },
      ...(after !== undefined && { after }),
    });
    return questionsOf({ pages: this.pages() }).find(({ id }) => id === next);
  }

  get given(): Answer | undefined {
    return this.question && answerTo(this.answers, this.question.id);
  }

  /** Set after the first attempt to continue. */
  get fault(): AnswerFaultKind | undefined {
    return this.hasTriedToSubmit && this.question ? answerFault(this.question, this.given) : undefined;
  }

  /** The answer that is given would be an alarm. */
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

  /** Shows one question, where the answers so far lead to it. */
  startAt(id: string): void {
    const place = this.shown.indexOf(id);
    if (place < 0) return;
    this.behind = this.shown.slice(0, place);
    this.hasTriedToSubmit = false;
  }
}
