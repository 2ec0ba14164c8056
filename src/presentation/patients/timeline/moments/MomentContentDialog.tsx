import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../../kit/Notice';
import { useStore } from '../../../kit/useStore';
import type { MomentContentStore } from './MomentContentStore';
import { momentTime } from './momentTime';
import { patientTimelineText, timelineFailureText } from '../patientTimelineText';
import { writtenText } from '../../../kit/text/writtenText';
import { DashboardDialog } from '../../../kit/overlays/DashboardDialog';

interface MomentContentDialogProps {
  readonly open: () => MomentContentStore;
  readonly onClose: () => void;
}

export const MomentContentDialog = observer(function MomentContentDialog({ open, onClose }: MomentContentDialogProps) {
  const store = useStore(open);
  const { moment } = store;
  const title =
    `${patientTimelineText('content.title')}: ${patientTimelineText(`type.${moment.type}`)}, ` +
    `${momentTime.full(moment.at)}`;
  return (
    <DashboardDialog isOpen title={title} onClose={onClose}>
      <DialogBody>
        {/* It has nothing focusable inside and may be longer than the screen, so it takes the focus to be scrolled. */}
        <div className="moment-form" role="group" aria-label={title} tabIndex={0}>
          <Content store={store} />
        </div>
      </DialogBody>
      <DialogFooter actions={<Button autoFocus text={patientTimelineText('content.close')} onClick={onClose} />} />
    </DashboardDialog>
  );
});

const Content = observer(function Content({ store }: { readonly store: MomentContentStore }) {
  const { content, moment } = store;
  if (content.status === 'unknown') return <p role="status">{patientTimelineText('content.loading')}</p>;
  if (content.status === 'couldNotCheck') {
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={patientTimelineText('retry')} onClick={() => void store.load()} />}
        >
          {patientTimelineText('content.failed')}{' '}
          {content.failure.kind === 'notAllowed'
            ? patientTimelineText('content.notAllowed')
            : timelineFailureText(content.failure)}
        </Notice>
      </div>
    );
  }
  const { text, fileName, contentType } = content.value;
  return (
    <>
      <p className="moment-hint">
        <bdi>{patientTimelineText('row.by', { name: moment.author.name })}</bdi>
      </p>
      {fileName !== undefined && (
        <p>
          <bdi>{patientTimelineText('content.file', { name: fileName, type: contentType })}</bdi>
        </p>
      )}
      {text !== undefined && (
        <p className="moment-text">{text === '' ? patientTimelineText('content.emptyText') : writtenText(text)}</p>
      )}
    </>
  );
});
