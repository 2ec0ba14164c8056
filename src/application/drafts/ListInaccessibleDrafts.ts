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

/** An unsent or unsaved text. */
export interface InaccessibleDraft {
  /** Unique in a list. */
  readonly id: string;
  readonly place: 'chat' | 'note' | 'form';
  readonly texts: readonly string[];
}

/** Finds texts typed on pages of a scope that the user no longer holds; they stay readable. */
export class ListInaccessibleDrafts {
  constructor(
    private readonly formDrafts: Pick<FormDrafts, 'flush'>,
    private readonly stored: StoredFormDrafts,
    private readonly chats: Pick<ChatDrafts, 'draftKeys' | 'draftOf'>,
  ) {}

  /** Undefined if unknown. */
  async execute(scope: Scope): Promise<readonly InaccessibleDraft[] | undefined> {
    const area = draftAreaOfScope(scope);
    if (area === 'chats') return this.inChats();
    await this.formDrafts.flush();
    const drafts = await this.stored.all();
    return drafts?.flatMap(({ key, text }, index): InaccessibleDraft[] => {
      const own = key?.kind === 'conflicts' ? key.of : key;
      if (own !== undefined && (own.kind === 'administration') !== (area === 'administration')) return [];
      const texts = (key?.kind === 'conflicts' ? conflictTexts(text) : [text]).flatMap(enteredTexts);
      return texts.length === 0 ? [] : [{ id: `${index}`, place: own?.kind === 'note' ? 'note' : 'form', texts }];
    });
  }

  private inChats(): readonly InaccessibleDraft[] {
    return this.chats.draftKeys.flatMap((key): InaccessibleDraft[] => {
      if (ownDraftKey(key).kind === 'riskChange') return [];
      const text = draftText(key, this.chats.draftOf(key));
      return isBlank(text) ? [] : [{ id: storedDraftId(key), place: 'chat', texts: [text] }];
    });
  }
}

/** Returns the changed texts of a stored form, or the whole text if it is not one. */
function enteredTexts(text: string): readonly string[] {
  const stored = parseRecord(text);
  if (stored === undefined || !isRecord(stored['mine'])) return isBlank(text) ? [] : [text];
  const base = isRecord(stored['base']) ? stored['base'] : {};
  const changed = Object.entries(stored['mine']).filter(([field, value]) => !isSameValue(value, base[field]));
  return changed.flatMap(([, value]) => textsIn(value));
}

/** Returns the texts in a value at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isBlank(value) ? [] : [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
