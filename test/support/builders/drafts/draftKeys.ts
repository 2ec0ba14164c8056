import { parseChatDraftId, parseFormDraftId, type AnyChatDraftKey, type FormDraftKey } from '@/domain/drafts/DraftKey';

/** The draft key of the chat with a stored id, such as `c-ana` or `edit:c-ana`. */
export const chatDraftKey = (id: string): AnyChatDraftKey => parseChatDraftId(id);

/** The draft key of a form with a stored id, such as `p-ana` for the note or `p-ana/record`. */
export function formKey(id: string): FormDraftKey {
  const place = parseFormDraftId(id);
  if (place === undefined || place.kind === 'conflicts') throw new Error(`${id} is no form.`);
  return place;
}
