import { asSeen } from '@/domain/kernel/asSeen';
import type { Author, Stamp } from '@/domain/patients/timeline/Author';
import type { Cgi } from '@/domain/patients/timeline/Cgi';
import type { Moment, MoodReading } from '@/domain/patients/timeline/Moment';
import { toAppointment } from './toAppointment';
import type {
  CgiDto,
  ChatMomentDto,
  DriveFileDto,
  MomentAuthorDto,
  MomentDto,
  ReadingDto,
  StampDto,
} from './momentDtos';
import { toAnswers } from './toAnswers';
import { generationOfPubNub } from '../chat/pubNubOf';

export function toMoment(dto: MomentDto): Moment {
  const { momentId, type, at, recordedAt, updatedAt, author, deleted, hardDeleteRequested: asked } = dto;
  return {
    momentId,
    type,
    at: Date.parse(at),
    recordedAt: Date.parse(recordedAt),
    updatedAt: Date.parse(updatedAt),
    author: toAuthor(author),
    ...careParts(dto),
    ...ownParts(dto),
    ...(dto.description !== undefined && { description: dto.description }),
    ...(deleted && { deleted: toStamp(deleted) }),
    ...(asked && { hardDeleteRequested: { ...toStamp(asked), reason: asked.reason } }),
  };
}

export const toAuthor = ({ userId, name }: MomentAuthorDto): Author => ({ userId, name });
export const toStamp = ({ at, by }: StampDto): Stamp => ({ at: Date.parse(at), by: toAuthor(by) });
export const toCgi = ({ severity, improvement }: CgiDto): Cgi => ({ severity, improvement: improvement ?? null });

export const toReading = ({ mood, stress, sleepHours }: ReadingDto): MoodReading => ({
  mood,
  ...(stress !== undefined && { stress }),
  ...(sleepHours !== undefined && { sleepHours }),
});

/** Parts recorded by therapists, and the chats. */
function careParts({ note, appointment, driveFile, cgi, riskAssessment: risk, chat }: MomentDto): Partial<Moment> {
  return {
    ...(note !== undefined && { note }),
    ...(appointment && { appointment: toAppointment(appointment) }),
    ...(driveFile && { driveFile: toFile(driveFile) }),
    ...(cgi && { cgi: toCgi(cgi) }),
    ...(risk && { riskAssessment: { riskAssessmentId: risk.riskAssessmentId, level: risk.level } }),
    ...(chat && { chat: toChat(chat) }),
  };
}

/** Parts recorded by the patient's own app. */
function ownParts({ reading, quiz, text, level, activity }: MomentDto): Partial<Moment> {
  return {
    ...(reading && { reading: toReading(reading) }),
    ...(quiz && { items: toAnswers(quiz.items) }),
    ...(text !== undefined && { text }),
    ...(level !== undefined && { level }),
    ...(activity && { activity: { activityId: activity.activityId, duration: activity.duration } }),
  };
}

const toFile = ({
  googleDriveFileId,
  googleDriveFolderId,
  fileName,
  contentType,
}: DriveFileDto): NonNullable<Moment['driveFile']> => ({
  googleDriveFileId,
  googleDriveFolderId,
  fileName: asSeen(fileName),
  contentType,
});

const toChat = ({ chatSessionId, pubNub, endedAt }: ChatMomentDto): NonNullable<Moment['chat']> => ({
  chatSessionId,
  generation: generationOfPubNub(pubNub),
  ...(endedAt !== undefined && { endedAt: Date.parse(endedAt) }),
});
