import { Button } from '@blueprintjs/core';
import { DocumentOpenIcon, EditIcon, MoreIcon, TrashIcon } from '@blueprintjs/icons';
import { useState, type ReactElement } from 'react';
import menuStyles from '../../../kit/overlays/menu.module.css';
import { Popup } from '../../../kit/overlays/Popup';
import { focusPopoverBody, PopoverBody } from '../../../kit/PopoverBody';
import { useMedia } from '../../../kit/useMedia';
import { patientTimelineText } from '../patientTimelineText';
import type { MomentActions } from './MomentActions';
import { momentActsOf, type MomentAct } from './momentActsOf';
import styles from './moments.module.css';
import type { TimelineEntry } from './TimelineEntry';

interface MomentActsProps {
  readonly entry: TimelineEntry;
  /** Its kind and date, for the names of the buttons. */
  readonly label: string;
  readonly actions: MomentActions;
}

const IS_TOUCHED = '(hover: none)';

const icons: Readonly<Record<MomentAct, ReactElement>> = {
  content: <DocumentOpenIcon />,
  describe: <EditIcon />,
  delete: <TrashIcon />,
  askDeletion: <TrashIcon />,
};

/** The acts on an entry: shown on hover or focus, and in a menu on touch screens. */
export function MomentActs(props: MomentActsProps) {
  const isTouched = useMedia(IS_TOUCHED);
  const acts = momentActsOf(props.entry, props.actions);
  if (acts.length === 0) return null;
  if (isTouched) return <Menu {...props} acts={acts} />;
  return (
    <div className={styles['acts']}>
      {acts.map(([act, run]) => (
        <Button
          key={act}
          size="small"
          variant="minimal"
          icon={icons[act]}
          aria-label={`${patientTimelineText(`row.${act}`)}: ${props.label}`}
          title={patientTimelineText(`row.${act}`)}
          onClick={run}
        />
      ))}
    </div>
  );
}

function Menu({ label, acts }: MomentActsProps & { readonly acts: ReturnType<typeof momentActsOf> }) {
  const [isOpen, setOpen] = useState(false);
  const menu = (
    <PopoverBody className={menuStyles['menu'] ?? ''}>
      {acts.map(([act, run]) => (
        <button
          key={act}
          type="button"
          onClick={() => {
            setOpen(false);
            run();
          }}
        >
          {icons[act]}
          {patientTimelineText(`row.${act}`)}
        </button>
      ))}
    </PopoverBody>
  );
  return (
    <Popup isOpen={isOpen} onInteraction={setOpen} onOpened={focusPopoverBody} content={menu}>
      <Button variant="minimal" icon={<MoreIcon />} aria-label={patientTimelineText('row.more', { what: label })} />
    </Popup>
  );
}
