import type { LiveState } from '@/application/kernel/LiveState';
import { Notice } from '../kit/Notice';
import { notificationText } from './notificationText';

interface MenuStateProps {
  readonly status: LiveState<unknown>['status'];
  readonly empty: boolean;
  readonly emptyText: string;
}

/** Says why a menu has no rows: still loading, nothing new, delayed or failed. */
export function MenuState({ status, empty, emptyText }: MenuStateProps) {
  if (status === 'unknown') return <p className="alert-state">{notificationText('menu.loading')}</p>;
  if (status === 'failed') return <Notice intent="warning">{notificationText('menu.failed')}</Notice>;
  return (
    <>
      {status === 'delayed' && <Notice intent="warning">{notificationText('menu.delayed')}</Notice>}
      {empty && <p className="alert-state">{emptyText}</p>}
    </>
  );
}
