import { action, makeObservable, observable } from 'mobx';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';

export type ConversationFilter = 'all' | 'unread' | 'pinned';

/**
 * One user's search and filter of their conversations. It outlives the page, since each generation has its own page.
 */
export class ListChoice {
  query = '';
  filter: ConversationFilter = 'all';
  /** Undefined until the user chooses; each page then shows its own generation. */
  generation: ChatGeneration | 'both' | undefined = undefined;
  private chosenBy: string | undefined;
  private appliedList: string | undefined;

  constructor() {
    makeObservable(this, {
      query: observable,
      filter: observable,
      generation: observable,
      search: action,
      show: action,
      showGeneration: action,
      applyAddress: action,
      belongTo: action,
      forget: action,
    });
  }

  search(query: string): void {
    this.query = query;
  }

  show(filter: ConversationFilter): void {
    this.filter = filter;
  }

  showGeneration(generation: ChatGeneration | 'both'): void {
    this.generation = generation;
  }

  /**
   * Applies the list named in an address. The same list again, or none as in the addresses of V1 chats, leaves the
   * user's choice as it is.
   */
  applyAddress(list: string | undefined): void {
    if (list === undefined || list === this.appliedList) return;
    this.appliedList = list;
    if (list === 'pinned') this.filter = 'pinned';
    else if (this.filter === 'pinned') this.filter = 'all';
  }

  /** Clears the previous user's search before another user signs in. */
  belongTo(uid: string): void {
    if (this.chosenBy !== undefined && this.chosenBy !== uid) {
      this.forget();
      this.generation = undefined;
    }
    this.chosenBy = uid;
  }

  /** Shows everything. */
  forget(): void {
    this.query = '';
    this.filter = 'all';
    this.generation = 'both';
  }
}
