import { Button } from '@blueprintjs/core';
import { ChatIcon, FlagIcon, LogOutIcon, MoreIcon, PersonIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import { chatPath } from '../../chat/chatPath';
import { rowLevelClass } from '../../kit/levels/LevelTag';
import { Tag } from '../../kit/layout/Tag';
import menuStyles from '../../kit/overlays/menu.module.css';
import { Popup } from '../../kit/overlays/Popup';
import { Avatar } from '../../kit/people/Avatar';
import { focusPopoverBody, PopoverBody } from '../../kit/PopoverBody';
import { initialsOf } from '../../kit/text/initialsOf';
import { patientNameText } from '../../kit/text/patientNameText';
import { PresenceDot } from '../../presence/PresenceDot';
import { UnconfirmedFlag } from '../risk/UnconfirmedFlag';
import { fullName } from '../fullName';
import { patientsText } from '../patientsText';
import type { PatientListStore } from './PatientListStore';
import styles from './PatientRow.module.css';
import { rowFacts } from './rowFacts';
import { Signs } from './Signs';
import { routes } from '../../app/routes/routes';

/** The row shows the time of the next appointment. */
const SAID_BELOW = ['appointmentToday'] as const;

interface PatientRowProps {
  readonly store: PatientListStore;
  readonly row: ArrangedPatient;
}

/** One patient: name, signs of need, and acts. */
export const PatientRow = observer(function PatientRow({ store, row }: PatientRowProps) {
  const { patient, grounds, signs } = row;
  const name = fullName(patient);
  const flaggable = { id: patient.id, name, highRisk: patient.highRisk };
  const { highRisk } = store.flag.changes.shown(flaggable);
  const loudest = highRisk ? 'alarm' : (signs[0]?.level ?? 'fact');
  return (
    <li className={`patient-row ${styles['row']} ${rowLevelClass(loudest)}`}>
      <Avatar initials={initialsOf(name)} person={patient.userId} size={40}>
        <PresenceDot sign={store.presenceOf(patient)} />
      </Avatar>
      <div className={styles['words']}>
        <div className={styles['who']}>
          <h2>
            <Link to={routes.profileTimeline.to({ patientId: patient.id })}>
              <bdi>{patientNameText(name)}</bdi>
            </Link>
          </h2>
          {patient.isLeadTherapist && <Tag>{patientsText('list.lead')}</Tag>}
        </div>
        <Signs
          row={row}
          highRisk={highRisk}
          now={store.now}
          asOf={store.list.asOf}
          isCertain={store.isCertain}
          saidElsewhere={SAID_BELOW}
        />
        <dl className={styles['facts']}>
          {rowFacts(patient, grounds, store.now).map(({ name: fact, words, isKnown }) => (
            <div key={fact}>
              <dt>{patientsText(`row.${fact}`)}</dt>
              <dd className={isKnown ? undefined : 'profile-unknown'}>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles['acts']}>
        <ChatLink row={row} name={name} />
        <RowMenu store={store} row={row} highRisk={highRisk} />
      </div>
      <UnconfirmedFlag changes={store.flag.changes} patient={flaggable} />
    </li>
  );
});

interface RowMenuProps extends PatientRowProps {
  readonly highRisk: boolean;
}

/** The less frequent acts: the flag and the discharge. */
const RowMenu = observer(function RowMenu({ store, row: { patient }, highRisk }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const name = fullName(patient);
  const flaggable = { id: patient.id, name, highRisk: patient.highRisk };
  const { sign } = store.flag.changes.shown(flaggable);
  const discharge = (): void =>
    store.discharge.open({
      id: patient.id,
      name,
      place: store.placeOf(patient),
      ...(patient.activeChat !== null && { chat: chatPath(patient.activeChat) }),
    });
  const act = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  const menu = (
    <PopoverBody className={menuStyles['menu'] ?? ''}>
      <Link to={routes.profileTimeline.to({ patientId: patient.id })}>
        <PersonIcon />
        {patientsText('list.openProfile')}
      </Link>
      {sign !== 'unconfirmed' && (
        <button
          type="button"
          aria-label={patientsText(highRisk ? 'flag.removeOf' : 'flag.setOf', { name })}
          disabled={store.flag.changes.busy}
          onClick={act(() => store.flag.ask(flaggable))}
        >
          <FlagIcon />
          {patientsText(sign === 'asking' ? 'flag.asking' : highRisk ? 'flag.remove' : 'flag.set')}
        </button>
      )}
      <hr />
      <button
        type="button"
        className={menuStyles['danger']}
        aria-label={patientsText('list.dischargeOf', { name })}
        onClick={act(discharge)}
      >
        <LogOutIcon />
        {patientsText('list.discharge')}
      </button>
    </PopoverBody>
  );
  return (
    <Popup isOpen={isOpen} onInteraction={setOpen} onOpened={focusPopoverBody} content={menu}>
      <Button variant="minimal" icon={<MoreIcon />} aria-label={patientsText('list.actsOf', { name })} />
    </Popup>
  );
});

function ChatLink({ row: { patient }, name }: { readonly row: ArrangedPatient; readonly name: string }) {
  const { activeChat } = patient;
  if (patient.couldNotCheck.includes('record'))
    return <span className="patient-hint">{patientsText('list.chatUnknown')}</span>;
  if (activeChat === null) return <span className="patient-hint">{patientsText('list.noChat')}</span>;
  const generation = patientsText(`list.${activeChat.generation}`);
  return (
    <Link
      className="bp6-button bp6-outlined"
      to={chatPath(activeChat)}
      aria-label={patientsText('list.chatOf', { generation, name })}
    >
      <ChatIcon />
      <span className="bp6-button-text">{patientsText('list.openChat')}</span>
    </Link>
  );
}
