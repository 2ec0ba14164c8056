import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { chatPath } from '../../../chat/chatPath';
import { LevelTag } from '../../../kit/levels/LevelTag';
import { Tag } from '../../../kit/layout/Tag';
import { writtenText } from '../../../kit/text/writtenText';
import { patientTimelineText } from '../patientTimelineText';
import type { MomentActions } from './MomentActions';
import { MomentActs } from './MomentActs';
import { MomentIcon } from './MomentIcon';
import { isReading, type MomentRow } from './MomentRow';
import { momentSummary } from './momentSummary';
import { momentTime } from './momentTime';
import styles from './moments.module.css';
import { RiskLevelBadge } from './RiskLevelBadge';
import { selfHarmSign } from './selfHarmSign';
import type { TimelineEntry } from './TimelineEntry';

/** If a moment was recorded later than this after it happened, the time of recording is shown; in milliseconds. */
const LATE_MS = 60 * 60_000;

interface MomentEntryProps {
  readonly row: Extract<MomentRow, { readonly entry: TimelineEntry }>;
  /** Empty if the record is switched off, and on paper. */
  readonly recordPath: string;
  readonly fileActs?: ((moment: Moment) => ReactNode) | undefined;
  readonly actions: MomentActions;
}

/** One row of a history, below its day and the divider of the last visit. */
export function MomentEntry({ row, ...props }: MomentEntryProps) {
  const { entry, more, opens, closes } = row;
  const { moment, shown, startsDay, comingAbove, belowLooked } = entry;
  const card = [styles['moment'], opens && styles['opens'], closes && styles['closes'], styles[shown]];
  return (
    <>
      {comingAbove !== undefined && (
        <p className={styles['line']}>
          <span>{patientTimelineText('today', { day: momentTime.day(comingAbove) })}</span>
        </p>
      )}
      {belowLooked && (
        <p className={styles['line']}>
          <span>{patientTimelineText('news.dividerShort')}</span>
        </p>
      )}
      {startsDay && <h3 className={styles['day']}>{momentTime.day(moment.at)}</h3>}
      <div className={card.filter(Boolean).join(' ')}>
        <MomentIcon type={moment.type} />
        {more.length === 0 ? (
          <Entry entry={entry} {...props} />
        ) : (
          <div className={styles['group']}>
            {[entry, ...more].map(one => (
              <Entry key={one.moment.momentId} entry={one} {...props} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

interface EntryProps extends Omit<MomentEntryProps, 'row'> {
  readonly entry: TimelineEntry;
}

function Entry({ entry, recordPath, fileActs, actions }: EntryProps) {
  const { moment, shown } = entry;
  const { type, at } = moment;
  const label = `${patientTimelineText(`type.${type}`)}, ${momentTime.full(at)}`;
  const isLine = isReading(entry);
  return (
    <article className={styles['entry']} aria-label={label}>
      <div className={isLine ? `${styles['words']} ${styles['oneLine']}` : styles['words']}>
        <Title entry={entry} />
        {shown === 'shown' ? (
          <MomentBody moment={moment} isLine={isLine} recordPath={recordPath} fileActs={fileActs} />
        ) : (
          <DeletedBody moment={moment} />
        )}
      </div>
      <MomentActs entry={entry} label={label} actions={actions} />
    </article>
  );
}

function Title({ entry: { moment, isNew, shown } }: { readonly entry: TimelineEntry }) {
  const { type, at, recordedAt, author, appointment } = moment;
  const isShown = shown === 'shown';
  const selfHarm = isShown ? selfHarmSign(moment) : undefined;
  return (
    <p className={styles['title']}>
      <strong>{patientTimelineText(`type.${type}`)}</strong>
      {isNew && (
        <span className={styles['new']}>
          <Tag intent="accent">{patientTimelineText('news.mark')}</Tag>
        </span>
      )}
      {isShown && appointment !== undefined && <AppointmentTags appointment={appointment} />}
      {selfHarm !== undefined && <LevelTag level={selfHarm.level}>{selfHarm.words}</LevelTag>}
      <span className={styles['by']}>
        <time dateTime={momentTime.iso(at)}>{momentTime.clock(at)}</time>
        {isShown && appointment !== undefined && `–${momentTime.clock(appointment.end)}`}
        {' · '}
        <bdi>{author.name}</bdi>
        {recordedAt - at > LATE_MS && ` · ${patientTimelineText('body.late', { time: momentTime.full(recordedAt) })}`}
      </span>
    </p>
  );
}

const intents = { scheduled: 'neutral', attended: 'success', missed: 'warning', cancelled: 'neutral' } as const;

function AppointmentTags({ appointment: { kind, status } }: { readonly appointment: Appointment }) {
  return (
    <>
      <Tag intent={intents[status]}>{patientTimelineText(`status.${status}`)}</Tag>
      <Tag>{patientTimelineText(`kind.${kind}`)}</Tag>
    </>
  );
}

interface MomentBodyProps extends Pick<MomentEntryProps, 'recordPath' | 'fileActs'> {
  readonly moment: Moment;
  /** True if everything fits into one line. */
  readonly isLine: boolean;
}

function MomentBody({ moment, isLine, recordPath, fileActs }: MomentBodyProps) {
  const { note, text, description, riskAssessment, chat, driveFile } = moment;
  const lines = momentSummary(moment);
  return (
    <>
      {riskAssessment !== undefined && (
        <p>
          <RiskLevelBadge level={riskAssessment.level} />{' '}
          {recordPath !== '' && <Link to={recordPath}>{patientTimelineText('body.openRisk')}</Link>}
        </p>
      )}
      {lines.length > 0 && (
        <p className={isLine ? styles['values'] : styles['lines']}>
          {lines.map((line, place) => (
            <Fragment key={place}>
              {place > 0 && ' '}
              <bdi>{writtenText(line)}</bdi>
            </Fragment>
          ))}{' '}
          {chat !== undefined && chat.endedAt === undefined && (
            <Link to={chatPath(chat)}>{patientTimelineText('body.openChat')}</Link>
          )}
        </p>
      )}
      {note !== undefined && note !== '' && <p className={styles['text']}>{writtenText(note)}</p>}
      {text !== undefined && text !== '' && <p className={styles['text']}>{writtenText(text)}</p>}
      {driveFile !== undefined && fileActs?.(moment)}
      {description !== undefined && description !== '' && (
        <div className={styles['description']}>
          <strong>{patientTimelineText('body.description')}</strong>
          <p className={styles['text']}>{writtenText(description)}</p>
        </div>
      )}
    </>
  );
}

function DeletedBody({ moment: { deleted, hardDeleteRequested } }: { readonly moment: Moment }) {
  const stamp = hardDeleteRequested ?? deleted;
  if (stamp === undefined) return null;
  const values = { name: stamp.by.name, time: momentTime.full(stamp.at) };
  const isOwn = stamp.by.name === '';
  return (
    <p>
      {hardDeleteRequested === undefined
        ? patientTimelineText(isOwn ? 'deleted.byYou' : 'deleted.by', values)
        : patientTimelineText(isOwn ? 'deleted.awaitingYou' : 'deleted.awaiting', values)}{' '}
      {hardDeleteRequested !== undefined &&
        patientTimelineText('deleted.reason', { reason: hardDeleteRequested.reason })}
    </p>
  );
}
