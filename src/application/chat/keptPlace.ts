const EDIT = 'edit:';
const RISK = 'risk:';

/** Where among the drafts something is kept that was begun and is not done: drafts themselves are kept by channel. */
export const keptPlace = {
  /** The change of a message in this chat. */
  ofEdit: (channelId: string): string => EDIT + channelId,
  /** The change of this patient's high-risk flag. */
  ofRisk: (patientId: string): string => RISK + patientId,
  /** What a person wrote of all that is kept there, and in which chat; that is empty where none is named. */
  written: (place: string, kept: string): { readonly channelId: string; readonly text: string } => {
    if (place.startsWith(EDIT)) return { channelId: place.slice(EDIT.length), text: kept.slice(kept.indexOf('\n') + 1) };
    return place.startsWith(RISK) ? { channelId: '', text: kept.slice(kept.indexOf('\n', kept.indexOf('\n') + 1) + 1) } : { channelId: place, text: kept };
  },
};
