import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FindChatLog, FindChatLogFailure } from '@/application/chat/FindChatLog';
import type { Stop } from '@/application/shared/Stop';
import type { ChatLog } from '@/domain/chat/ChatLog';
import { patientName } from '@/domain/chat/patientName';
import { chatLogAsText } from './chatLogAsText';

export interface ChatLogUseCases {
  readonly findChatLog: FindChatLog;
  /** Gives the person a file. */
  readonly saveText: (fileName: string, text: string) => void;
}

/** The chat log of one patient: what is looked for, what was found, or why not. */
export class ChatLogStore {
  query = '';
  finding = false;
  found: ChatLog | undefined = undefined;
  failure: FindChatLogFailure | undefined = undefined;
  private search = 0;

  constructor(private readonly useCases: ChatLogUseCases) {
    makeObservable(this, { query: observable, finding: observable, found: observableRef, failure: observableRef, patientName: computed, type: action, find: action });
  }

  /** Whoever leaves the page takes nothing of a patient along. */
  start(): Stop {
    return () =>
      runInAction(() => {
        this.search += 1;
        this.finding = false;
        this.found = undefined;
        this.failure = undefined;
      });
  }

  get patientName(): string {
    return this.found === undefined ? '' : patientName(this.found.patient);
  }

  type(query: string): void {
    this.query = query;
  }

  /** The answer to an earlier search is dropped. */
  async find(): Promise<void> {
    const search = ++this.search;
    this.finding = true;
    this.found = undefined;
    this.failure = undefined;
    const answer = await this.useCases.findChatLog.execute(this.query);
    if (search !== this.search) return;
    runInAction(() => {
      this.finding = false;
      if (answer.ok) this.found = answer.value;
      else this.failure = answer.failure;
    });
  }

  download(): void {
    if (this.found !== undefined) this.useCases.saveText(`chat-log-${this.found.patient.id}.txt`, chatLogAsText(this.found));
  }
}
