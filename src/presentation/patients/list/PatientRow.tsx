import { Button } from '@blueprintjs/core';
import { ChatIcon, CrossCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ArrangedPatient } from '@/domain/patients/arrangePatients';
import type { Checked } from '@/domain/patients/Checked';
import { chatPath } from '../../chat/chatPath';
import { FlagButton } from '../flag/FlagButton';
import { FlagSign } from '../flag/FlagSign';
import { UnconfirmedFlag } from '../flag/UnconfirmedFlag';
import { fullName } from '../fullName';
import { patientsText } from '../patientsText';
import { profilePath } from '../profilePath';
import type { PatientListStore } from './PatientListStore';
import { pressing } from './pressing';
import { reasonText } from './reasonText';

interface PatientRowProps {
  readonly store: PatientListStore;
  readonly row: ArrangedPatient;
}

/** One patient: who, why they need somebody, and what can be done. */
export const PatientRow = observer(function PatientRow({ store, row: { patient, reasons } }: PatientRowProps) {
  const name = fullName(patient);
  const flaggable = { id: patient.id, name, highRisk: patient.highRisk };
  const { highRisk } = store.flag.shown(flaggable);
  const words = reasons.filter(reason => reason !== 'highRisk').map(reason => ({ reason, text: reasonText(reason, patient, store.now) }));
  return (
    <li className={`patient-row patient-row-${pressing(reasons)}`}>
      <div className="patient-who">
        <h2>
          <Link to={profilePath(patient.id, 'timeline')}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p>
          {patient.email}
          {patient.isLeadTherapist && ` · ${patientsText('list.lead')}`}
        </p>
      </div>
      <ul className="patient-reasons">
        {highRisk && (
          <li>
            <FlagSign />
          </li>
        )}
        {words.map(({ reason, text }) => (
          <li key={reason} className={`patient-reason patient-reason-${pressing([reason])}`}>
            {pressing([reason]) === 'urgent' && <WarningSignIcon size={12} />} {text}
          </li>
        ))}
        {words.length === 0 && !highRisk && <li className="patient-hint">{patientsText('list.nothingToday')}</li>}
      </ul>
      <div className="patient-acts">
        <ChatLink row={{ patient, reasons }} name={name} />
        <FlagButton flag={store.flag} patient={flaggable} />
        <Button
          size="small"
          variant="minimal"
          icon={<CrossCircleIcon />}
          text={patientsText('list.discharge')}
          aria-label={patientsText('list.dischargeOf', { name })}
          onClick={() => store.discharge.open({ id: patient.id, name, unreadMessages: unreadOf(store, patient.unreadMessageCount) })}
        />
      </div>
      <UnconfirmedFlag flag={store.flag} patient={flaggable} />
    </li>
  );
});

/** A list that is out of date does not know what came since. */
const unreadOf = ({ isStale }: PatientListStore, unread: number): Checked<number> => (isStale ? 'couldNotCheck' : unread);

function ChatLink({ row: { patient }, name }: { readonly row: ArrangedPatient; readonly name: string }) {
  const { activeChat } = patient;
  if (activeChat === null) return <span className="patient-hint">{patientsText('list.noChat')}</span>;
  const generation = patientsText(activeChat.pubNub ? 'list.v2' : 'list.v1');
  return (
    <Link className="patient-chat" to={chatPath(activeChat)} aria-label={patientsText('list.chatOf', { generation, name })}>
      <ChatIcon size={14} /> {patientsText('list.chat', { generation })}
    </Link>
  );
}
