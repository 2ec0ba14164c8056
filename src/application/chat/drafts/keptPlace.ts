const EDIT = 'edit:';
const RISK = 'risk:';
const WORDS = 'words:';
const BESIDE = 'beside:';

/** Where among the drafts something is kept that was begun and is not done: drafts themselves are kept by channel. */
export const keptPlace = {
  /** The change of a message in this chat. */
  ofEdit: (channelId: string): string => EDIT + channelId,
  /** The change of this patient's high-risk flag. */
  ofRisk: (patientId: string): string => RISK + patientId,
  /** Words that are no message, of one purpose, in this chat. */
  ofWords: (channelId: string, purpose: string): string => `${WORDS}${purpose}:${channelId}`,
  /** Texts of other windows for the same place. */
  ofBeside: (place: string): string => BESIDE + place,
  /** What a person wrote of all that is kept there, and in which chat; that is empty where none is named. */
  written,
  /** Whether it is, or lies beside, the change of a message. */
  isEdit: (place: string): boolean => innerPlace(place).startsWith(EDIT),
  /** Whether it is, or lies beside, words that are no message. */
  isWords: (place: string): boolean => innerPlace(place).startsWith(WORDS),
  conflictingDraftList,
  /** What is kept of texts of other windows; empty for none. */
  keptBeside: (texts: readonly string[]): string => (texts.length === 0 ? '' : JSON.stringify(texts)),
};

const innerPlace = (place: string): string => (place.startsWith(BESIDE) ? place.slice(BESIDE.length) : place);

function written(place: string, kept: string): { readonly channelId: string; readonly text: string } {
  if (place.startsWith(EDIT)) return { channelId: place.slice(EDIT.length), text: kept.slice(kept.indexOf('\n') + 1) };
  if (place.startsWith(RISK))
    return { channelId: '', text: kept.slice(kept.indexOf('\n', kept.indexOf('\n') + 1) + 1) };
  if (place.startsWith(WORDS)) return { channelId: place.slice(place.indexOf(':', WORDS.length) + 1), text: kept };
  if (!place.startsWith(BESIDE)) return { channelId: place, text: kept };
  const inner = innerPlace(place);
  const texts = conflictingDraftList(kept).map(text => written(inner, text).text);
  return { channelId: written(inner, '').channelId, text: texts.join('\n\n') };
}

/** Texts of other windows as they were kept; none where that is of another making. */
function conflictingDraftList(kept: string): readonly string[] {
  try {
    const texts = JSON.parse(kept) as unknown;
    return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string' && text !== '') : [];
  } catch {
    return [];
  }
}
