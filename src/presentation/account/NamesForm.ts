import { personName, type NameFault } from '@/domain/account/personName.rule';

/** The entries for the first and the last name of a member of staff. */
export interface NamesForm {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameFault = (text: string): NameFault | undefined => {
  const read = personName({ text, kind: 'name' });
  return read.kind === 'fault' ? read.fault : undefined;
};

export const namesFault = ({ firstName, lastName }: NamesForm): NameFault | undefined =>
  nameFault(firstName) ?? nameFault(lastName);

/** The name as it will be stored. Text that is not a valid name is returned unchanged, and rejected later. */
export function keptName(text: string): string {
  const read = personName({ text, kind: 'name' });
  return read.kind === 'name' ? read.name : text.trim();
}
