import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { ChatCommands, SendMessageFailure } from '@/application/chat/page/ChatCommands';
import { action, makeObservable, observable, observableRef } from 'mobx';
import type { SaveEditDraft } from '@/application/drafts/SaveEditDraft';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { messageChanges } from '@/domain/chat/messages/messageChanges.rule';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { PasteReview } from '../../composer/PasteReview';
import type { TimelineRows } from '../rows/TimelineRows';

export interface MessageEditsUseCases {
  readonly commands: Pick<ChatCommands, 'delete' | 'discard' | 'edit' | 'send'>;
  readonly saveEditDraft: SaveEditDraft;
  readonly chat: Pick<ObservedChat, 'knownPatients'>;
}

interface Editing {
  readonly timeId: TimeId;
  readonly draft: string;
  readonly failure?: SendMessageFailure;
}

/** Messages that wait for their author's decision. */
interface HeldMessages {
  isHeld(message: ChatMessage): boolean;
  send(message: ChatMessage): void;
}

/** The own message that is being edited, and the one that is about to be deleted. */
export class MessageEdits {
  editing: Editing | undefined = undefined;
  deleting: TimeId | undefined = undefined;
  /** The message whose field has to come into view and get the focus; a new object each time. */
  wanted: { readonly timeId: TimeId } | undefined = undefined;
  private given: typeof this.wanted;
  readonly pasted: PasteReview;

  constructor(
    private readonly channelId: string,
    private readonly rows: TimelineRows,
    private readonly useCases: MessageEditsUseCases,
    private readonly held: HeldMessages,
  ) {
    this.pasted = new PasteReview(channelId, () => useCases.chat.knownPatients.patients);
    makeObservable<this, 'save'>(this, {
      editing: observableRef,
      deleting: observable,
      wanted: observableRef,
      edit: action,
      editLast: action,
      typeOn: action,
      forget: action,
      resume: action,
      changeEdit: action,
      saveEdit: action,
      saveAsked: action,
      save: action,
      cancelEdit: action,
      askToDelete: action,
      confirmDelete: action,
      cancelDelete: action,
    });
  }

  /** Shows a change that is already open instead, so that no change is discarded for another. */
  edit(timeId: TimeId): void {
    const message = this.rows.get(timeId);
    if (message === undefined || !isEditable(message)) return;
    this.wanted = { timeId: this.isUnderWay ? (this.editing?.timeId ?? timeId) : timeId };
    if (this.isUnderWay) return;
    this.editing = { timeId, draft: message.text };
    this.pasted.begin();
    this.useCases.saveEditDraft.execute(this.channelId, { timeId, text: message.text });
  }

  /** Resets for the next user of this screen; stored changes stay with their author. */
  forget(): void {
    this.pasted.forget();
    this.editing = undefined;
    this.deleting = undefined;
  }

  /** Edits the newest own message; false when there is none that can be edited: an older one is not what was meant. */
  editLast(): boolean {
    for (let index = this.rows.size - 1; index >= 0; index -= 1) {
      const message = this.rows.at(index);
      if (message === undefined || message.meta.owner !== 'You' || message.deleted) continue;
      this.edit(message.timeId);
      return isEditable(message);
    }
    return false;
  }

  /** True once for each time that the field is opened, so that a row that renders again does not take the focus. */
  consumeFocus(): boolean {
    const isNew = this.wanted !== this.given;
    this.given = this.wanted;
    return isNew;
  }

  /** Types text from a key that was pressed while the field was out of view; empty for a key that types nothing. */
  typeOn(text: string): void {
    if (this.editing === undefined) return;
    if (text !== '') this.changeEdit(this.editing.draft + text);
    this.wanted = { timeId: this.editing.timeId };
  }

  changeEdit(draft: string): void {
    if (this.editing === undefined) return;
    const { timeId } = this.editing;
    this.editing = { timeId, draft };
    this.useCases.saveEditDraft.execute(this.channelId, { timeId, text: draft });
  }

  /** A saved edit is sent at once. */
  get sendsOnSave(): boolean {
    const message = this.editing === undefined ? undefined : this.rows.get(this.editing.timeId);
    return message !== undefined && this.held.isHeld(message);
  }

  /** The author is asked first if pasted text names another patient. */
  saveEdit(): void {
    if (this.editing === undefined) return;
    const { timeId, draft } = this.editing;
    const message = this.rows.get(timeId);
    if (message?.text === draft) {
      if (this.held.isHeld(message)) this.held.send(message);
      return this.cancelEdit();
    }
    if (this.pasted.ask(draft)) this.save(this.editing);
  }

  /** The author has confirmed it. */
  saveAsked(): void {
    this.pasted.close();
    if (this.editing !== undefined) this.save(this.editing);
  }

  cancelEdit(): void {
    this.editing = undefined;
    this.useCases.saveEditDraft.execute(this.channelId);
  }

  askToDelete(timeId: TimeId): void {
    this.deleting = timeId;
  }

  confirmDelete(): void {
    if (this.deleting !== undefined) this.useCases.commands.delete(this.channelId, this.deleting);
    this.deleting = undefined;
  }

  cancelDelete(): void {
    this.deleting = undefined;
  }

  private get isUnderWay(): boolean {
    return this.editing !== undefined && this.rows.get(this.editing.timeId)?.text !== this.editing.draft;
  }

  private save({ timeId, draft }: Editing): void {
    const message = this.rows.get(timeId);
    const isRefused = message?.hasFailedToSend === true && !message.meta.sent && !this.held.isHeld(message);
    const saved = isRefused
      ? this.sendReplacement(message, draft)
      : this.useCases.commands.edit({ channelId: this.channelId, timeId, draft });
    if (saved.ok) this.cancelEdit();
    else this.editing = { timeId, draft, failure: saved.failure };
  }

  /** Resumes an edit that was open when the page or the patient was left. */
  resume(): void {
    const kept = this.editing === undefined ? this.useCases.saveEditDraft.editOf(this.channelId) : undefined;
    if (kept === undefined) return;
    this.editing = { timeId: kept.timeId, draft: kept.text };
    this.pasted.begin(kept.text);
  }

  /**
   * The backend has refused the message and will refuse it again, so another one replaces it. The new one is saved
   * before the old one is discarded.
   */
  private sendReplacement({ outboxId, meta: { reply } }: ChatMessage, draft: string): ReturnType<ChatCommands['send']> {
    const { channelId } = this;
    const sent = this.useCases.commands.send({
      typedFor: channelId,
      onScreen: channelId,
      draft,
      ...(reply !== undefined && { replyTo: reply.id }),
    });
    if (sent.ok && outboxId !== undefined) this.useCases.commands.discard(outboxId);
    return sent;
  }
}

const isEditable = (message: ChatMessage): boolean => messageChanges(message).includes('edit');
