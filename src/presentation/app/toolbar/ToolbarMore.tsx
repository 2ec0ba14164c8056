import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { focusPopoverBody } from '../../kit/focusPopoverBody';
import { PopoverBody } from '../../kit/PopoverBody';
import { shellText } from '../shellText';
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
      <Button className="shell-more" variant="minimal" icon={<MoreIcon />} aria-label={shellText('toolbar.more')} title={shellText('toolbar.more')} />
    </PopoverNext>
  );
}
