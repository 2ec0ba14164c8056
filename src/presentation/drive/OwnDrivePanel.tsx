import { useStore } from '../kit/useStore';
import { AccountPanel } from './AccountPanel';
import './drive.css';
import type { DriveAccountStore } from './DriveAccountStore';
import { driveText } from './driveText';

/** The drive account of the therapist; no upload needs more than reading here. */
export function OwnDrivePanel({ create }: { readonly create: () => DriveAccountStore }) {
  const store = useStore(create);
  return (
    <section className="drive-panel drive-panel-own" aria-labelledby="own-drive">
      <h2 id="own-drive">{driveText('own')}</h2>
      <AccountPanel store={store} mayWrite={false} />
    </section>
  );
}
