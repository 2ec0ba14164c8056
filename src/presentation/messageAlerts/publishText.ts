import type { AlertEditorStore } from './AlertEditorStore';
import { messageAlertsText, peopleText, spanText } from './messageAlertsText';

type Asked = Pick<AlertEditorStore, 'target' | 'reach' | 'moments' | 'form' | 'zones'>;

/** The people whom the message reaches, with their number if it is known; empty without an audience. */
export function reachedPeople({ target, reach }: Pick<Asked, 'target' | 'reach'>): string {
  return target.audiences.length === 0 ? '' : peopleText(target, reach.status === 'known' ? reach.value : null);
}

/** The label of the button that publishes, with the audience and its number. */
export function publishText(store: Pick<Asked, 'target' | 'reach'>): string {
  const people = reachedPeople(store);
  return people === '' ? messageAlertsText('editor.publishAsk') : messageAlertsText('editor.publish', { people });
}

/** Says when the message will be shown, in its own time zone. */
export const publishedWhen = ({ moments, form, zones }: Pick<Asked, 'moments' | 'form' | 'zones'>): string =>
  spanText(moments.from, moments.until, form.mine.timeZone || (zones[0] ?? 'UTC'));
