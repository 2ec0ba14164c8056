import { chatText } from '../chat/chatText';
import type { PresenceSign } from './PatientsPresence';
import './presenceDot.css';

/** Full for online, hollow for offline, absent where nothing is known: never colour alone. */
export function PresenceDot({ sign }: { readonly sign: PresenceSign }) {
  if (sign === 'unknown') return null;
  return (
    <span
      className={`chat-dot chat-dot-${sign}`}
      role="img"
      aria-label={chatText(`presence.${sign}`)}
      title={chatText(`presence.${sign}`)}
    />
  );
}
