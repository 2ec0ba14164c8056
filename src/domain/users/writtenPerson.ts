import { userLimits } from './userLimits';

/** What a person typed or pasted to name somebody. */
export type WrittenPerson =
  /** `isPlain`: every letter is of the Latin alphabet without marks, so that none only looks like another. */
  | { readonly kind: 'address'; readonly address: string; readonly isPlain: boolean }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'neither' };

/** Characters without width, and those that turn the direction of text: spreadsheets and web pages add them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** `Grace Example <grace@staff.example>`, as mail programs write it. */
const IN_BRACKETS = /<([^<>@]*@[^<>@]*)>$/;
const QUOTED = /^(?:"(.*)"|'(.*)'|“(.*)”|‘(.*)’)$/;
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** One spelling for all that mean the same person: letter case, quotation marks and white space around do not count. */
export function writtenPerson(text: string): WrittenPerson {
  const bare = withoutQuotes(text.replace(INVISIBLE, '').trim());
  const [, bracketed = bare] = IN_BRACKETS.exec(bare) ?? [];
  const name = withoutQuotes(bracketed.trim().replace(/^mailto:/i, ''));
  if (name.includes('@')) {
    const address = name.toLowerCase();
    return address.length > userLimits.emailAddress
      ? { kind: 'neither' }
      : { kind: 'address', address, isPlain: /^[\u0020-\u007e]*$/.test(address) };
  }
  return ID.test(name) ? { kind: 'id', id: name } : { kind: 'neither' };
}

function withoutQuotes(text: string): string {
  const inner = QUOTED.exec(text)
    ?.slice(1)
    .find(part => part !== undefined);
  return inner === undefined ? text : inner.trim();
}
