import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { ReadableJournal } from '#sandbox/backend/kernel/ReadableJournal';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import { ExportLinks } from './ExportLinks';
import { PersonBooks } from './PersonBooks';
import { PersonExports } from './PersonExports';
import { userDataHandlers } from './userDataHandlers';
import { UserDataService, type UserDataDependencies } from './UserDataService';

export interface UserData {
  readonly handlers: HandlersOf<'userData'>;
  readonly service: UserDataService;
  readonly exports: PersonExports;
  readonly books: PersonBooks;
  readonly records: ReadableJournal;
  /** The address of exports, without a trailing slash. */
  readonly origin: () => string;
}

export interface UserDataOptions extends Omit<UserDataDependencies, 'books' | 'exports' | 'care'> {
  readonly records: ReadableJournal;
  readonly chat: CareServices['chat'];
  readonly care: CareServices;
  readonly origin: () => string;
}

/** Creates the acts on all data of one person. */
export function createUserData({ records, chat, care, origin, ...rest }: UserDataOptions): UserData {
  const { clock, directory } = rest;
  const links = new ExportLinks(clock, origin).attachTo(records);
  const exports = new PersonExports(clock, links).attachTo(records);
  const books = new PersonBooks({ chat, care, past: care.past, records });
  const service = new UserDataService({ ...rest, books, exports, care }).attachTo(records);
  service.finishInterrupted();
  return { handlers: userDataHandlers({ service, directory, clock }), service, exports, books, records, origin };
}
