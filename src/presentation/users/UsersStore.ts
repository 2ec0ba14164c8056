import { action, makeObservable, observableRef } from 'mobx';
import type { ListUsers, UserList } from '@/application/users/ListUsers';
import type { UserFilter } from '@/application/users/ports/UserGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { ListedUser } from '@/domain/users/ListedUser';
import { PagedTable } from '../kit/table/PagedTable';
import { isBlank } from '@/domain/kernel/isBlank';

export interface UsersUseCases {
  readonly listUsers: ListUsers;
  readonly clock: Clock;
}

/** Pause after the last key in a filter before the list is loaded, in milliseconds. */
export const FILTER_PAUSE_MS = 250;

type UserTable = PagedTable<ListedUser, UserList, CallFailure>;

/** The list of users and its filter. Changing the filter creates another list. */
export class UsersStore {
  table: UserTable;
  private isRunning = false;
  private stopTable: Unsubscribe = () => undefined;
  private cancelWait: Unsubscribe = () => undefined;

  constructor(
    public filter: UserFilter,
    private readonly useCases: UsersUseCases,
  ) {
    this.table = this.tableOf(filter);
    makeObservable<this, 'begin'>(this, {
      filter: observableRef,
      table: observableRef,
      setFilter: action,
      begin: action,
    });
  }

  start(): Unsubscribe {
    this.isRunning = true;
    this.stopTable = this.table.start();
    return () => {
      this.isRunning = false;
      this.cancelWait();
      this.stopTable();
    };
  }

  get isFiltered(): boolean {
    const { emailAddress, groups, accessCode } = this.filter;
    return !isBlank(emailAddress) || groups.length > 0 || !isBlank(accessCode);
  }

  /** True if a filter other than the search may hide users. */
  get isNarrowed(): boolean {
    return this.filter.groups.length > 0 || !isBlank(this.filter.accessCode);
  }

  /** Changes the filter. The list is loaded once the user has stopped typing. */
  setFilter(filter: UserFilter): void {
    if (isSameValue(filter, this.filter)) return;
    this.filter = filter;
    this.cancelWait();
    this.cancelWait = this.useCases.clock.wakeIn(FILTER_PAUSE_MS, () => this.begin());
  }

  private begin(): void {
    this.stopTable();
    this.table = this.tableOf(this.filter);
    if (this.isRunning) this.stopTable = this.table.start();
  }

  private tableOf(filter: UserFilter): UserTable {
    return new PagedTable<ListedUser, UserList, CallFailure>({
      load: before => this.useCases.listUsers.execute(filter, before),
      keyOf: ({ id }) => id,
      endsAccess: ({ kind }) => kind === 'notAllowed' || kind === 'notFound',
      clock: this.useCases.clock,
    });
  }
}
