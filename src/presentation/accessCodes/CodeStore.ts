import { computed, makeObservable, observable } from 'mobx';
import type { OpenAccessCode } from '@/application/accessCodes/OpenAccessCode';
import type { SaveCodeSettings } from '@/application/accessCodes/SaveCodeSettings';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { AccessCodeDetails, CodeGeneration, CodeUse } from '@/domain/accessCodes/AccessCode';
import { lastDaysOf } from '@/domain/accessCodes/lastDaysOf';
import { isBlank } from '@/domain/kernel/isBlank';
import { EditableRecord } from '../kit/forms/EditableRecord';
import { seatsFault, type EntryFault } from '../kit/forms/LimitEntry';
import {
  codeFields,
  expiryFault,
  mergedFields,
  stampSeats,
  toCodeChanges,
  toCodeEntries,
  type CodeForm,
  type CodeFormField,
} from './codeFields';

export interface CodeUseCases {
  readonly openAccessCode: OpenAccessCode;
  readonly saveCodeSettings: SaveCodeSettings;
  readonly formDrafts: FormDrafts;
  /** A clock that shows the server's time, by which codes expire. */
  readonly clock: Clock;
  /** The time zone of expiry days, for example `Europe/London`. */
  readonly zone: string;
}

/** Identifies a code by its text and, if known, its generation. */
export interface CodeAddress {
  readonly code: string;
  readonly generation?: CodeGeneration;
}

/** Number of days for which the use of a code is shown. The backend counts the same number. */
const DAYS_OF_USE = 90;

/** One code: the version last loaded, and the edits to its seats and expiry. */
export class CodeStore extends EditableRecord<CodeForm, AccessCodeDetails> {
  /** The time when the code was loaded, in milliseconds since 1970. */
  now: number;

  constructor(
    readonly address: CodeAddress,
    private readonly useCases: CodeUseCases,
    /** Called with every newer version of the code. */
    onRead: (code: AccessCodeDetails) => void = () => undefined,
  ) {
    const { clock, zone } = useCases;
    super({
      key: { kind: 'administration', form: 'accessCode', itemId: address.code },
      fields: codeFields,
      drafts: useCases.formDrafts,
      clock,
      load: () => useCases.openAccessCode.execute(address),
      onRead: code => {
        this.now = clock.now();
        onRead(code);
      },
      toForm: code => ({ ...toCodeEntries(code, zone), reason: '' }),
      stamp: stampSeats,
      maySave: () => Object.keys(this.faults).length === 0,
      isIncomplete: () => this.isReasonMissing,
      save: (draft, { mine }) => {
        const name = this.known ?? { code: address.code, generation: address.generation ?? 'v2' };
        return useCases.saveCodeSettings.execute(
          { name, ...draft, reason: mine.reason.trim() },
          {
            fieldsOf: code => mergedFields(toCodeEntries(code, zone)),
            changesOf: fields => toCodeChanges(fields, zone),
          },
        );
      },
    });
    this.now = clock.now();
    makeObservable(this, { now: observable, faults: computed, isReasonMissing: computed });
  }

  get zone(): string {
    return this.useCases.zone;
  }

  /** The number of people who joined on each of the last 90 days, oldest first. */
  get days(): readonly CodeUse[] {
    return lastDaysOf(this.known?.uses ?? [], DAYS_OF_USE, this.now, this.zone);
  }

  /** The errors in the fields that the user has changed. */
  get faults(): Readonly<Partial<Record<CodeFormField, EntryFault>>> {
    const { seats, expiry } = this.form.mine;
    const [seatsWrong, expiryWrong] = [seatsFault(seats), expiryFault(expiry, this.zone)];
    return {
      ...(this.changed.includes('seats') && seatsWrong !== undefined && { seats: seatsWrong }),
      ...(this.changed.includes('expiry') && expiryWrong !== undefined && { expiry: expiryWrong }),
    };
  }

  get isReasonMissing(): boolean {
    return isBlank(this.reason);
  }
}
