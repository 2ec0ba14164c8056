import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FindChatLog, FindChatLogFailure } from '@/application/chat/messages/FindChatLog';
import { latest } from '@/application/kernel/latest';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatLog, LoggedMessage } from '@/domain/chat/conversations/ChatLog';
import { patientName } from '@/domain/kernel/patientName';
import { chatLogText } from './chatLogText';
import { chatTime } from '../chatTime';

/**
 * The chats of a patient as a text file. Every message begins a line with its time; its further lines are indented, so
 * that no text can be mistaken for a message.
 */
export function chatLogAsText({ patient, chats, isWhole }: ChatLog): string {
  const parts = chats.map(({ messages }) => messages.map(lineOf).join('\n'));
  return (
    [
      `${chatLogText('heading', { name: patientName(patient) })} (${patient.email}, ${patient.id})`,
      ...(isWhole ? [] : [chatLogText('incomplete')]),
      ...parts,
    ].join('\n\n') + '\n'
  );
}

/** Every character that some program shows as a line break. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

function lineOf({ timeId, role, name, text, edited, deleted }: LoggedMessage): string {
  const author = name === '' ? chatLogText(`role.${role}`) : `${name} (${chatLogText(`role.${role}`)})`;
  const words = deleted ? chatLogText('deleted') : text.split(lineEnd).join('\n    ');
  return `${chatTime.iso(timeId)} ${author}: ${words}${edited ? ` (${chatLogText('edited')})` : ''}`;
}

export interface ChatLogUseCases {
  readonly findChatLog: FindChatLog;
  /** Offers a file for download. */
  readonly saveText: (fileName: string, text: string) => void;
}

/** The chat log of one patient: the search, and its results or failure. */
export class ChatLogStore {
  query = '';
  finding = false;
  found: ChatLog | undefined = undefined;
  failure: FindChatLogFailure | undefined = undefined;
  private readonly latest = latest();

  constructor(private readonly useCases: ChatLogUseCases) {
    makeObservable<this, 'forget'>(this, {
      query: observable,
      finding: observable,
      found: observableRef,
      failure: observableRef,
      patientName: computed,
      type: action,
      find: action,
      forget: action,
    });
  }

  /** No data of a patient stays in memory after the user leaves the page. */
  start(): Unsubscribe {
    return () => this.forget();
  }

  get patientName(): string {
    return this.found === undefined ? '' : patientName(this.found.patient);
  }

  /** Changes the search, and clears the chats found for another patient. */
  type(query: string): void {
    this.query = query;
    this.forget();
  }

  /** The answer to an earlier search is dropped. */
  async find(): Promise<void> {
    this.forget();
    const isLatest = this.latest.current();
    this.finding = true;
    const answer = await this.useCases.findChatLog.execute(this.query);
    if (!isLatest()) return;
    runInAction(() => {
      this.finding = false;
      if (answer.ok) this.found = answer.value;
      else this.failure = answer.failure;
    });
  }

  download(): void {
    if (this.found !== undefined)
      this.useCases.saveText(`chat-log-${this.found.patient.id}.txt`, chatLogAsText(this.found));
  }

  private forget(): void {
    this.latest.cancel();
    this.finding = false;
    this.found = undefined;
    this.failure = undefined;
  }
}
