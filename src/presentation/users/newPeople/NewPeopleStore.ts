import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { NewPersonItem } from '@/application/users/bulk/newPeopleAction';
import type { NewPeopleFailure, NewPeopleRows } from '@/application/users/bulk/NewPeopleRows';
import { accessReasonFault, type AccessReasonFault } from '@/domain/users/accessReasonFault';
import { ListFile } from '../../kit/forms/ListFile';
import { DraftForm } from '../../kit/forms/DraftForm';

// Must be a type alias: an interface has no index signature.
export type NewPeopleForm = {
  readonly people: string;
  /** The access code for rows that have none. */
  readonly accessCode: string;
  readonly reason: string;
};

const fields: FormFields<NewPeopleForm> = { people: textField, accessCode: textField, reason: textField };

export type NewPeopleListFault = NewPeopleFailure | { readonly kind: 'incomplete' };

export interface NewPeopleUseCases {
  readonly formDrafts: FormDrafts;
  readonly newPeopleRows: NewPeopleRows;
}

/**
 * The form for a list of people who are to get an account, and the reason. It stays a draft until the bulk action
 * begins.
 */
export class NewPeopleStore {
  readonly form: DraftForm<NewPeopleForm>;
  problem: NewPeopleListFault | undefined = undefined;
  /** True after the first attempt to continue; errors are then shown. */
  hasTriedToSubmit = false;
  readonly file = new ListFile(text => this.write('people', text));

  constructor(
    private readonly useCases: NewPeopleUseCases,
    /** `onBegun`: called once the bulk action has begun. */
    private readonly onListed: (items: readonly NewPersonItem[], onBegun: () => void) => void,
  ) {
    this.form = new DraftForm<NewPeopleForm>({
      key: { kind: 'administration', form: 'newPeople', itemId: 'all' },
      fields,
      drafts: useCases.formDrafts,
    });
    makeObservable(this, {
      ...{ problem: observableRef, hasTriedToSubmit: observable },
      ...{ reasonFault: computed, write: action, check: action, discard: action },
    });
  }

  start(): Unsubscribe {
    return this.form.start();
  }

  get reasonFault(): AccessReasonFault | undefined {
    return accessReasonFault(this.form.mine.reason);
  }

  write(field: keyof NewPeopleForm, text: string): void {
    this.problem = undefined;
    this.form.edit(field, text);
  }

  /** Passes the list on to its dry run, or sets `problem` if the entries are not a list. */
  check(): void {
    this.hasTriedToSubmit = true;
    if (this.reasonFault !== undefined) {
      this.problem = { kind: 'incomplete' };
      return;
    }
    const { people, accessCode, reason } = this.form.mine;
    const read = this.useCases.newPeopleRows.parseNewPeopleList(people, { accessCode, reason });
    this.problem = read.ok ? undefined : read.failure;
    if (read.ok) this.onListed(read.value, () => this.discard());
  }

  /** Call when the bulk action has begun, or when the user wants to start again. */
  discard(): void {
    this.hasTriedToSubmit = false;
    this.file.discard();
    this.problem = undefined;
    this.form.discard();
  }
}
