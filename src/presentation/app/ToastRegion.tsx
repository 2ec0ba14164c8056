import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { sessionText } from '../session/sessionText';
import { Notice } from '../kit/Notice';
import type { Toast, Toasts } from '../kit/Toasts';

/**
 * Both live regions are in the page before the first message: a region that appears together with its text is not
 * announced.
 */
export const ToastRegion = observer(function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const of = (intent: Toast['intent']) =>
    toasts.shown
      .filter(toast => toast.intent === intent)
      .map(({ id, text }) => (
        <Notice key={id} intent={intent} action={<CloseButton onClick={() => toasts.close(id)} />}>
          {text}
        </Notice>
      ));
  return (
    <div className="toasts">
      <div role="status">{of('success')}</div>
      <div role="alert">{of('danger')}</div>
    </div>
  );
});

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      variant="minimal"
      size="small"
      icon={<CrossIcon />}
      aria-label={sessionText('toast.close')}
      onClick={onClick}
    />
  );
}
