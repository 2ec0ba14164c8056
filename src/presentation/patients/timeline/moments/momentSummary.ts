import type { Moment } from '@/domain/patients/timeline/Moment';
import { isUnreadAnswer } from '@/domain/patients/scores/QuestionnaireResult';
import { toQuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { momentTime } from './momentTime';
import { patientTimelineText } from '../patientTimelineText';

/** The content of a moment apart from its title and its free text. */
export function momentSummary(moment: Moment): readonly string[] {
  return [...careLines(moment), ...ownLines(moment)];
}

function careLines({ appointment, cgi, chat, driveFile }: Moment): readonly string[] {
  const lines: string[] = [];
  if (appointment !== undefined && appointment.place !== '') lines.push(appointment.place);
  if (cgi !== undefined) {
    lines.push(patientTimelineText('body.severity', { value: cgi.severity, word: severityWord(cgi.severity) }));
    lines.push(
      cgi.improvement === null
        ? patientTimelineText('body.noImprovement')
        : patientTimelineText('body.improvement', { value: cgi.improvement, word: improvementWord(cgi.improvement) }),
    );
  }
  if (chat !== undefined)
    lines.push(
      chat.endedAt === undefined
        ? patientTimelineText('body.chatOpen')
        : patientTimelineText('body.chatEnded', { time: momentTime.full(chat.endedAt) }),
    );
  if (driveFile !== undefined) lines.push(driveFile.fileName);
  return lines;
}

function ownLines({ type, at, reading, items, level, activity }: Moment): readonly string[] {
  const lines: string[] = [];
  if (reading !== undefined) {
    lines.push(patientTimelineText('body.mood', { value: reading.mood }));
    if (reading.stress !== undefined) lines.push(patientTimelineText('body.stress', { value: reading.stress }));
    if (reading.sleepHours !== undefined) lines.push(patientTimelineText('body.sleep', { value: reading.sleepHours }));
  }
  if (items !== undefined && (type === 'phq9' || type === 'gad7')) {
    const { total, band } = toQuestionnaireReading(type, { at, items });
    const most = items.length * 3;
    lines.push(
      total === null || band === null
        ? patientTimelineText(items.some(isUnreadAnswer) ? 'body.unreadTotal' : 'body.noTotal')
        : patientTimelineText('body.total', { total, most, band: patientTimelineText(`band.${band}`) }),
    );
  }
  if (level !== undefined) lines.push(patientTimelineText('body.level', { value: level }));
  if (activity !== undefined)
    lines.push(patientTimelineText('body.activity', { minutes: Math.round(activity.duration / 60) }));
  return lines;
}

type Scale = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const isScale = (value: number): value is Scale => Number.isInteger(value) && value >= 1 && value <= 7;

/** The wording of the published scale. */
const severityWord = (value: number): string => (isScale(value) ? patientTimelineText(`severity.${value}`) : '');
const improvementWord = (value: number): string => (isScale(value) ? patientTimelineText(`improvement.${value}`) : '');
