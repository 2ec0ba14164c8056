import { chatText } from '../chat/chatText';
import type { PresenceSign } from './PatientsPresence';
import './presenceDot.css';

/**
 * A dot that is filled for online, hollow for offline, and absent if the presence is unknown, so it never relies on
 * colour alone.
 */
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
