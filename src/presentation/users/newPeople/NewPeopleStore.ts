import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField, type FormFields } from '@/application/kernel/forms/FormFields';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { NewPersonItem } from '@/application/users/bulk/newPeopleAction';
import type { NewPeopleFailure, NewPeopleRows } from '@/application/users/bulk/NewPeopleRows';
import { accessReasonFault, type AccessReasonFault } from '@/domain/users/accessReasonFault';
import { ListFile } from '../../kit/forms/ListFile';
import { DraftForm } from '../../kit/forms/DraftForm';

// A type, because an interface is no record of fields.
export type NewPeopleForm = {
  readonly people: string;
  /** The code for rows without one. */
  readonly accessCode: string;
  readonly reason: string;
};

const fields: FormFields<NewPeopleForm> = { people: textField, accessCode: textField, reason: textField };

/** The reason why the entries are not a list. */
export type NewPeopleListFault = NewPeopleFailure | { readonly kind: 'incomplete' };

export interface NewPeopleUseCases {
  readonly formDrafts: FormDrafts;
  readonly newPeopleRows: NewPeopleRows;
}

/** A list of people who are to get an account, and why. It stays a draft until it has begun. */
export class NewPeopleStore {
  readonly form: DraftForm<NewPeopleForm>;
  problem: NewPeopleListFault | undefined = undefined;
  /** Errors are shown after the first attempt to continue. */
  hasTriedToSubmit = false;
  readonly file = new ListFile(text => this.write('people', text));

  constructor(
    private readonly useCases: NewPeopleUseCases,
    private readonly onListed: (items: readonly NewPersonItem[]) => void,
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

  /** Returns the list, or explains why the entries are not one. */
  check(): void {
    this.hasTriedToSubmit = true;
    if (this.reasonFault !== undefined) {
      this.problem = { kind: 'incomplete' };
      return;
    }
    const { people, accessCode, reason } = this.form.mine;
    const read = this.useCases.newPeopleRows.parseNewPeopleList(people, { accessCode, reason });
    this.problem = read.ok ? undefined : read.failure;
    if (read.ok) this.onListed(read.value);
  }

  /** The bulk action has begun, or the user wants to start again. */
  discard(): void {
    this.hasTriedToSubmit = false;
    this.file.discard();
    this.problem = undefined;
    this.form.discard();
  }
}
