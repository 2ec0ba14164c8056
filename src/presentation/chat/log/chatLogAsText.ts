import type { ChatLog, LoggedMessage } from '@/domain/chat/ChatLog';
import { patientName } from '@/domain/chat/patientName';
import { chatLogText } from './chatLogText';
import { chatTime } from '../chatTime';

/** The chats of a patient as a text file, one line for each message. */
export function chatLogAsText({ patient, chats }: ChatLog): string {
  const parts = chats.map(({ messages }) => messages.map(lineOf).join('\n'));
  return [`${chatLogText('heading', { name: patientName(patient) })} (${patient.email}, ${patient.id})`, ...parts].join('\n\n') + '\n';
}

function lineOf({ timeId, role, name, text, edited, deleted }: LoggedMessage): string {
  const author = name === '' ? chatLogText(`role.${role}`) : `${name} (${chatLogText(`role.${role}`)})`;
  const words = deleted ? chatLogText('deleted') : text;
  return `${chatTime.iso(timeId)} ${author}: ${words}${edited ? ` (${chatLogText('edited')})` : ''}`;
}
