import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { focusPopoverBody } from '../../kit/focusPopoverBody';
import { PopoverBody } from '../../kit/PopoverBody';
import { appText } from '../appText';
import { ToolbarStatus } from './ToolbarStatus';

/** The compact bar's other half. */
export function ToolbarMore() {
  const more = (
    <PopoverBody>
      <ToolbarStatus inline={false} />
    </PopoverBody>
  );
  return (
    <PopoverNext placement="bottom-end" content={more} popupKind={PopupKind.DIALOG} shouldReturnFocusOnClose onOpened={focusPopoverBody}>
      <Button className="shell-more" variant="minimal" icon={<MoreIcon />} aria-label={appText('toolbar.more')} title={appText('toolbar.more')} />
    </PopoverNext>
  );
}
