import type { AlertEditorStore } from './AlertEditorStore';
import { messageAlertsText, peopleText, spanText } from './messageAlertsText';

type Asked = Pick<AlertEditorStore, 'target' | 'reach' | 'moments' | 'form' | 'zones'>;

/** Audience and number, where known; empty without an audience. */
export function reachedPeople({ target, reach }: Pick<Asked, 'target' | 'reach'>): string {
  return target.audiences.length === 0 ? '' : peopleText(target, reach.status === 'known' ? reach.value : null);
}

/** The button that publishes names the audience and how many people there are. */
export function publishText(store: Pick<Asked, 'target' | 'reach'>): string {
  const people = reachedPeople(store);
  return people === '' ? messageAlertsText('editor.publishAsk') : messageAlertsText('editor.publish', { people });
}

/** When it will be shown, by the clock of its time zone. */
export const publishedWhen = ({ moments, form, zones }: Pick<Asked, 'moments' | 'form' | 'zones'>): string =>
  spanText(moments.from, moments.until, form.mine.timeZone || (zones[0] ?? 'UTC'));
