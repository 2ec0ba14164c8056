import { Button } from '@blueprintjs/core';
import { DocumentOpenIcon, EditIcon, TrashIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { chatPath } from '../../../chat/chatPath';
import { MomentIcon } from './MomentIcon';
import { momentSummary } from './momentSummary';
import { momentTime } from './momentTime';
import { patientTimelineText } from '../patientTimelineText';
import { RiskLevelBadge } from './RiskLevelBadge';
import { selfHarmLine } from './selfHarmLine';
import type { TimelineEntry } from './TimelineEntry';
import { writtenText } from '../../../kit/text/writtenText';

/** So much later than it happened it is said when a moment was recorded, in milliseconds. */
const LATE_MS = 60 * 60_000;

interface MomentEntryProps {
  readonly entry: TimelineEntry;
  /** Empty where the record is switched off, and on paper. */
  readonly recordPath: string;
  readonly fileActs: ((moment: Moment) => ReactNode) | undefined;
  /** Shows the whole content; undefined on paper. */
  readonly onRead?: (() => void) | undefined;
  /** Undefined where the person may change nothing. */
  readonly acts: { readonly onDescribe: () => void; readonly onDelete: () => void } | undefined;
}

/** One moment of a history, below its day and the mark of where one looked last. */
export function MomentEntry({ entry, recordPath, fileActs, onRead, acts }: MomentEntryProps) {
  const { moment, shown, startsDay, isNew, comingAbove, belowLooked, isOwn } = entry;
  const { type, at, recordedAt, author } = moment;
  const what = patientTimelineText(`type.${type}`);
  const deleting = patientTimelineText(isOwn ? 'row.delete' : 'row.askDeletion');
  return (
    <>
      {comingAbove !== undefined && (
        <p className="moments-today">
          <span>{patientTimelineText('today', { day: momentTime.day(comingAbove) })}</span>
        </p>
      )}
      {belowLooked && <LookedLine />}
      {startsDay && <h3 className="moments-day">{momentTime.day(at)}</h3>}
      <article className={`moment moment-${shown}`} aria-label={`${what}, ${momentTime.full(at)}`}>
        <MomentIcon type={type} />
        <div className="moment-words">
          <p className="moment-title">
            <strong>{what}</strong>
            {isNew && <span className="moment-new">{patientTimelineText('news.mark')}</span>}
            <time dateTime={momentTime.iso(at)}>{momentTime.clock(at)}</time>
            <span className="moment-by">
              <bdi>{patientTimelineText('row.by', { name: author.name })}</bdi>
            </span>
            {recordedAt - at > LATE_MS && (
              <span className="moment-by">
                {patientTimelineText('body.late', { time: momentTime.full(recordedAt) })}
              </span>
            )}
          </p>
          {shown === 'shown' ? (
            <MomentBody moment={moment} recordPath={recordPath} fileActs={fileActs} />
          ) : (
            <DeletedBody moment={moment} />
          )}
        </div>
        <div className="moment-acts">
          {onRead !== undefined && shown === 'shown' && hasContent(moment) && (
            <Button
              size="small"
              variant="minimal"
              icon={<DocumentOpenIcon />}
              aria-label={`${patientTimelineText('row.content')}: ${what}, ${momentTime.full(at)}`}
              title={patientTimelineText('row.content')}
              onClick={onRead}
            />
          )}
          {acts !== undefined && shown === 'shown' && isKept(moment) && (
            <Button
              size="small"
              variant="minimal"
              icon={<EditIcon />}
              aria-label={`${patientTimelineText('row.describe')}: ${what}, ${momentTime.full(at)}`}
              title={patientTimelineText('row.describe')}
              onClick={acts.onDescribe}
            />
          )}
          {acts !== undefined && shown !== 'awaitingDeletion' && isKept(moment) && (
            <Button
              size="small"
              variant="minimal"
              icon={<TrashIcon />}
              aria-label={`${deleting}: ${what}, ${momentTime.full(at)}`}
              title={deleting}
              onClick={acts.onDelete}
            />
          )}
        </div>
      </article>
    </>
  );
}

/** Chats are shown in the history and stored elsewhere, so they cannot be described or deleted by their id. */
const isKept = ({ type }: Moment): boolean => type !== 'chat';

/** Whether the backend stores more content of it, which can be opened. */
const hasContent = ({ note, text, driveFile }: Moment): boolean =>
  driveFile !== undefined || (text ?? note ?? '') !== '';

function LookedLine() {
  return (
    <p className="moments-looked">
      <span>{patientTimelineText('news.dividerShort')}</span>
    </p>
  );
}

function MomentBody({
  moment,
  recordPath,
  fileActs,
}: Pick<MomentEntryProps, 'recordPath' | 'fileActs'> & { readonly moment: Moment }) {
  const { note, text, description, riskAssessment, chat, driveFile } = moment;
  const selfHarm = selfHarmLine(moment);
  return (
    <>
      {riskAssessment !== undefined && (
        <p>
          <RiskLevelBadge level={riskAssessment.level} />{' '}
          {recordPath !== '' && <Link to={recordPath}>{patientTimelineText('body.openRisk')}</Link>}
        </p>
      )}
      {momentSummary(moment).map((line, place) => (
        <p key={place}>
          <bdi>{writtenText(line)}</bdi>
        </p>
      ))}
      {selfHarm !== undefined && (
        <p className="moment-alarm">
          <WarningSignIcon /> {selfHarm}
        </p>
      )}
      {note !== undefined && note !== '' && <p className="moment-text">{writtenText(note)}</p>}
      {text !== undefined && text !== '' && <p className="moment-text">{writtenText(text)}</p>}
      {chat !== undefined && chat.endedAt === undefined && (
        <p>
          <Link to={chatPath(chat)}>{patientTimelineText('body.openChat')}</Link>
        </p>
      )}
      {driveFile !== undefined && fileActs?.(moment)}
      {description !== undefined && description !== '' && (
        <div className="moment-description">
          <strong>{patientTimelineText('body.description')}</strong>
          <p className="moment-text">{writtenText(description)}</p>
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
    <p className="moment-gone">
      {hardDeleteRequested === undefined
        ? patientTimelineText(isOwn ? 'deleted.byYou' : 'deleted.by', values)
        : patientTimelineText(isOwn ? 'deleted.awaitingYou' : 'deleted.awaiting', values)}{' '}
      {hardDeleteRequested !== undefined &&
        patientTimelineText('deleted.reason', { reason: hardDeleteRequested.reason })}
    </p>
  );
}
