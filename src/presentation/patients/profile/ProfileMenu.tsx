import { Button } from '@blueprintjs/core';
import { FlagIcon, MoreIcon, PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import menuStyles from '../../kit/overlays/menu.module.css';
import { Popup } from '../../kit/overlays/Popup';
import { focusPopoverBody, PopoverBody } from '../../kit/PopoverBody';
import { fullName } from '../fullName';
import { patientsText } from '../patientsText';
import type { ProfileStore } from './ProfileStore';

/** The acts on every page of a profile. */
export const ProfileMenu = observer(function ProfileMenu({ store }: { readonly store: ProfileStore }) {
  const [isOpen, setOpen] = useState(false);
  const { details, flag, flaggable: patient } = store;
  if (details === undefined || patient === undefined) return null;
  const { highRisk, sign } = flag.changes.shown(patient);
  const act = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  const menu = (
    <PopoverBody className={menuStyles['menu'] ?? ''}>
      {!details.onlyReads && sign !== 'unconfirmed' && (
        <button type="button" disabled={flag.changes.busy} onClick={act(() => flag.ask(patient))}>
          <FlagIcon />
          {patientsText(sign === 'asking' ? 'flag.asking' : highRisk ? 'flag.remove' : 'flag.set')}
        </button>
      )}
      <button type="button" onClick={act(() => window.print())}>
        <PrintIcon />
        {patientsText('profile.print')}
      </button>
    </PopoverBody>
  );
  return (
    <Popup isOpen={isOpen} onInteraction={setOpen} onOpened={focusPopoverBody} content={menu}>
      <Button
        variant="minimal"
        icon={<MoreIcon />}
        aria-label={patientsText('list.actsOf', { name: fullName(details) })}
      />
    </Popup>
  );
});
