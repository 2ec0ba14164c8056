import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import { saveUnversioned, textOf, type UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { Result } from '@/domain/kernel/Result';
import type { OwnProfileGateway } from './ports/OwnProfileGateway';

export interface UnknownZone {
  readonly kind: 'unknownZone';
}
export type SaveTimeZoneFailure = SaveMergedFailure<string, UnknownZone>;

export class SaveTimeZone {
  constructor(private readonly profile: Pick<OwnProfileGateway, 'timeZone' | 'setTimeZone'>) {}

  execute(draft: UnversionedDraft): Promise<Result<MergedSave<string>, SaveTimeZoneFailure>> {
    return saveUnversioned<string, UnknownZone>(draft, {
      fieldsOf: timeZone => ({ timeZone }),
      read: () => this.profile.timeZone(),
      change: ({ timeZone }) => this.profile.setTimeZone(textOf(timeZone)),
    });
  }
}
