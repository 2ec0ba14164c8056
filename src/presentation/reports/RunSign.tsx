import { CircleIcon, ErrorIcon, RemoveIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import type { RunState } from '@/domain/reports/runState.rule';
import styles from './reports.module.css';

const icons = {
  due: CircleIcon,
  running: TimeIcon,
  ran: TickCircleIcon,
  late: TimeIcon,
  missed: RemoveIcon,
  failed: ErrorIcon,
};

/** The outcome of a run, with an icon and words. */
export function RunSign({ state, text }: { readonly state: RunState; readonly text: string }) {
  const Icon = icons[state];
  return (
    <span className={`${styles['run']} ${styles[`run-${state}`]}`}>
      <Icon />
      <span>{text}</span>
    </span>
  );
}
