import { draftAreaOfScope } from '@/domain/drafts/draftAreaOfScope';
import { ownDraftKey, storedDraftId } from '@/domain/drafts/DraftKey';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { Scope } from '@/domain/kernel/Scope';
import type { ChatDrafts } from './ChatDrafts';
import { conflictTexts, draftText } from './draftText';
import type { FormDrafts } from './FormDrafts';
import type { StoredFormDrafts } from './ports/StoredFormDrafts';
import { isBlank } from '@/domain/kernel/isBlank';
import { isObject, isRecord, parseRecord } from '@/domain/kernel/parseJson';

/** What somebody typed in one place and did not send or save. */
export interface TypedText {
  /** Unique in a list. */
  readonly id: string;
  readonly place: 'chat' | 'note' | 'form';
  readonly texts: readonly string[];
}

/** Finds what somebody typed on the pages of a scope that they no longer hold: it stays readable. */
export class ListTypedTexts {
  constructor(
    private readonly formDrafts: Pick<FormDrafts, 'flush'>,
    private readonly stored: StoredFormDrafts,
    private readonly chats: Pick<ChatDrafts, 'draftKeys' | 'draftOf'>,
  ) {}

  /** Undefined where that is not known. */
  async execute(scope: Scope): Promise<readonly TypedText[] | undefined> {
    const area = draftAreaOfScope(scope);
    if (area === 'chats') return this.inChats();
    await this.formDrafts.flush();
    const drafts = await this.stored.all();
    return drafts?.flatMap(({ key, text }, index): TypedText[] => {
      const own = key?.kind === 'conflicts' ? key.of : key;
      if (own !== undefined && (own.kind === 'administration') !== (area === 'administration')) return [];
      const texts = (key?.kind === 'conflicts' ? conflictTexts(text) : [text]).flatMap(enteredTexts);
      return texts.length === 0 ? [] : [{ id: `${index}`, place: own?.kind === 'note' ? 'note' : 'form', texts }];
    });
  }

  private inChats(): readonly TypedText[] {
    return this.chats.draftKeys.flatMap((key): TypedText[] => {
      if (ownDraftKey(key).kind === 'riskChange') return [];
      const text = draftText(key, this.chats.draftOf(key));
      return isBlank(text) ? [] : [{ id: storedDraftId(key), place: 'chat', texts: [text] }];
    });
  }
}

/** The texts of a stored form that its author changed; the whole text where it is no stored form. */
function enteredTexts(text: string): readonly string[] {
  const stored = parseRecord(text);
  if (stored === undefined || !isRecord(stored['mine'])) return isBlank(text) ? [] : [text];
  const base = isRecord(stored['base']) ? stored['base'] : {};
  const changed = Object.entries(stored['mine']).filter(([field, value]) => !isSameValue(value, base[field]));
  return changed.flatMap(([, value]) => textsIn(value));
}

/** Texts of a value, however deep; what only a choice stores is no text. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isBlank(value) ? [] : [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
