import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CreatedUser, CreateUser } from '@/application/users/CreateUser';
import type { CreateUserFailure } from '@/application/users/ports/UserAccountGateway';
import { newUserFaults, type NewUserFaults } from '@/application/users/newUserFaults';
import type { NewUser } from '@/domain/users/NewUser';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';

export interface NewUserUseCases {
  readonly createUser: CreateUser;
  readonly formDrafts: FormDrafts;
  readonly ids: IdGenerator;
}

// Must be a type alias: an interface has no index signature.
export type EnteredUser = { readonly [Field in keyof NewUser]: string };

/**
 * The form that creates an account for a colleague. Its content outlives the page until the account is created or the
 * form is discarded.
 */
export class NewUserStore {
  readonly form: DraftForm<EnteredUser, CreateUserFailure>;
  /** The user created last. */
  made: CreatedUser | undefined = undefined;
  /** True after the first attempt to save; errors are then shown. */
  hasTriedToSubmit = false;

  constructor(
    private readonly useCases: NewUserUseCases,
    private readonly onCreated: () => void = () => undefined,
  ) {
    this.form = new DraftForm<EnteredUser, CreateUserFailure>({
      key: { kind: 'administration', form: 'newUser', itemId: 'all' },
      fields: {
        emailAddress: textField,
        firstName: textField,
        lastName: textField,
        accessCode: textField,
        reason: textField,
      },
      drafts: useCases.formDrafts,
      submit: submission => this.submit(submission),
      newId: () => useCases.ids.next(),
      afterSave: 'another',
    });
    makeObservable(this, {
      ...{ made: observableRef, hasTriedToSubmit: observable, faults: computed },
      ...{ write: action, discard: action },
    });
  }

  start(): Unsubscribe {
    return this.form.start();
  }

  get faults(): NewUserFaults {
    return newUserFaults(this.form.mine);
  }

  write(field: keyof EnteredUser, text: string): void {
    this.made = undefined;
    this.form.edit(field, text);
  }

  discard(): void {
    this.hasTriedToSubmit = false;
    this.form.discard();
  }

  async save(): Promise<void> {
    runInAction(() => (this.hasTriedToSubmit = true));
    if (Object.keys(this.faults).length === 0) await this.form.submit();
  }

  private async submit({
    id,
    mine,
    sent,
  }: Submission<EnteredUser>): Promise<FormAnswer<EnteredUser, CreateUserFailure>> {
    const answer = await this.useCases.createUser.execute(id, mine, sent);
    if (!answer.ok) {
      const { failure } = answer;
      const isUnknown = failure.kind === 'unreachable' || failure.kind === 'sessionEnded';
      return { kind: isUnknown ? 'unanswered' : 'refused', failure };
    }
    runInAction(() => ([this.made, this.hasTriedToSubmit] = [answer.value, false]));
    this.onCreated();
    return { kind: 'saved', held: [mine, ...sent].find(one => one === answer.value.user) ?? mine };
  }
}
