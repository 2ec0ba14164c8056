import type { ChatLog, LoggedMessage } from '@/domain/chat/conversations/ChatLog';
import { patientName } from '@/domain/chat/conversations/patientName';
import { chatLogText } from './chatLogText';
import { chatTime } from '../chatTime';

/** The chats of a patient as a text file. Every message begins a line with its moment; what it says on further lines is set in, so that no text passes for a message. */
export function chatLogAsText({ patient, chats }: ChatLog): string {
  const parts = chats.map(({ messages }) => messages.map(lineOf).join('\n'));
  return [`${chatLogText('heading', { name: patientName(patient) })} (${patient.email}, ${patient.id})`, ...parts].join('\n\n') + '\n';
}

/** Whatever some program shows as the end of a line. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

function lineOf({ timeId, role, name, text, edited, deleted }: LoggedMessage): string {
  const author = name === '' ? chatLogText(`role.${role}`) : `${name} (${chatLogText(`role.${role}`)})`;
  const words = deleted ? chatLogText('deleted') : text.split(lineEnd).join('\n    ');
  return `${chatTime.iso(timeId)} ${author}: ${words}${edited ? ` (${chatLogText('edited')})` : ''}`;
}
