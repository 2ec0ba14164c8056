import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import type { DeleteUserData, DeletionFailure } from '@/application/userData/DeleteUserData';
import type { UserDataGateway } from '@/application/userData/ports/UserDataGateway';
import { reasonFault } from '@/domain/kernel/reasonFault';
import type { Result } from '@/domain/kernel/Result';
import type { DataClone, DataFile, DataRegion, ImportedData, UserData } from '@/domain/userData/UserData';
import { LoadedPart } from '../kit/LoadedPart';

export type DataAct = 'export' | 'clone' | 'delete' | 'undo';

export interface UserDataUseCases {
  readonly data: Pick<UserDataGateway, 'read' | 'export' | 'clone' | 'import'>;
  readonly deleteUserData: Pick<DeleteUserData, 'execute'>;
  readonly recentSignIn: Pick<RequireRecentSignIn, 'execute'>;
  readonly saveFile: (file: DataFile) => void;
  readonly ids: IdGenerator;
  readonly clock: Clock;
}

/** The act completed last. */
export type DataDone =
  | { readonly act: 'export'; readonly name: string; readonly obfuscated: boolean }
  | { readonly act: 'clone'; readonly clone: DataClone }
  | { readonly act: 'undo'; readonly imported: ImportedData };

/** All data about a person. No act is done at one press: each has a dialog that asks for a reason. */
export class UserDataStore {
  readonly data: LoadedPart<UserData>;
  act: DataAct | undefined = undefined;
  reason = '';
  /** True for an obfuscated export or copy; undefined until it is chosen. */
  obfuscated: boolean | undefined = undefined;
  destination: DataRegion | undefined = undefined;
  /** The text typed to confirm a deletion. */
  typed = '';
  /** True after the first attempt to continue; errors are then shown. */
  hasTriedToSubmit = false;
  busy = false;
  failure: DeletionFailure | undefined = undefined;
  done: DataDone | undefined = undefined;
  /** Id of the copy. Every attempt in a dialog has the same id, so that only one copy is created. */
  private copyId = '';

  constructor(
    private readonly userId: string,
    private readonly useCases: UserDataUseCases,
    private readonly onChanged: () => void,
  ) {
    this.data = new LoadedPart(() => useCases.data.read(userId), useCases.clock);
    makeObservable(this, {
      ...{ act: observable, reason: observable, obfuscated: observable, destination: observable, typed: observable },
      ...{
        hasTriedToSubmit: observable,
        busy: observable,
        failure: observableRef,
        done: observableRef,
        faults: computed,
      },
      ...{ open: action, close: action, write: action, type: action, choose: action, send: action },
    });
  }

  start(): Unsubscribe {
    void this.data.load();
    return () => this.data.leave();
  }

  /** Server time in milliseconds since 1970. */
  get now(): number {
    return this.useCases.clock.now();
  }

  get faults() {
    const { act, data } = this;
    const wanted = data.known?.confirmWith.trim().toLowerCase() ?? '';
    return {
      reason: reasonFault(this.reason) !== undefined,
      obfuscated: (act === 'export' || act === 'clone') && this.obfuscated === undefined,
      destination: act === 'clone' && this.destination === undefined,
      typed: act === 'delete' && (wanted === '' || this.typed.trim().toLowerCase() !== wanted),
    };
  }

  open(act: DataAct): void {
    [this.act, this.reason, this.typed, this.hasTriedToSubmit] = [act, '', '', false];
    // Copies are always obfuscated, because their readers must not recognise anyone.
    this.obfuscated = act === 'clone' ? true : undefined;
    [this.destination, this.failure, this.done] = [undefined, undefined, undefined];
    this.copyId = this.useCases.ids.next();
    // The user has to see the latest list of what will be deleted.
    if (act === 'delete') void this.data.load();
  }

  close(): void {
    if (!this.busy) this.act = undefined;
  }

  write(reason: string): void {
    this.reason = reason;
  }

  type(text: string): void {
    this.typed = text;
  }

  choose(choice: { readonly obfuscated?: boolean; readonly destination?: DataRegion }): void {
    this.obfuscated = choice.obfuscated ?? this.obfuscated;
    this.destination = choice.destination ?? this.destination;
  }

  async send(): Promise<void> {
    const { act } = this;
    this.hasTriedToSubmit = true;
    if (act === undefined || this.busy || Object.values(this.faults).includes(true)) return;
    this.busy = true;
    this.failure = undefined;
    const answer = await this.carryOut(act, this.reason.trim());
    runInAction(() => {
      this.busy = false;
      if (answer.ok) [this.done, this.act] = [answer.value, undefined];
      else this.failure = answer.failure;
    });
    // After a deletion, this loads the receipt.
    await this.data.load();
    if (answer.ok && (act === 'delete' || act === 'undo')) this.onChanged();
  }

  private async carryOut(act: DataAct, reason: string): Promise<Result<DataDone | undefined, DeletionFailure>> {
    switch (act) {
      case 'export':
        return this.export(reason);
      case 'clone':
        return this.clone(reason);
      case 'delete':
        return mapped(await this.useCases.deleteUserData.execute(this.userId, reason), () => undefined);
      case 'undo':
        return this.undo(reason);
    }
  }

  private async export(reason: string): Promise<Result<DataDone, DeletionFailure>> {
    const obfuscated = this.obfuscated === true;
    const { data, recentSignIn, saveFile } = this.useCases;
    const made = await recentSignIn.execute(() => data.export(this.userId, { obfuscated, reason }));
    return mapped(made, file => {
      saveFile(file);
      return { act: 'export', name: file.name, obfuscated };
    });
  }

  private async clone(reason: string): Promise<Result<DataDone, DeletionFailure>> {
    const wanted = { id: this.copyId, obfuscated: true, destination: this.destination ?? '', reason };
    const { data, recentSignIn } = this.useCases;
    const made = await recentSignIn.execute(() => data.clone(this.userId, wanted));
    return mapped(made, clone => ({ act: 'clone', clone }));
  }

  private async undo(reason: string): Promise<Result<DataDone, DeletionFailure>> {
    const { source = '', signedUrl = '' } = this.data.known?.receipt ?? {};
    const { data, recentSignIn } = this.useCases;
    const brought = await recentSignIn.execute(() => data.import({ source, signedUrl, reason }));
    return mapped(brought, imported => ({ act: 'undo', imported }));
  }
}

const mapped = <T, U, F>(answer: Result<T, F>, map: (value: T) => U): Result<U, F> =>
  answer.ok ? { ok: true, value: map(answer.value) } : answer;
