import { Button } from '@blueprintjs/core';
import { ChatIcon, CrossCircleIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import { chatPath } from '../../chat/chatPath';
import { PresenceDot } from '../../presence/PresenceDot';
import { FlagButton } from '../risk/FlagButton';
import { UnconfirmedFlag } from '../risk/UnconfirmedFlag';
import { fullName } from '../fullName';
import { patientsText } from '../patientsText';
import { profilePath } from '../profilePath';
import type { PatientListStore } from './PatientListStore';
import { isUrgent } from './isUrgent';
import { Reasons } from './Reasons';
import { rowFacts } from './rowFacts';
import { patientNameText } from '../../kit/text/patientNameText';

interface PatientRowProps {
  readonly store: PatientListStore;
  readonly row: ArrangedPatient;
}

/** One patient: who, the reasons of their need, and what can be done. */
export const PatientRow = observer(function PatientRow({ store, row }: PatientRowProps) {
  const { patient, reasons, grounds } = row;
  const name = fullName(patient);
  const flaggable = { id: patient.id, name, highRisk: patient.highRisk };
  const { highRisk } = store.flag.changes.shown(flaggable);
  return (
    <li className={`patient-row patient-row-${isUrgent(reasons)}`}>
      <div className="patient-who">
        <h2>
          <Link to={profilePath(patient.id, 'timeline')}>
            <bdi>{patientNameText(name)}</bdi>
          </Link>{' '}
          <PresenceDot sign={store.presenceOf(patient)} />
        </h2>
        {patient.isLeadTherapist && <p>{patientsText('list.lead')}</p>}
      </div>
      <div className="patient-why">
        <Reasons row={row} highRisk={highRisk} now={store.now} isCertain={store.isCertain} />
        <dl className="patient-facts">
          {rowFacts(patient, grounds, store.now).map(({ name: fact, words, isKnown }) => (
            <div key={fact}>
              <dt>{patientsText(`row.${fact}`)}</dt>
              <dd className={isKnown ? undefined : 'profile-unknown'}>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="patient-acts">
        <ChatLink row={row} name={name} />
        <FlagButton flag={store.flag} patient={flaggable} />
        <Button
          size="small"
          variant="minimal"
          icon={<CrossCircleIcon />}
          text={patientsText('list.discharge')}
          aria-label={patientsText('list.dischargeOf', { name })}
          onClick={() =>
            store.discharge.open({
              id: patient.id,
              name,
              place: store.placeOf(patient),
              ...(patient.activeChat !== null && { chat: chatPath(patient.activeChat) }),
            })
          }
        />
      </div>
      <UnconfirmedFlag changes={store.flag.changes} patient={flaggable} />
    </li>
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
      className="patient-chat"
      to={chatPath(activeChat)}
      aria-label={patientsText('list.chatOf', { generation, name })}
    >
      <ChatIcon size={14} /> {patientsText('list.chat', { generation })}
    </Link>
  );
}
