import {
  AnnotationIcon,
  CalendarIcon,
  ChatIcon,
  ClipboardIcon,
  DocumentIcon,
  HeartIcon,
  LearningIcon,
  PulseIcon,
  ShieldIcon,
  TimelineEventsIcon,
} from '@blueprintjs/icons';
import type { MomentType } from '@/domain/patients/timeline/MomentType';
import styles from './moments.module.css';

const icons: Partial<Record<MomentType, typeof ChatIcon>> = {
  note: AnnotationIcon,
  appointment: CalendarIcon,
  'drive-file': DocumentIcon,
  cgi: TimelineEventsIcon,
  'risk-assessment': ShieldIcon,
  chat: ChatIcon,
  phq9: ClipboardIcon,
  gad7: ClipboardIcon,
  checkup: PulseIcon,
  journal: HeartIcon,
  positive: HeartIcon,
};

/** The icon of a type of moment, next to its name. */
export function MomentIcon({ type }: { readonly type: MomentType }) {
  const Icon = icons[type] ?? LearningIcon;
  return (
    <span className={styles['icon']}>
      <Icon />
    </span>
  );
}
