const EDIT = 'edit:';
const RISK = 'risk:';
const BESIDE = 'beside:';

/** Where among the drafts something is kept that was begun and is not done: drafts themselves are kept by channel. */
export const keptPlace = {
  /** The change of a message in this chat. */
  ofEdit: (channelId: string): string => EDIT + channelId,
  /** The change of this patient's high-risk flag. */
  ofRisk: (patientId: string): string => RISK + patientId,
  /** Texts of other windows for the same place. */
  ofBeside: (place: string): string => BESIDE + place,
  /** What a person wrote of all that is kept there, and in which chat; that is empty where none is named. */
  written,
  /** Whether it is, or lies beside, the change of a message. */
  isEdit: (place: string): boolean => (place.startsWith(BESIDE) ? place.slice(BESIDE.length) : place).startsWith(EDIT),
  textsBeside,
  /** What is kept of texts of other windows; empty for none. */
  keptBeside: (texts: readonly string[]): string => (texts.length === 0 ? '' : JSON.stringify(texts)),
};

function written(place: string, kept: string): { readonly channelId: string; readonly text: string } {
  if (place.startsWith(EDIT)) return { channelId: place.slice(EDIT.length), text: kept.slice(kept.indexOf('\n') + 1) };
  if (place.startsWith(RISK)) return { channelId: '', text: kept.slice(kept.indexOf('\n', kept.indexOf('\n') + 1) + 1) };
  if (!place.startsWith(BESIDE)) return { channelId: place, text: kept };
  const inner = place.slice(BESIDE.length);
  const texts = textsBeside(kept).map(text => written(inner, text).text);
  return { channelId: written(inner, '').channelId, text: texts.join('\n\n') };
}

/** Texts of other windows as they were kept; none where that is of another making. */
function textsBeside(kept: string): readonly string[] {
  try {
    const texts = JSON.parse(kept) as unknown;
    return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string' && text !== '') : [];
  } catch {
    return [];
  }
}
