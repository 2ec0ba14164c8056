import type { MomentAuthorDto, MomentDto, StampDto } from '@/infrastructure/http/patients/momentDtos';
import { fullName } from '#sandbox/backend/people/fullName';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { Act, Moment } from './Moment';

/** Moments in the form of the wire. */
export class MomentViews {
  constructor(private readonly people: PeopleDirectory) {}

  /** For staff: a deletion stays visible, the deleted content does not. */
  staff(moment: Moment): MomentDto {
    const { descriptions = [], deleted, hardDelete } = moment;
    const marks = {
      ...(deleted && { deleted: this.stamp(deleted) }),
      ...(hardDelete && { hardDeleteRequested: { ...this.stamp(hardDelete), reason: hardDelete.reason } }),
    };
    if (deleted || hardDelete) return { ...this.head(moment), ...marks };
    const description = descriptions.at(-1)?.after;
    return { ...this.head(moment), ...moment.content, ...(description !== undefined && { description }) };
  }

  /** For the patient: their own records, without the staff's descriptions. */
  own(moment: Moment): MomentDto {
    return { ...this.head(moment), ...moment.content };
  }

  stamp({ at, by }: Act): StampDto {
    return { at: new Date(at).toISOString(), by: this.author(by) };
  }

  author(userId: string): MomentAuthorDto {
    const person = this.people.find(userId);
    return { userId, name: person ? fullName(person) : userId };
  }

  private head({ id, type, at, recordedAt, updatedAt, author }: Moment) {
    return {
      momentId: id,
      type,
      at: new Date(at).toISOString(),
      recordedAt: new Date(recordedAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
      author: this.author(author),
    };
  }
}
